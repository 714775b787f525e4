import type { RichTextInnerBlock, RichTextParagraph } from '../../platform/rich-text/rich-text.ts'
import { type LineMarker, markersOf } from './plain-text-markers.ts'

const SENTENCE_END = /[.!?:…]["“”»«)\]]*$/
/** Lines of a page are at least this long, in characters, and all but the last of a paragraph about as long. */
const MIN_LINE = 40
const FULL_LINE = 0.75
/** The share of full lines by which a text is one that was set in lines, such as that of a PDF. */
const FULL_LINES = 0.5

/** A paragraph or an item: its lines, without the marker of the first. */
type Part = { lines: string[]; marker: LineMarker | undefined }

/**
 * The blocks of plain text: an empty line ends a paragraph, lines that begin with a bullet or with numbers that run on are a
 * list (`markersOf`). In a text set in lines, as a PDF gives it, the lines of a paragraph are joined, and a word that was
 * divided is one again.
 */
export function blocksOfPlainText(text: string): RichTextInnerBlock[] {
  const lines = text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029\f\v]/g, '\n')
    .split('\n')
    .map((line) => line.trim())
  const isSet = isSetInLines(lines)
  const blocks: RichTextInnerBlock[] = []
  for (const { lines: words, marker } of partsOf(lines, isSet ? longest(lines) : undefined)) {
    const paragraph = paragraphOf(isSet ? [joinLines(words)] : words)
    const item = { type: 'listItem' as const, content: [paragraph] }
    const last = blocks.at(-1)
    if (!marker) blocks.push(paragraph)
    else if (last && goesOn(last, marker)) last.content.push(item)
    else if (marker.kind === 'bullet') blocks.push({ type: 'bulletList', content: [item] })
    else blocks.push({ type: 'orderedList', ...(marker.number === 1 ? {} : { attrs: { start: marker.number } }), content: [item] })
  }
  return blocks
}

function goesOn(last: RichTextInnerBlock, marker: LineMarker): last is Exclude<RichTextInnerBlock, RichTextParagraph> {
  if (last.type === 'bulletList') return marker.kind === 'bullet'
  if (last.type !== 'orderedList' || marker.kind !== 'number') return false
  return (last.attrs?.start ?? 1) + last.content.length === marker.number
}

/** Whether most lines that are followed by another are about as long as the longest. */
function isSetInLines(lines: string[]): boolean {
  const followed = lines.filter((line, index) => line && lines[index + 1])
  const full = followed.filter((line) => line.length >= longest(lines) * FULL_LINE)
  return followed.length >= 2 && longest(lines) >= MIN_LINE && longest(lines) <= 200 && full.length >= followed.length * FULL_LINES
}

function longest(lines: string[]): number {
  return Math.max(0, ...lines.map(({ length }) => length))
}

/** The paragraphs and items. @param width of the lines of a text set in lines, in which a short one ends a paragraph */
function partsOf(lines: string[], width: number | undefined): Part[] {
  const goesOnBelow = (line: string) => width === undefined || line.length >= width * FULL_LINE || !SENTENCE_END.test(line)
  const isBelow = (index: number) => Boolean(lines[index - 1])
  // In lines as somebody typed them, each may begin a list; in set ones only that behind the end of a sentence.
  const markers = markersOf(lines, (index) => width === undefined || !isBelow(index) || SENTENCE_END.test(lines[index - 1] ?? ''))
  const parts: Part[] = []
  for (const [index, line] of lines.entries()) {
    const marker = markers[index]
    if (!line) continue
    if (marker) parts.push({ lines: [line.slice(marker.length)], marker })
    else if (isBelow(index) && goesOnBelow(lines[index - 1] ?? '')) parts.at(-1)?.lines.push(line)
    else parts.push({ lines: [line], marker: undefined })
  }
  return parts
}

function joinLines(lines: string[]): string {
  return lines.reduce((before, line) => {
    const isDivided = /\p{Ll}[-\u00ad‐]$/u.test(before) && /^\p{Ll}/u.test(line)
    return isDivided ? before.slice(0, -1) + line : `${before} ${line}`
  })
}

function paragraphOf(lines: string[]): RichTextParagraph {
  const words = lines.filter(Boolean)
  const content = words.flatMap((text, index) => [...(index > 0 ? [{ type: 'hardBreak' as const }] : []), { type: 'text' as const, text }])
  return content.length > 0 ? { type: 'paragraph', content } : { type: 'paragraph' }
}
