import { z } from 'zod'
import { VARIANT_KINDS } from '../content/index.ts'
import { recordId } from '../platform/database/record-id.ts'
import { DEFAULT_LOCALE, LOCALES, t } from '../platform/i18n/i18n.ts'
import { siteLocales } from '../platform/i18n/request-language.ts'

const MAX_JSON = 200_000

/** A language of the site besides the first. */
export const furtherLocale = z.enum(LOCALES).refine((locale) => locale !== DEFAULT_LOCALE && siteLocales().includes(locale), {
  error: () => t('The site does not have this language.'),
})

/** The language of which a call asks. */
export const localeQuery = z.object({ locale: furtherLocale })

/** The states of a translation. It is outdated where the original says something else by now. */
export const TRANSLATION_STATES = ['missing', 'current', 'outdated'] as const

/** A translation that is not published: who wrote it and when, and the revision by which publishing names it. */
const translationDraft = z.object({ revision: z.string(), by: z.string(), at: z.iso.datetime({ offset: true }), isMine: z.boolean() })

/** A text of a record with its translation. Rich text is JSON. */
export const unitSchema = z.object({
  unit: z.string(),
  label: z.string(),
  kind: z.enum(['line', 'text', 'rich']),
  original: z.string(),
  translation: z.string().nullable().meta({ description: 'What the draft says where there is one, or else what visitors read.' }),
  live: z.string().nullable().meta({ description: 'What visitors read; null where they read the original.' }),
  draft: translationDraft.nullable().meta({ description: 'The draft, where there is one.' }),
  waits: z.boolean().meta({ description: 'Whether the original is a draft, so that its translation goes live with it or later.' }),
  state: z.enum(TRANSLATION_STATES),
  earlier: z.int().meta({ description: 'How many earlier wordings of the translation there are.' }),
  originalThen: z.string().nullable().meta({ description: 'The original as it was when it was translated, where it has changed since.' }),
})
export type TranslationUnit = z.infer<typeof unitSchema>

/** What a translation said before. Rich text is JSON. */
export const earlierWording = z.object({ text: z.string(), at: z.iso.datetime({ offset: true }), by: z.string() })
export type EarlierWording = z.infer<typeof earlierWording>
export const earlierResponse = z.object({ earlier: z.array(earlierWording) })

/** The text whose earlier wordings a call asks for. */
export const earlierQuery = z.object({ locale: furtherLocale, unit: z.string().min(1).max(300) })

/** All texts of a record, in the order of its form and its page. */
export const translationsResponse = z.object({ locale: z.string(), units: z.array(unitSchema) })

/** A translation that is written; null takes it away. `original` and `was` are original and translation as the translator saw them. */
export const translationChange = z.strictObject({
  locale: furtherLocale,
  unit: z.string().min(1).max(300),
  text: z.string().max(MAX_JSON).nullable(),
  original: z.string().max(MAX_JSON),
  was: z.string().max(MAX_JSON).nullable(),
})
export type TranslationChange = z.infer<typeof translationChange>

/** Which drafts are published: by text the revision that was shown. */
export const draftsPublication = z.strictObject({
  locale: furtherLocale,
  units: z.record(z.string().min(1).max(300), z.uuid()),
})
export type DraftsPublication = z.infer<typeof draftsPublication>

/** The drafts of an object's translations, by language, as the publish sheet shows them. */
export const draftsResponse = z.object({ languages: z.array(translationsResponse) })

/** Which variant is made, or a page becomes, and of what. */
export const variantOfOriginal = z.strictObject({
  variant: z.enum(VARIANT_KINDS),
  content_type: z.string().min(1).max(60),
  object_id: recordId,
})

/** The page that a variant is. */
export const variantResponse = z.object({ id: z.int(), url: z.string() })

/** What the list of translations asks for. */
export const overviewQuery = z.object({
  locale: furtherLocale,
  state: z.enum(['missing', 'outdated', 'draft', 'all']).default('all'),
  type: z.string().max(60).default(''),
  q: z.string().max(200).default(''),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
})
export type OverviewQuery = z.infer<typeof overviewQuery>

/** A record in the list: `path` is its address in that language, `editPath` where staff edit it. */
export const overviewItem = z.object({
  recordType: z.string(),
  recordId: z.int(),
  typeLabel: z.string(),
  title: z.string(),
  path: z.string().nullable(),
  editPath: z.string(),
  ...{ total: z.int(), missing: z.int(), outdated: z.int(), draft: z.int() },
})
export type OverviewItem = z.infer<typeof overviewItem>

const textCounts = z.object({ all: z.int(), missing: z.int(), outdated: z.int(), draft: z.int() })
/** `counts` are records, whatever state is asked for; `texts` their single texts. */
export const overviewResponse = z.object({
  items: z.array(overviewItem),
  total: z.int(),
  counts: textCounts,
  texts: textCounts,
  types: z.array(z.object({ name: z.string(), label: z.string() })),
})
