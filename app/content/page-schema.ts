import { z } from 'zod'
import { isoDateTimeWithOffset } from '../platform/clock/date-schemas.ts'
import { recordId } from '../platform/database/record-id.ts'
import { isBlank } from '../platform/format/blank.ts'
import { MAX_PAGE_SLUG_LENGTH } from '../platform/format/slug.ts'
import { t } from '../platform/i18n/i18n.ts'

/** The length of a page's title and of its other lines. */
export const MAX_LINE = 200
const MAX_TEXT = 500

const required = { error: () => t('This field is required!') }
const tooLong = { error: () => t('This text is too long.') }
const line = z.string().trim().max(MAX_LINE, tooLong)
const moment = isoDateTimeWithOffset.nullable()

/** The last segment of a page's path; only the home page has none. */
export const pageSlug = z
  .string()
  .trim()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: () => t('Lowercase letters, digits and hyphens only.') })
  .max(MAX_PAGE_SLUG_LENGTH, tooLong)

/** The fields of a page that staff set (A §3.1), with its publication window. */
export const pageFields = z.strictObject({
  title: line.refine((title) => !isBlank(title), required),
  headline: line,
  is_online: z.boolean(),
  is_clickable: z.boolean(),
  in_menu: z.boolean(),
  in_footer: z.boolean(),
  has_tab_navigation: z.boolean(),
  is_landing_page: z.boolean(),
  meta_title: line,
  meta_description: z.string().trim().max(MAX_TEXT, tooLong),
  og_title: line,
  og_description: z.string().trim().max(MAX_TEXT, tooLong),
  og_type: z.enum(['website', 'article', 'profile']),
  og_image: recordId.nullable(),
  publish_at: moment,
  unpublish_at: moment,
})
export type PageFields = z.infer<typeof pageFields>

/** A change of a page's fields, based on `revision`. A changed slug changes the page's path. */
export const pageChange = pageFields.partial().extend({ revision: z.int().positive(), slug: pageSlug.optional() }).strict()
export type PageChange = z.infer<typeof pageChange>

export const pageCreation = z.strictObject({
  title: pageFields.shape.title,
  slug: pageSlug,
  parent_id: recordId.nullable().default(null),
  is_online: z.boolean().default(false),
  /** the template whose modules the page begins with, as a draft */
  template_id: recordId.nullable().default(null),
})
export type PageCreation = z.infer<typeof pageCreation>

/** A page's new position in the tree: below a page or at the top level, before a sibling or at the end. */
export const pageMove = z.strictObject({ parent_id: recordId.nullable(), before_id: recordId.nullable().default(null) })
export type PageMove = z.infer<typeof pageMove>

/** Restores a page from the audit log entry of its deletion. */
export const pageRestoration = z.strictObject({ change: z.int().positive() })

/** A page's fields in the responses of the page calls. */
export type PageSettings = PageFields & {
  id: number
  revision: number
  slug: string
  path: string
  url: string
  parent_id: number | null
  is_house: boolean
}
