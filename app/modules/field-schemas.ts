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

// Schemas of fields that many modules share. Messages are created at validation, in the language of the request.

/** The longest line that a module holds. */
export const MAX_LINE_LENGTH = 300
const ANCHOR = /^[a-zA-Z][\w-]{0,60}$/
const SUMMARY_LENGTH = 60

const tooLong = { error: () => t('This text is too long.') }
const missing = { error: () => t('This field is required!') }

/** An optional line of text. */
export const line = z.string().max(MAX_LINE_LENGTH, tooLong).optional()
/** A required line of text. */
export const requiredLine = z
  .string(missing)
  .trim()
  .refine((text) => !isBlank(text), missing)
  .max(MAX_LINE_LENGTH, tooLong)
/** Optional multi-line plain text. @param max in characters */
export const lines = (max: number) => z.string().max(max, tooLong).optional()
/** Optional rich text. */
export const rich = richTextSchema.optional()
/** Required rich text. */
export const requiredRich = richTextSchema.refine((text) => !isBlank(plainTextOf(text)), missing)
/** Optional rich text. @param max in characters, without markup */
export const boundedRich = (max: number) => richTextSchema.refine((text) => plainTextOf(text).length <= max, tooLong).optional()
/** An optional address. */
export const address = z.union([linkAddress, z.literal('')]).optional()
/** A required address. */
export const requiredAddress = z.string(missing).trim().min(1, missing).pipe(linkAddress)
const picture = z.union([recordId, pictureUseSchema], {
  error: ({ input }) => (pictureUse(input) ? t('The crop is outside the image.') : t('This field is required!')),
})
/** A required picture of the media library, with an optional crop. */
export const requiredMedia = picture
/** An optional picture of the media library. */
export const media = picture.nullish()
/** A required film, recording or document of the media library. */
export const requiredFile = recordIdWithMessage(missing)
/** An optional file of the media library. */
export const file = recordId.nullish()
/** A required record of the programme, the magazine or the forms, by its id. */
export const requiredChoice = recordIdWithMessage(missing)
/** An optional record, by its id. */
export const choice = recordId.nullish()
/** Several records, by their ids; at most as many as a list shows. */
export const choices = (max: number) => z.array(recordId).max(max).optional()
/** A required integer. Numeric text counts as a number when it is rejected for its sign. */
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
/** An optional instant. */
export const moment = z.union([isoDateTime, z.literal('')]).nullish()
/** A required instant. */
export const requiredMoment = z.string(missing).min(1, missing).pipe(isoDateTime)
const anchorName = z.string().regex(ANCHOR, { error: () => t('An anchor must start with a letter and cannot contain spaces or umlauts.') })
/** An optional anchor on this page. */
export const anchor = z.union([anchorName, z.literal('')]).optional()
/** A required anchor. */
export const requiredAnchor = z.string(missing).trim().min(1, missing).pipe(anchorName)
/** The id that distinguishes an item from its siblings. */
export const itemId = z.string().max(40).optional()

/** Whether a number or numeric text is below zero (A §5). */
export function isNegative(value: unknown): boolean {
  const isNumeric = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')
  return isNumeric && Number(value) < 0
}

function outside(min: number, max: number): string {
  return t('Choose a number from {min} to {max}.', { min, max })
}

/** Empty rich text. */
export function emptyRich(): RichText {
  return { type: 'doc', content: [{ type: 'paragraph' }] }
}

/** The beginning of a field's text, for a summary. */
export function summaryText(value: unknown): string {
  const text = (typeof value === 'string' ? value : plainTextOf(value as RichText | undefined)).replace(/\s+/g, ' ').trim()
  return text.length > SUMMARY_LENGTH ? `${text.slice(0, SUMMARY_LENGTH - 3)}…` : text
}
