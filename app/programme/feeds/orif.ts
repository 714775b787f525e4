import { z } from 'zod'

// The Open Repertoire Interchange Format, version 2, of the Deutscher Bühnenverein, as far as Foyer writes and reads it
// (https://buehnenverein.github.io/open-repertoire). Written from its specification. Fields that it does not require may be
// missing; those that Foyer does not know are left out in reading.

/** A text, or the same in several languages. */
const text = z.union([z.string(), z.object({ '@type': z.literal('Text'), de: z.string(), en: z.string(), fr: z.string() }).partial()])
const moment = z.iso.datetime({ offset: true })
const several = <T extends z.ZodType>(one: T) => z.array(one).optional()

const agent = z.object({ '@type': z.enum(['Person', 'Organization']), name: z.string(), identifier: z.string().optional() })

const address = z.object({
  '@type': z.literal('PostalAddress'),
  streetAddress: z.string().optional(),
  postalCode: z.string(),
  addressLocality: z.string(),
  addressCountry: z.string().optional(),
})

/** A place, or a way to follow it online: the latter has no address. */
const location = z.object({
  '@type': z.enum(['Place', 'VirtualLocation']),
  identifier: z.string().optional(),
  name: z.string().optional(),
  address: address.optional(),
  latitude: z.number().optional(),
  longitude: z.number().optional(),
})

const offer = z.object({
  '@type': z.literal('Offer'),
  name: z.string().optional(),
  url: z.string().optional(),
  availability: z.enum(['InStock', 'SoldOut']).optional(),
  priceSpecification: z.object({
    '@type': z.literal('PriceSpecification'),
    minPrice: z.number(),
    maxPrice: z.number().optional(),
    priceCurrency: z.string(),
  }),
})

const performer = z.object({
  '@type': z.literal('PerformanceRole'),
  characterName: z.string().optional(),
  roleName: z.string().optional(),
  performer: z.array(agent),
})

const event = z.object({
  '@type': z.literal('Event'),
  identifier: z.string(),
  dateModified: moment.optional(),
  startDate: moment,
  endDate: moment.optional(),
  duration: z.int().optional(),
  intermission: z.int().optional(),
  url: z.string().optional(),
  location: several(location),
  performer: several(performer),
  offers: several(offer),
  subtitleLanguage: several(z.string()),
  eventType: several(z.enum(['Premiere', 'LastShow', 'GuestPerformance', 'Preview'])),
  eventStatus: z.enum(['EventScheduled', 'EventCancelled', 'EventMovedOnline', 'EventPostponed', 'EventRescheduled']).optional(),
})

const image = z.object({
  '@type': z.literal('ImageObject'),
  contentUrl: z.string(),
  width: z.int().optional(),
  height: z.int().optional(),
  copyrightHolder: agent.optional(),
  copyrightNotice: z.string().optional(),
})

const production = z.object({
  '@type': z.enum(['Play', 'CreativeWork']),
  identifier: z.string(),
  dateModified: moment.optional(),
  name: text,
  subtitle: text.optional(),
  description: text.optional(),
  abstract: text.optional(),
  genre: several(z.string()),
  image: several(image),
  accessibilitySummary: z.string().optional(),
  contentWarning: several(text),
  inLanguage: several(z.string()),
  audience: z
    .object({ '@type': z.literal('PeopleAudience'), suggestedMinAge: z.int().optional(), requiredMinAge: z.int().optional() })
    .optional(),
  creator: several(z.object({ '@type': z.literal('Role'), roleName: z.string().optional(), creator: z.array(agent) })),
  creditText: text.optional(),
  funder: several(agent),
  sponsor: several(agent),
  events: z.array(event),
})

const organization = z.object({
  '@type': z.literal('Organization'),
  name: z.string(),
  address: address.optional(),
  logo: z.string().optional(),
})

/** A programme in ORIF, as Foyer writes it. */
export const orifSchema = z.object({
  '@context': z.literal('https://schema.org'),
  version: z.literal('v2'),
  organization,
  productions: z.array(production),
})

/** Of another's programme what makes it one; each production and event is read for itself, so that a bad one costs no other. */
export const orifFrame = z.object({ version: z.string(), organization: z.object({ name: z.string() }), productions: z.array(z.unknown()) })
export const orifProduction = production.extend({ events: z.array(z.unknown()), image: z.array(z.unknown()).optional() })
export const orifEvent = event
export const orifImage = image

export type Orif = z.input<typeof orifSchema>
export type OrifProduction = Orif['productions'][number]
export type OrifEvent = OrifProduction['events'][number]

/** The German of a text in several languages, else another. */
export function germanText(value: z.output<typeof text> | undefined): string {
  if (typeof value !== 'object') return value ?? ''
  return value.de ?? value.en ?? value.fr ?? ''
}
