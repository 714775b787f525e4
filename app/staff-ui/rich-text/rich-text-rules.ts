import { Node } from '@tiptap/core'
import type { StarterKitOptions } from '@tiptap/starter-kit'
import { isLinkAddress } from '../../platform/routing/link-address.ts'
import { Alignment } from './alignment.ts'
import { BlockDirections } from './block-directions.ts'
import { ClearFormatting } from './clear-formatting.ts'
import { TextHeading, TextQuote } from './heading-and-quote.ts'
import { LanguageMark } from './language-mark.ts'
import { OwnSlice } from './own-slice.ts'
import { Subscript, Superscript } from './script-marks.ts'
import { SoftHyphen } from './soft-hyphen.ts'
import { WritingKit } from './typed-signs.ts'

const KIT: Partial<StarterKitOptions> = {
  blockquote: false,
  code: false,
  codeBlock: false,
  document: false,
  dropcursor: false,
  gapcursor: false,
  heading: false,
  horizontalRule: false,
  strike: false,
  // An empty paragraph added by the editor would count as an unsaved change and shift the page.
  trailingNode: false,
  underline: false,
  link: { openOnClick: false, autolink: false, linkOnPaste: true, defaultProtocol: 'https', HTMLAttributes: { target: null, rel: null } },
}
const MARKS = [Superscript, Subscript, SoftHyphen, ClearFormatting, LanguageMark, OwnSlice, BlockDirections]

/**
 * The extensions of rich text (A §5): bold, italic, link, both lists, undo and redo, alignment; the language of parts (WCAG
 * 3.1.2); headings, quotes, superscript, subscript and soft hyphens (decision 0074).
 */
export const RICH_TEXT_EXTENSIONS = [
  WritingKit.configure(KIT),
  Node.create({ name: 'doc', topNode: true, content: '(block | heading | blockquote)+' }),
  TextHeading,
  TextQuote,
  ...MARKS,
  Alignment.configure({ types: ['paragraph', 'heading'] }),
]

/** The same for words within something else, such as a cell of a table: paragraphs alone. */
export const INLINE_TEXT_EXTENSIONS = [
  WritingKit.configure({ ...KIT, document: undefined, bulletList: false, orderedList: false, listItem: false, listKeymap: false }),
  ...MARKS,
  Alignment.configure({ types: ['paragraph'] }),
]

/**
 * Normalizes an editor's document, so that equal texts are equal documents: removes empty attributes, and links whose
 * address is invalid, keeping their text (EDIT-27).
 */
export function normalizeRichText(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((member) => !isInvalidLink(member)).map(normalizeRichText)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value)
    .filter(
      ([name, member]) => member !== null && member !== undefined && !(name === 'marks' && (member as unknown[]).every(isInvalidLink)),
    )
    .map(([name, member]) => [name, normalizeRichText(member)] as const)
    .filter(([name, member]) => !(name === 'attrs' && typeof member === 'object' && member !== null && Object.keys(member).length === 0))
  return Object.fromEntries(entries.filter(([name]) => name !== 'class' && name !== 'title'))
}

function isInvalidLink(member: unknown): boolean {
  const { type, attrs } = (member ?? {}) as { type?: unknown; attrs?: { href?: unknown } }
  return type === 'link' && !isLinkAddress(String(attrs?.href ?? ''))
}
