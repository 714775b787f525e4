import { z } from 'zod'

/** What a WordPress says of itself. */
export const index = z.object({ name: z.string().default(''), namespaces: z.array(z.string()) })
/** Its kinds of contents, by name. */
export const types = z.record(z.string(), z.object({ slug: z.string(), rest_base: z.string().default('') }))
const rendered = z.object({ rendered: z.string() })
/** A picture beside a text. */
export const picture = z.object({
  source_url: z.string().default(''),
  alt_text: z.string().default(''),
  title: rendered.optional(),
  caption: rendered.optional(),
})
/** A category or tag. */
export const term = z.object({ taxonomy: z.string(), name: z.string(), link: z.string().default('') })
/** A page, a post or what the site has made a kind of its own for, with `_embed`. */
export const post = z.object({
  link: z.url(),
  date_gmt: z.string().default(''),
  title: rendered,
  content: rendered.extend({ protected: z.boolean().default(false) }),
  excerpt: rendered.optional(),
  _embedded: z
    .object({
      author: z.array(z.object({ name: z.string().default('') }).loose()).catch([]),
      'wp:featuredmedia': z.array(picture).catch([]),
      'wp:term': z.array(z.array(term)).catch([]),
    })
    .partial()
    .default({}),
})
const line = z.string().default('').catch('')
const venue = z.object({ venue: line, address: line, zip: line, city: line })
/** A date of The Events Calendar. */
export const event = z.object({
  url: z.url(),
  title: z.string(),
  description: z.string().default(''),
  image: z.union([z.literal(false), z.object({ url: z.string() })]).default(false),
  utc_start_date: z.string(),
  utc_end_date: z.string().default(''),
  venue: z.union([z.array(z.unknown()), venue]).default([]),
  cost: z.string().default('').catch(''),
  website: z.string().default(''),
  event_status: z.string().default('scheduled').catch('scheduled'),
})
