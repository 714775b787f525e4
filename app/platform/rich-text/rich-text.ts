import { z } from 'zod'
import { t } from '../i18n/i18n.ts'
import { PART_LANGUAGES } from '../i18n/part-language.ts'
import { isLinkAddress } from '../routing/link-address.ts'
import { MAX_BLOCKS, MAX_INLINES, MAX_TEXT_LENGTH } from './text-limits.ts'

/** Marks and blocks allowed in rich text: those of A §5 and of decision 0074, stored as ProseMirror JSON. */
export type RichTextMark =
  | { type: 'bold' }
  | { type: 'italic' }
  | { type: 'superscript' }
  | { type: 'subscript' }
  /** words in another language than those around them (WCAG 3.1.2) */
  | { type: 'language'; attrs: { lang: string } }
  | { type: 'link'; attrs: { href: string; target?: '_blank' | null; rel?: string | null } }
export type RichTextInline = { type: 'text'; text: string; marks?: RichTextMark[] } | { type: 'hardBreak' }
export type Alignment = 'left' | 'center' | 'right'
export type RichTextParagraph = { type: 'paragraph'; attrs?: { textAlign?: Alignment | null }; content?: RichTextInline[] }
/** The levels of headings within a text: those below the headings of modules. */
export const TEXT_HEADING_LEVELS = [3, 4] as const
export type TextHeadingLevel = (typeof TEXT_HEADING_LEVELS)[number]
export type RichTextHeading = {
  type: 'heading'
  attrs: { level: TextHeadingLevel; textAlign?: Alignment | null }
  content?: RichTextInline[]
}
export type RichTextListItem = { type: 'listItem'; content: RichTextInnerBlock[] }
export type RichTextList =
  | { type: 'bulletList'; content: RichTextListItem[] }
  | { type: 'orderedList'; attrs?: { start?: number; type?: string | null }; content: RichTextListItem[] }
/** What stands in items of lists and in quotes. */
export type RichTextInnerBlock = RichTextParagraph | RichTextList
export type RichTextQuote = { type: 'blockquote'; content: RichTextInnerBlock[] }
export type RichTextBlock = RichTextInnerBlock | RichTextHeading | RichTextQuote
export type RichText = { type: 'doc'; content: RichTextBlock[] }

/** Nesting of objects and arrays: some twenty levels of lists. */
const MAX_NESTING = 88
/** Each mark once; what is raised is not lowered. */
const MAX_MARKS = 5

/** The target of a link (`isLinkAddress`). */
export const linkAddress = z
  .string()
  .trim()
  .min(1)
  .max(2000)
  .refine(isLinkAddress, { error: () => t('Enter a URL that starts with https://, /, mailto:, tel: or #.') })

const mark = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('bold') }),
  z.strictObject({ type: z.literal('italic') }),
  z.strictObject({ type: z.literal('superscript') }),
  z.strictObject({ type: z.literal('subscript') }),
  z.strictObject({ type: z.literal('language'), attrs: z.strictObject({ lang: z.enum(PART_LANGUAGES) }) }),
  z.strictObject({
    type: z.literal('link'),
    attrs: z.strictObject({ href: linkAddress, target: z.literal('_blank').nullish(), rel: z.string().max(60).nullish() }),
  }),
])

const inline = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('text'), text: z.string().min(1).max(MAX_TEXT_LENGTH), marks: z.array(mark).max(MAX_MARKS).optional() }),
  z.strictObject({ type: z.literal('hardBreak') }),
])

const textAlign = z.enum(['left', 'center', 'right']).nullish()
const inlines = z.array(inline).max(MAX_INLINES).optional()

const paragraph = z.strictObject({
  type: z.literal('paragraph'),
  attrs: z.strictObject({ textAlign }).optional(),
  content: inlines,
})

const heading = z.strictObject({
  type: z.literal('heading'),
  attrs: z.strictObject({ level: z.literal(TEXT_HEADING_LEVELS), textAlign }),
  content: inlines,
})

const listItem: z.ZodType<RichTextListItem> = z.lazy(() =>
  z.strictObject({ type: z.literal('listItem'), content: z.array(innerBlock).min(1).max(MAX_BLOCKS) }),
)
const listItems = z.array(listItem).min(1).max(MAX_BLOCKS)

const bulletList = z.strictObject({ type: z.literal('bulletList'), content: listItems })

const orderedList = z.strictObject({
  type: z.literal('orderedList'),
  attrs: z.strictObject({ start: z.int().optional(), type: z.string().nullish() }).optional(),
  content: listItems,
})

const innerBlock = z.discriminatedUnion('type', [paragraph, bulletList, orderedList]) as z.ZodType<RichTextInnerBlock>

const quote = z.strictObject({ type: z.literal('blockquote'), content: z.array(innerBlock).min(1).max(MAX_BLOCKS) })

const block = z.discriminatedUnion('type', [paragraph, heading, bulletList, orderedList, quote]) as z.ZodType<RichTextBlock>

/** Whether a value is nested at most `levels` deep. Checked before the schema, which recurses and would overflow the stack. */
function isShallow(value: unknown, levels = MAX_NESTING): boolean {
  if (typeof value !== 'object' || value === null) return true
  return levels > 0 && Object.values(value).every((inner) => isShallow(inner, levels - 1))
}

/** Validates rich text from a browser: allowed nodes, marks and addresses only, bounded in size and depth (A §5). */
export const richTextSchema: z.ZodType<RichText> = z
  .unknown()
  .refine((value) => isShallow(value), { error: () => t('Lists can only be nested a few levels deep.') })
  .pipe(z.strictObject({ type: z.literal('doc'), content: z.array(block).max(MAX_BLOCKS) }))
