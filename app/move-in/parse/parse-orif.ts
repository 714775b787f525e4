import type { z } from 'zod'
import { germanText, orifEvent, orifFrame, orifImage, orifProduction } from '../../programme/feeds/orif.ts'
import type { EventMark } from '../../programme/schema.ts'
import type { FoundContributor, FoundPerformance, FoundPicture, FoundProduction, FoundSite } from '../found-site.ts'
import { paragraphsOf } from './paragraphs-of.ts'

type Production = z.output<typeof orifProduction>
type Event = z.output<typeof orifEvent>
type Agents = { name: string }[]

const TITLE_KEY = '#production-'

/**
 * Reads a programme in ORIF: productions with who takes part, pictures with their credit, and performances.
 * @param address where it was read
 * @returns undefined for anything else
 */
export function parseOrif(json: string, address: string): FoundSite | undefined {
  const frame = orifFrame.safeParse(parsed(json))
  if (!frame.success) return undefined
  const { organization, productions } = frame.data
  const found: FoundSite = { kind: 'orif', name: organization.name, documents: [], productions: [], performances: [], problems: [] }
  for (const [index, one] of productions.entries()) {
    const production = orifProduction.safeParse(one)
    if (!production.success) {
      const [issue] = production.error.issues
      found.problems.push(`productions[${index}] ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`)
      continue
    }
    const events = production.data.events.flatMap((event) => orifEvent.safeParse(event).data ?? [])
    const bad = production.data.events.length - events.length
    if (bad > 0) found.problems.push(`${germanText(production.data.name)}: events –${bad}`)
    found.productions?.push(productionOf(production.data, events, address))
    found.performances.push(...events.map((event) => performanceOf(production.data, event, address)))
  }
  return found
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

function productionOf(production: Production, events: Event[], address: string): FoundProduction {
  const { identifier, name, subtitle, abstract, description, audience, genre, contentWarning, inLanguage, creditText } = production
  const durations = events.flatMap(({ duration }) => duration ?? [])
  return {
    ...{ address: `${address}${TITLE_KEY}${identifier}`, title: germanText(name), subline: germanText(subtitle) },
    ...{ teaser: germanText(abstract), html: paragraphsOf(germanText(description)), genre: genreName(genre?.[0] ?? '') },
    pictures: (production.image ?? []).flatMap((image) => pictureOf(image, address)),
    durationMinutes: durations.find((minutes) => minutes > 0),
    intermissions: Math.max(0, ...events.map(({ intermission = 0 }) => intermission)),
    ageFrom: audience?.requiredMinAge ?? audience?.suggestedMinAge,
    language: (inLanguage ?? []).map(languageName).join(', '),
    contentNotes: [production.accessibilitySummary ?? '', ...(contentWarning ?? []).map(germanText)].filter(Boolean).join('\n'),
    sponsors: [germanText(creditText), ...names(production.funder), ...names(production.sponsor)].filter(Boolean).join(', '),
    contributors: contributorsOf(production, events),
  }
}

/** The team, and the cast of all evenings, each part with each person once. */
function contributorsOf({ creator = [] }: Production, events: Event[]): FoundContributor[] {
  const rows: FoundContributor[] = creator.flatMap((role) =>
    role.creator.map(({ name }) => ({ name, role: role.roleName || 'Mitarbeit', kind: 'team' as const })),
  )
  for (const { performer = [] } of events)
    for (const part of performer)
      for (const { name } of part.performer) {
        const role = part.characterName || part.roleName || 'Mit'
        if (!rows.some((row) => row.kind === 'cast' && row.name === name && row.role === role)) rows.push({ name, role, kind: 'cast' })
      }
  return rows
}

function performanceOf(production: Production, event: Event, address: string): FoundPerformance {
  const { identifier, startDate, endDate, eventStatus, location = [], offers = [], duration } = event
  const place = location.find((one) => one['@type'] === 'Place') ?? location[0]
  const page = event.url && URL.canParse(event.url) ? event.url : ''
  const startsAt = Temporal.Instant.from(startDate)
  const end = endDate ? Temporal.Instant.from(endDate) : duration ? startsAt.add({ minutes: duration }) : undefined
  const prices = offers.map(({ priceSpecification: { minPrice, maxPrice = minPrice } }) => [minPrice, maxPrice] as const)
  return {
    ...{ address: page || `${address}#event-${identifier}`, isPageless: page === '', title: germanText(production.name), html: '' },
    ...{ picture: undefined, startsAt: startsAt.toString(), endsAt: end?.toString(), place: place?.name ?? '' },
    isCancelled: eventStatus === 'EventCancelled' || eventStatus === 'EventPostponed',
    ticketUrl: offers.map(({ url = '' }) => url).find((url) => URL.canParse(url)) ?? '',
    isFree: prices.length > 0 && prices.every(([, most]) => most === 0),
    marks: marksOf(event),
    placeAddress: {
      street: place?.address?.streetAddress ?? '',
      postalCode: place?.address?.postalCode ?? '',
      city: place?.address?.addressLocality ?? '',
    },
  }
}

function marksOf({ eventType = [], subtitleLanguage = [] }: Event): EventMark[] {
  const isSigned = (language: string) => ['gsg', 'ase', 'bfi', 'sgg', 'ssr', 'asq'].includes(language)
  const marks: [EventMark, boolean][] = [
    ['premiere', eventType.includes('Premiere')],
    ['last-time', eventType.includes('LastShow')],
    ['surtitles', subtitleLanguage.some((language) => !isSigned(language))],
    ['sign-language', subtitleLanguage.some(isSigned)],
  ]
  return marks.filter(([, is]) => is).map(([mark]) => mark)
}

function pictureOf(value: unknown, address: string): FoundPicture[] {
  const image = orifImage.safeParse(value).data
  const url = image && URL.parse(image.contentUrl, address)
  if (!image || !url) return []
  return [{ address: url.href, alt: '', credit: image.copyrightNotice || (image.copyrightHolder?.name ?? '') }]
}

function names(agents: Agents = []): string[] {
  return agents.map(({ name }) => name)
}

/** The format's words for genres are written in small letters, without umlauts. */
function genreName(word: string): string {
  const plain = word.replaceAll('oe', 'ö').replaceAll('-', ' ')
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}

function languageName(tag: string): string {
  try {
    return new Intl.DisplayNames('de', { type: 'language' }).of(tag) ?? tag
  } catch {
    return tag
  }
}
