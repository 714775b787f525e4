import { z } from 'zod'
import { isShortUrl, MAX_EMBED_LENGTH, namesOf, parseEmbed } from '../embeds/index.ts'
import { isoDateTime } from '../platform/clock/date-schemas.ts'
import { recordId, recordIdWithMessage } from '../platform/database/record-id.ts'
import { isBlank } from '../platform/format/blank.ts'
import type { EmbedHost } from '../platform/http/embed-origins.ts'
import { t } from '../platform/i18n/i18n.ts'
import { issueText } from '../platform/i18n/issue-text.ts'
import { pictureUse } from '../platform/media/picture-use.ts'
import { pictureUseSchema } from '../platform/media/picture-use-schema.ts'
import { plainTextOf } from '../platform/rich-text/plain-text.ts'
import { linkAddress, type RichText, richTextSchema } from '../platform/rich-text/rich-text.ts'

// The rules that fields of many modules share. Messages are made when a rule is broken, in the language of that moment.

const MAX_LINE_LENGTH = 300
const ANCHOR = /^[a-zA-Z][\w-]{0,60}$/
const SUMMARY_LENGTH = 60

const tooLong = { error: () => t('This text is too long.') }
const missing = { error: () => t('This field is required.') }

/** A line that may be empty. */
export const line = z.string().max(MAX_LINE_LENGTH, tooLong).optional()
/** A line that must be filled. */
export const requiredLine = z
  .string(missing)
  .trim()
  .refine((text) => !isBlank(text), missing)
  .max(MAX_LINE_LENGTH, tooLong)
/** Several lines of bare text that may be empty. @param max in characters */
export const lines = (max: number) => z.string().max(max, tooLong).optional()
/** Running text that may be empty. */
export const rich = richTextSchema.optional()
/** Running text that must say something. */
export const requiredRich = richTextSchema.refine((text) => !isBlank(plainTextOf(text)), missing)
/** Running text that may be empty. @param max in characters, marks not counted */
export const boundedRich = (max: number) => richTextSchema.refine((text) => plainTextOf(text).length <= max, tooLong).optional()
/** An address that may be missing. */
export const address = z.union([linkAddress, z.literal('')]).optional()
/** An address that must be there. */
export const requiredAddress = z.string(missing).trim().min(1, missing).pipe(linkAddress)
const picture = z.union([recordId, pictureUseSchema], {
  error: ({ input }) => (pictureUse(input) ? t('The crop is outside the image.') : t('This field is required.')),
})
/** A picture of the library that must be chosen: whole, or as this place shows it. */
export const requiredMedia = picture
/** A picture of the library that may be missing. */
export const media = picture.nullish()
/** A film, a recording or a document of the library that must be chosen. */
export const requiredFile = recordIdWithMessage(missing)
/** A file of the library that may be missing. */
export const file = recordId.nullish()
/** Something of the programme, the magazine or the forms that must be chosen, by its id. */
export const requiredChoice = recordIdWithMessage(missing)
/** The same, where nothing may be chosen. */
export const choice = recordId.nullish()
/** Several such things; at most as many as a list shows. */
export const choices = (max: number) => z.array(recordId).max(max).optional()
/** A whole number that must be there. Numeric text counts as a number when it is refused for its sign. */
export const count = (min: number, max: number) =>
  z
    .int({ error: (issue) => (isNegative(issue.input) ? t('Negative numbers are not allowed here.') : issueText(issue)) })
    .min(min, { error: ({ input }) => (isNegative(input) ? t('Negative numbers are not allowed here.') : outside(min, max)) })
    .max(max, { error: () => outside(min, max) })
/** An embed code or address that must lead to one of the hosts (A §5). */
export const embedCode = (hosts: readonly EmbedHost[]) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(MAX_EMBED_LENGTH, tooLong)
    .refine((text) => text === '' || parseEmbed(text, hosts) !== undefined, {
      error: ({ input }) =>
        isShortUrl(String(input))
          ? t('This short URL does not show where it leads. Open it and copy the full URL from the browser.')
          : t('Only content from these providers can be embedded here: {names}', { names: namesOf(hosts) }),
    })
/** A moment that may be missing. */
export const moment = z.union([isoDateTime, z.literal('')]).nullish()
/** A moment that must be there. */
export const requiredMoment = z.string(missing).min(1, missing).pipe(isoDateTime)
const anchorName = z.string().regex(ANCHOR, { error: () => t('An anchor must start with a letter and cannot contain spaces or umlauts.') })
/** A target for a hash on this page. */
export const anchor = z.union([anchorName, z.literal('')]).optional()
/** A target for a hash that must be named. */
export const requiredAnchor = z.string(missing).trim().min(1, missing).pipe(anchorName)
/** The id that tells an item from its neighbours. */
export const itemId = z.string().max(40).optional()

/** Whether a number, or a text that is one, lies below zero (A §5). */
export function isNegative(value: unknown): boolean {
  const isNumeric = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')
  return isNumeric && Number(value) < 0
}

function outside(min: number, max: number): string {
  return t('Choose a number from {min} to {max}.', { min, max })
}

/** Running text that says nothing yet. */
export function emptyRich(): RichText {
  return { type: 'doc', content: [{ type: 'paragraph' }] }
}

/** A few words of a field, for a summary. */
export function summaryText(value: unknown): string {
  const text = (typeof value === 'string' ? value : plainTextOf(value as RichText | undefined)).replace(/\s+/g, ' ').trim()
  return text.length > SUMMARY_LENGTH ? `${text.slice(0, SUMMARY_LENGTH - 3)}…` : text
}
