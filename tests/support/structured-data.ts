import { z } from 'zod'

// Google's rules for structured data (developers.google.com/search/docs/appearance/structured-data): its required properties
// are required here, and of its recommended ones those that the site knows.

const url = z.url({ protocol: /^https?$/ })
const schemaOrg = (...names: string[]) => z.enum(names.map((name) => `https://schema.org/${name}`) as [string, ...string[]])
/** ISO 8601 with a UTC offset, which Google requires for local times. */
const moment = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/)
const context = { '@context': z.literal('https://schema.org') }

const organization = z.object({ '@type': z.literal('Organization'), name: z.string().min(1), url })
const person = z.object({ '@type': z.literal('Person'), name: z.string().min(1), url: url.optional() })
const address = z.object({
  '@type': z.literal('PostalAddress'),
  streetAddress: z.string().min(1),
  postalCode: z.string().min(1),
  addressLocality: z.string().min(1),
  addressCountry: z.string().length(2),
})
const geo = z.object({ '@type': z.literal('GeoCoordinates'), latitude: z.number(), longitude: z.number() })

const offer = z.object({
  '@type': z.literal('Offer'),
  name: z.string().min(1).optional(),
  description: z.string().min(1).optional(),
  url,
  price: z.string().regex(/^\d+(\.\d{2})?$/),
  priceCurrency: z.string().length(3),
  availability: schemaOrg('InStock', 'SoldOut', 'PreOrder', 'LimitedAvailability', 'OutOfStock'),
  validFrom: moment.optional(),
})

const event = z.object({
  ...context,
  '@type': z.enum(['TheaterEvent', 'MusicEvent', 'DanceEvent']),
  name: z.string().min(1),
  startDate: moment,
  endDate: moment,
  previousStartDate: moment.optional(),
  location: z.object({ '@type': z.literal('Place'), name: z.string().min(1), address, geo: geo.optional() }),
  description: z.string().min(1),
  eventStatus: schemaOrg('EventScheduled', 'EventCancelled', 'EventRescheduled'),
  image: z.array(url).min(1),
  offers: z.array(offer).min(1).optional(),
  organizer: organization,
  performer: z.union([z.array(person).min(1), z.object({ '@type': z.literal('PerformingGroup'), name: z.string().min(1) })]),
  url,
})

const breadcrumb = z.object({
  ...context,
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(z.object({ '@type': z.literal('ListItem'), position: z.int(), name: z.string().min(1), item: url.optional() }))
    .min(2)
    .refine((steps) => steps.every(({ position }, index) => position === index + 1), 'steps are numbered from one on')
    .refine((steps) => steps.slice(0, -1).every(({ item }) => item), 'only the last step needs no address'),
})

const article = z.object({
  ...context,
  '@type': z.enum(['Article', 'NewsArticle', 'BlogPosting']),
  headline: z.string().min(1).max(110),
  image: z.array(url).min(1),
  datePublished: moment,
  dateModified: moment,
  author: z.union([person, organization]),
  publisher: organization,
})

const publisher = organization.extend({ ...context, logo: url })
const website = z.object({ ...context, '@type': z.literal('WebSite'), name: z.string().min(1), url })
const theatre = z.object({ ...context, '@type': z.literal('PerformingArtsTheater'), name: z.string().min(1), url, address, image: url })
const profile = z.object({
  ...context,
  '@type': z.literal('ProfilePage'),
  mainEntity: person.extend({ image: url, worksFor: organization, jobTitle: z.string().min(1).optional() }),
})

/** One JSON-LD object, by Google's rules for its type. */
export const structuredDataSchema = z.discriminatedUnion('@type', [event, breadcrumb, article, publisher, website, theatre, profile])

/** The JSON-LD objects of a page. */
export function structuredDataIn(html: string): { '@type': string; [field: string]: unknown }[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)]
  return scripts.flatMap(([, json = '']) => JSON.parse(json))
}
