import { typeset } from '../format/typeset.ts'
import type { RichText, RichTextBlock, RichTextInline, RichTextMark } from './rich-text.ts'

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|\[([^\]]+)\]\((.+?)\)/g

/** Converts light Markdown (paragraphs, `**bold**`, `*italic*`, `[text](address)`, lists) into the editor's document, typeset in German. */
export function lightMarkdown(markdown: string): RichText {
  return {
    type: 'doc',
    content: typeset(markdown)
      .trim()
      .split(/\n{2,}/)
      .map(blockOf),
  }
}

function blockOf(text: string): RichTextBlock {
  const lines = text.split('\n')
  if (lines.every((line) => line.startsWith('- '))) return { type: 'bulletList', content: lines.map((line) => itemOf(line.slice(2))) }
  if (lines.every((line) => /^\d+\. /.test(line)))
    return { type: 'orderedList', content: lines.map((line) => itemOf(line.replace(/^\d+\. /, ''))) }
  return { type: 'paragraph', content: inlineOf(text.replaceAll('\n', ' ')) }
}

function itemOf(text: string) {
  return { type: 'listItem' as const, content: [{ type: 'paragraph' as const, content: inlineOf(text) }] }
}

function inlineOf(text: string): RichTextInline[] {
  const parts: RichTextInline[] = []
  let end = 0
  for (const match of text.matchAll(INLINE)) {
    if (match.index > end) parts.push({ type: 'text', text: text.slice(end, match.index) })
    const [whole, bold, italic, label, href] = match
    const mark: RichTextMark = bold ? { type: 'bold' } : italic ? { type: 'italic' } : { type: 'link', attrs: { href: href ?? '' } }
    parts.push({ type: 'text', text: bold ?? italic ?? label ?? '', marks: [mark] })
    end = match.index + whole.length
  }
  if (end < text.length) parts.push({ type: 'text', text: text.slice(end) })
  return parts
}
