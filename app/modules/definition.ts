import { z } from 'zod'
import { t } from '../platform/i18n/i18n.ts'
import type { MessageId } from '../platform/i18n/message-ids.ts'
import { linkAddress, plainTextOf, richTextSchema } from '../platform/rich-text/rich-text.ts'

/** English source text of a label; translated where it is shown, in the language of that moment. */
type Label = MessageId

/** How a field is asked for in the editor's side panel. `inPlace` fields are changed where they stand on the page. */
export type FieldForm =
  | { kind: 'text' | 'richText' | 'link' | 'dateTime'; label: Label; inPlace?: boolean }
  | { kind: 'media'; label: Label }
  | { kind: 'boolean'; label: Label }
  | { kind: 'number'; label: Label; min?: number; max?: number }
  | { kind: 'select'; label: Label; options: { value: string | number; label: string }[] }
  | { kind: 'items'; label: Label; fields: Record<string, FieldForm>; itemLabel: Label }

/** All that is known of a module without drawing it. One place for its rules, its labels and its form (A §3.3, A §5). */
export type ModuleDefinition = {
  type: string
  version: number
  label: Label
  /** checks the data when it goes live */
  schema: z.ZodType<Record<string, unknown>>
  /** data of a new module */
  defaults: () => Record<string, unknown>
  fields: Record<string, FieldForm>
  /** a few words that name the module in lists and announcements */
  summary: (data: Record<string, unknown>) => string
  /** number of columns of a new one, for what holds other modules */
  columns?: number
}

const MAX_LINE_LENGTH = 300
const ANCHOR = /^[a-zA-Z][\w-]{0,60}$/

/** A line that may be empty. */
export const line = z
  .string()
  .max(MAX_LINE_LENGTH, { error: () => t('This text is too long.') })
  .optional()
/** A line that must be filled. */
export const requiredLine = z
  .string({ error: () => t('This field is required!') })
  .trim()
  .min(1, { error: () => t('This field is required!') })
  .max(MAX_LINE_LENGTH, { error: () => t('This text is too long.') })
/** Running text that may be empty. */
export const rich = richTextSchema.optional()
/** Running text that must say something. */
export const requiredRich = richTextSchema.refine((text) => plainTextOf(text).trim() !== '', { error: () => t('This field is required!') })
/** An address that may be missing. */
export const address = z.union([linkAddress, z.literal('')]).optional()
/** An address that must be there. */
export const requiredAddress = z.string({ error: () => t('This field is required!') }).pipe(linkAddress)
/** A picture of the library that must be chosen. */
export const requiredMedia = z.int({ error: () => t('This field is required!') }).positive()
/** A picture of the library that may be missing. */
export const media = z.int().positive().nullish()
/** A moment that may be missing. */
export const moment = z.union([z.iso.datetime({ offset: true, local: true }), z.literal('')]).nullish()
/** A target for a hash on this page. */
export const anchor = z.union([z.string().regex(ANCHOR), z.literal('')]).optional()

/** A few words of a field, for a summary. */
export function words(value: unknown): string {
  const text = typeof value === 'string' ? value : plainTextOf(value as Parameters<typeof plainTextOf>[0])
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}
