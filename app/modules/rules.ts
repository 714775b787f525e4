import { z } from 'zod'
import { t } from '../platform/i18n/i18n.ts'
import { linkAddress, plainTextOf, type RichText, richTextSchema } from '../platform/rich-text/rich-text.ts'

// The rules that fields of many modules share. Messages are made when a rule is broken, in the language of that moment.

const MAX_LINE_LENGTH = 300
const ANCHOR = /^[a-zA-Z][\w-]{0,60}$/
const SUMMARY_LENGTH = 60

const tooLong = { error: () => t('This text is too long.') }
const missing = { error: () => t('This field is required!') }

/** A line that may be empty. */
export const line = z.string().max(MAX_LINE_LENGTH, tooLong).optional()
/** A line that must be filled. */
export const requiredLine = z.string(missing).trim().min(1, missing).max(MAX_LINE_LENGTH, tooLong)
/** Several lines of bare text that may be empty. @param max in characters */
export const lines = (max: number) => z.string().max(max, tooLong).optional()
/** Running text that may be empty. */
export const rich = richTextSchema.optional()
/** Running text that must say something. */
export const requiredRich = richTextSchema.refine((text) => plainTextOf(text).trim() !== '', missing)
/** Running text that may be empty. @param max in characters, marks not counted */
export const boundedRich = (max: number) => richTextSchema.refine((text) => plainTextOf(text).length <= max, tooLong).optional()
/** An address that may be missing. */
export const address = z.union([linkAddress, z.literal('')]).optional()
/** An address that must be there. */
export const requiredAddress = z.string(missing).trim().min(1, missing).pipe(linkAddress)
/** A picture of the library that must be chosen. */
export const requiredMedia = z.int(missing).positive(missing)
/** A picture of the library that may be missing. */
export const media = z.int().positive().nullish()
/** A moment that may be missing. */
export const moment = z.union([z.iso.datetime({ offset: true, local: true }), z.literal('')]).nullish()
/** A moment that must be there. */
export const requiredMoment = z
  .string(missing)
  .min(1, missing)
  .pipe(z.iso.datetime({ offset: true, local: true }))
/** A target for a hash on this page. */
export const anchor = z.union([z.string().regex(ANCHOR), z.literal('')]).optional()
/** The id that tells an item from its neighbours. */
export const itemId = z.string().max(40).optional()

/** Running text that says nothing yet. */
export function emptyRich(): RichText {
  return { type: 'doc', content: [{ type: 'paragraph' }] }
}

/** A few words of a field, for a summary. */
export function words(value: unknown): string {
  const text = (typeof value === 'string' ? value : plainTextOf(value as RichText | undefined)).replace(/\s+/g, ' ').trim()
  return text.length > SUMMARY_LENGTH ? `${text.slice(0, SUMMARY_LENGTH - 3)}…` : text
}
