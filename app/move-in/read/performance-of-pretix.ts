import type { z } from 'zod'
import { formatPrice } from '../../platform/format/price.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { FoundPerformance, FoundProduction } from '../found-site.ts'
import { paragraphsOf } from '../parse/paragraphs-of.ts'
import {
  germanOf,
  type PretixEvent,
  type PretixItem,
  type PretixQuota,
  type PretixSubevent,
  type settingsSchema,
} from './pretix-answers.ts'

/** An event with its page in the shop. */
export type ShownEvent = PretixEvent & { public_url: string }

/** What is sold in an event, and for which dates. */
export type Wares = { items: PretixItem[]; quotas: PretixQuota[] }

/** An event of pretix that is no series, as a performance; undefined without a date. */
export function performanceOfEvent(event: ShownEvent, wares: Wares): FoundPerformance | undefined {
  const startsAt = instant(event.date_from)
  if (!startsAt) return undefined
  const { public_url, slug } = event
  return {
    ...{ address: public_url, isPageless: true, shopNumber: slug, ticketUrl: public_url },
    ...{ title: germanOf(event.name) || slug, html: '', picture: undefined, isCancelled: false },
    ...{ startsAt, endsAt: instant(event.date_to) },
    ...placeOf(event.location),
    ...costs(pricesOf(wares, null), event.currency),
  }
}

/** A date of an event series, as a performance; its name is that of a production. Undefined without a date. */
export function performanceOfDate(event: ShownEvent, date: PretixSubevent, wares: Wares): FoundPerformance | undefined {
  const startsAt = instant(date.date_from)
  if (!startsAt) return undefined
  const { public_url, slug } = event
  const page = `${public_url.replace(/\/?$/, '/')}${date.id}/`
  return {
    ...{ address: page, isPageless: true, shopNumber: `${slug}/${date.id}`, ticketUrl: page },
    ...{
      title: germanOf(date.name) || germanOf(event.name) || slug,
      html: paragraphsOf(germanOf(date.frontpage_text)),
      picture: undefined,
    },
    ...{ startsAt, endsAt: instant(date.date_to), isCancelled: !date.active },
    ...placeOf(germanOf(date.location) ? date.location : event.location),
    ...costs(pricesOf(wares, date), event.currency),
  }
}

/** What an event that is no series says of its production. */
export function productionOfEvent(
  { public_url }: ShownEvent,
  { title }: FoundPerformance,
  settings: z.output<typeof settingsSchema> | undefined,
): FoundProduction {
  const picture = settings?.og_image || settings?.logo_image || ''
  return {
    ...{ address: `${public_url}#production`, title, subline: '', teaser: '', language: '', contentNotes: '' },
    html: paragraphsOf(germanOf(settings?.frontpage_text)),
    pictures: URL.canParse(picture) ? [{ address: picture, alt: '', credit: '' }] : [],
    ...{ durationMinutes: undefined, intermissions: 0, ageFrom: undefined, sponsors: '', genre: '', contributors: [] },
  }
}

function instant(time: string | null | undefined): string | undefined {
  return time ? Temporal.Instant.from(time).toString() : undefined
}

/** A location of several lines is a room and its address. */
function placeOf(location: PretixEvent['location']): Pick<FoundPerformance, 'place' | 'placeAddress'> {
  const [place = '', street = '', town = ''] = germanOf(location)
    .split(/\s*\r?\n\s*/)
    .filter(Boolean)
  const [, postalCode = '', city = ''] = /^(\d{4,5})\s+(.+)$/.exec(town) ?? []
  return { place, placeAddress: { street, postalCode, city: city || town } }
}

/** The prices at which tickets are sold on a date, in its quotas, in the currency's unit. */
function pricesOf({ items, quotas }: Wares, date: PretixSubevent | null): number[] {
  const own = quotas.filter(({ subevent }) => subevent === null || subevent === date?.id)
  const sold = new Set(own.flatMap((quota) => quota.items))
  return items
    .filter(({ id, admission, require_voucher }) => sold.has(id) && admission && !require_voucher)
    .flatMap((item) => {
      const price = date?.item_price_overrides.find((one) => one.item === item.id)?.price ?? item.default_price
      const variations = item.variations.filter(({ active }) => active)
      const priceOf = (id: number) => date?.variation_price_overrides.find(({ variation }) => variation === id)?.price
      return variations.length > 0 ? variations.map((one) => priceOf(one.id) ?? one.default_price ?? price) : [price]
    })
    .map(Number)
    .filter((price) => Number.isFinite(price))
}

function costs(prices: number[], currency: string): Pick<FoundPerformance, 'isFree' | 'prices'> {
  const [least, most] = [Math.min(...prices), Math.max(...prices)]
  if (prices.length === 0) return {}
  if (most === 0) return { isFree: true, prices: t('Free admission') }
  const money = (price: number) => formatPrice(price.toFixed(2), currency === 'EUR' ? undefined : currency)
  return { prices: least === most ? money(least) : `${money(least)} – ${money(most)}` }
}
