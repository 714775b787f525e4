import { z } from 'zod'
import { type OfferAnswer, offerSchema } from '../../app/booking/offer-schema.ts'
import { structuredDataIn } from '../support/structured-data.ts'
import { readSite, textOf } from './site-page.ts'
import type { WayPerformance } from './ways-on-sale.ts'

const callSchema = z.object({ seat_groups: z.array(z.object({ seat_group: z.string() })) })

/** Lists of a day, of which several performances are read. */
const lists = new Map<string, Promise<string>>()

function listOn(day: string): Promise<string> {
  const list = lists.get(day) ?? readSite(`/de/spielplan?date=${day}`)
  lists.set(day, list)
  return list
}

/** What the site says of a performance in each place: the row of the list, its page, the widget, structured data, the public call. */
export async function readSaid({ id, path, startsAt }: WayPerformance) {
  const [year, month, day] = startsAt.slice(0, 10).split('-')
  const list = await listOn(`${day}-${month}-${year}`)
  const row = list.split('<li').find((piece) => piece.includes(`href="${path}"`)) ?? ''
  const page = await readSite(path)
  const panel = page.slice(page.indexOf('id="tickets"'), page.indexOf('</section>', page.indexOf('id="tickets"')))
  const offer = offerSchema.parse(JSON.parse(await readSite(`/api/events/${id}/offer/`)))
  const call = callSchema.parse(JSON.parse(await readSite(`/de/api/events/${id}/`)))
  const said = textOf(panel)
  return {
    ...{ row: textOf(row), notice: noticeIn(said), panel: said, sale: offer.sale.kind, groups: groupsOf(offer), offer },
    ...{ jsonLd: offersIn(page), call: call.seat_groups.map(({ seat_group }) => seat_group) },
  }
}

/** What stands in the place of tickets, without days and times; empty where there are some. */
function noticeIn(panel: string): string {
  const notice = /Uhr (.*?)(?= Weitere Termine|$)/.exec(panel)?.[1] ?? ''
  return notice
    .replace(/(?:Mo|Di|Mi|Do|Fr|Sa|So)\S* ?,? ?\d[\d. :·,]*(?:Uhr)?/g, '… ')
    .replace(/^Karten buchen$/, '')
    .replace(/ +/g, ' ')
    .trim()
}

type Groups = OfferAnswer['seat_groups']

/** Each group of tickets with its prices, and what a code makes of them. */
export function groupsOf({ seat_groups }: { seat_groups: Groups }): string[] {
  return seat_groups.map(({ seat_group, prices }) =>
    [seat_group, ...prices.map(({ name, price, code_price }) => `${name} ${price}${code_price ? ` → ${code_price}` : ''}`)].join(' · '),
  )
}

function offersIn(html: string): string[] {
  const event = structuredDataIn(html).find((data) => String(data['@type']).endsWith('Event'))
  const offers = (event?.offers ?? []) as { price: string; priceCurrency: string; availability: string }[]
  return offers.map(({ price, priceCurrency, availability }) => {
    const currency = priceCurrency === 'EUR' ? '' : ` ${priceCurrency}`
    return `${price}${currency} ${availability.replace('https://schema.org/', '')}`
  })
}
