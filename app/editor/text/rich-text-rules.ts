import TextAlign from '@tiptap/extension-text-align'
import StarterKit from '@tiptap/starter-kit'
import { LanguageMark } from './language-mark.ts'

/** What A §5 allows: bold, italic, link, both lists, undo and redo, alignment; and the language of words (WCAG 3.1.2). */
export const EXTENSIONS = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    dropcursor: false,
    gapcursor: false,
    heading: false,
    horizontalRule: false,
    strike: false,
    // An empty paragraph of its own making would be a change that nobody made, and would make the page jump.
    trailingNode: false,
    underline: false,
    link: { openOnClick: false, autolink: false, linkOnPaste: true, defaultProtocol: 'https', HTMLAttributes: { target: null, rel: null } },
  }),
  LanguageMark,
  TextAlign.configure({ types: ['paragraph'], alignments: ['left', 'center', 'right'] }),
]

/** What the text editor writes without meaning (empty attributes) is left out, so that the same text is the same document. */
export function meaningful(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(meaningful)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value)
    .filter(([, member]) => member !== null && member !== undefined)
    .map(([name, member]) => [name, meaningful(member)] as const)
    .filter(([name, member]) => !(name === 'attrs' && typeof member === 'object' && member !== null && Object.keys(member).length === 0))
  return Object.fromEntries(entries.filter(([name]) => name !== 'class' && name !== 'title'))
}
