import { z } from 'zod'
import { t } from '../i18n/i18n.ts'
import { PART_LANGUAGES } from '../i18n/part-language.ts'
import { isLinkAddress } from '../routing/link-address.ts'

/** Marks and blocks allowed in rich text: those of A §5 and the language of words, stored as ProseMirror JSON. */
export type RichTextMark =
  | { type: 'bold' }
  | { type: 'italic' }
  /** words in another language than those around them (WCAG 3.1.2) */
  | { type: 'language'; attrs: { lang: string } }
  | { type: 'link'; attrs: { href: string; target?: '_blank' | null; rel?: string | null } }
export type RichTextInline = { type: 'text'; text: string; marks?: RichTextMark[] } | { type: 'hardBreak' }
export type Alignment = 'left' | 'center' | 'right'
export type RichTextParagraph = { type: 'paragraph'; attrs?: { textAlign?: Alignment | null }; content?: RichTextInline[] }
export type RichTextListItem = { type: 'listItem'; content: RichTextBlock[] }
export type RichTextList =
  | { type: 'bulletList'; content: RichTextListItem[] }
  | { type: 'orderedList'; attrs?: { start?: number; type?: string | null }; content: RichTextListItem[] }
export type RichTextBlock = RichTextParagraph | RichTextList
export type RichText = { type: 'doc'; content: RichTextBlock[] }

const MAX_TEXT_LENGTH = 20_000
const MAX_BLOCKS = 300
/** Nesting of objects and arrays: some twenty levels of lists. */
const MAX_NESTING = 88
/** Each mark once. */
const MAX_MARKS = 4

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

const paragraph = z.strictObject({
  type: z.literal('paragraph'),
  attrs: z.strictObject({ textAlign: z.enum(['left', 'center', 'right']).nullish() }).optional(),
  content: z.array(inline).max(1000).optional(),
})

const listItem: z.ZodType<RichTextListItem> = z.lazy(() =>
  z.strictObject({ type: z.literal('listItem'), content: z.array(block).min(1).max(MAX_BLOCKS) }),
)

const block: z.ZodType<RichTextBlock> = z.lazy(() =>
  z.discriminatedUnion('type', [
    paragraph,
    z.strictObject({ type: z.literal('bulletList'), content: z.array(listItem).min(1).max(MAX_BLOCKS) }),
    z.strictObject({
      type: z.literal('orderedList'),
      attrs: z.strictObject({ start: z.int().optional(), type: z.string().nullish() }).optional(),
      content: z.array(listItem).min(1).max(MAX_BLOCKS),
    }),
  ]),
) as z.ZodType<RichTextBlock>

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
