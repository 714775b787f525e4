import { z } from 'zod'
import type { CallDescription } from '../platform/http/call-descriptions.ts'
import {
  draftsPublication,
  draftsResponse,
  earlierQuery,
  earlierResponse,
  localeQuery,
  overviewQuery,
  overviewResponse,
  type TranslationUnit,
  translationChange,
  translationsResponse,
  unitSchema,
  variantOfOriginal,
  variantResponse,
} from './schema.ts'

const record = z.object({
  recordType: z.string().meta({ description: 'Name of a record type, `page`, `legal` or `settings`.', example: 'production' }),
  id: z.coerce.number().int().positive(),
})
const variantParams = z.object({ id: z.coerce.number().int().positive() })
const UNIT: TranslationUnit = {
  ...{ unit: 'teaser', label: 'Teaser', kind: 'text', original: 'Eine Frau nimmt Rache.' },
  ...{ translation: 'A woman takes her revenge.', state: 'current', originalThen: null, earlier: 1 },
  ...{ live: 'A woman has her revenge.', waits: false },
  draft: { revision: '0f8fad5b-d9cb-469f-a165-70867728950e', by: 'Rita Redaktion', at: '2026-11-29T10:00:00+01:00', isMine: true },
}
const ITEM = {
  ...{ recordType: 'production', recordId: 12, typeLabel: 'Stücke', title: 'Medea', path: '/en/productions/medea/12' },
  ...{ editPath: '/cms-hub/production/12', total: 5, missing: 1, outdated: 0, draft: 1 },
}
const COUNTS = { all: 1, missing: 1, outdated: 0, draft: 1 }

/** The calls of translations, as the OpenAPI document says them. */
export const TRANSLATION_CALLS: CallDescription[] = [
  {
    ...{ method: 'get', path: '/admin/translations', query: overviewQuery, isForStaff: true },
    summary: 'Records with texts that visitors read, by what is missing or out of date in a language.',
    response: {
      schema: overviewResponse,
      example: { items: [ITEM], total: 1, counts: COUNTS, texts: { ...COUNTS, all: 5 }, types: [{ name: 'production', label: 'Stücke' }] },
    },
    errors: [400, 401],
  },
  {
    ...{ method: 'get', path: '/admin/translations/{recordType}/{id}', params: record, query: localeQuery, isForStaff: true },
    summary: 'The texts of a record with their translations, in the order of its form and its page. Rich text is JSON.',
    response: { schema: translationsResponse, example: { locale: 'en', units: [UNIT] } },
    errors: [400, 401, 404],
  },
  {
    ...{ method: 'get', path: '/admin/translations/{recordType}/{id}/earlier', params: record, query: earlierQuery, isForStaff: true },
    summary: 'What a translation said before, the newest first, with who wrote it and when.',
    response: {
      schema: earlierResponse,
      example: { earlier: [{ text: 'A woman has her revenge.', at: '2026-11-20T10:00:00+01:00', by: 'Rita Redaktion' }] },
    },
    errors: [400, 401, 404],
  },
  {
    ...{ method: 'put', path: '/admin/translations/{recordType}/{id}', params: record, isForStaff: true },
    summary: 'Writes the draft of a translation, or with null one that takes it away. Visitors read it once it is published.',
    body: {
      schema: translationChange,
      example: { locale: 'en', unit: 'teaser', text: 'A woman takes her revenge.', original: 'Eine Frau nimmt Rache.', was: null },
    },
    response: { schema: unitSchema, example: UNIT },
    errors: [400, 401, 403, 404, 409],
  },
  {
    ...{ method: 'get', path: '/admin/translations/{recordType}/{id}/drafts', params: record, isForStaff: true },
    summary: 'The drafts of the translations of a record, by language.',
    response: { schema: draftsResponse, example: { languages: [{ locale: 'en', units: [UNIT] }] } },
    errors: [401, 404],
  },
  {
    ...{ method: 'post', path: '/admin/translations/{recordType}/{id}/publish', params: record, isForStaff: true },
    summary: 'Publishes drafts as they were shown, by text and revision. One whose original is a draft stays one until that is live.',
    body: { schema: draftsPublication, example: { locale: 'en', units: { teaser: UNIT.draft?.revision ?? '' } } },
    response: { schema: translationsResponse, example: { locale: 'en', units: [UNIT] } },
    errors: [400, 401, 403, 404, 409],
  },
  {
    ...{ method: 'delete', path: '/admin/translations/{recordType}/{id}/drafts', params: record, query: localeQuery, isForStaff: true },
    summary: 'Discards the drafts of a record in a language. What they said is kept among the earlier wordings.',
    response: { schema: translationsResponse, example: { locale: 'en', units: [UNIT] } },
    errors: [400, 401, 403, 404],
  },
  {
    ...{ method: 'post', path: '/admin/variants', isForStaff: true },
    summary: 'Makes a page that says another page or a record in Leichte Sprache or in a film in sign language, or gives the one there is.',
    body: { schema: variantOfOriginal, example: { variant: 'easy-read', content_type: 'page', object_id: 7 } },
    response: { status: 201, schema: variantResponse, example: { id: 31, url: '/de/ihr-besuch/leichte-sprache' } },
    errors: [400, 401, 403, 404],
  },
  {
    ...{ method: 'put', path: '/admin/variants/{id}', params: variantParams, isForStaff: true },
    summary: 'Takes a page that there is for the variant of another page or of a record; it stays where it is.',
    body: { schema: variantOfOriginal, example: { variant: 'easy-read', content_type: 'production', object_id: 7 } },
    response: { schema: variantResponse, example: { id: 31, url: '/de/leichte-sprache' } },
    errors: [400, 401, 403, 404, 409],
  },
  {
    ...{ method: 'delete', path: '/admin/variants/{id}', params: variantParams, isForStaff: true },
    summary: 'Makes a variant a page of its own right; it stays where it is.',
    errors: [401, 403, 404],
  },
  {
    ...{
      method: 'post',
      path: '/admin/variants/{id}/current',
      params: variantParams,
      isForStaff: true,
    },
    summary: 'Notes that a variant fits what its original says now.',
    errors: [401, 403, 404],
  },
]
