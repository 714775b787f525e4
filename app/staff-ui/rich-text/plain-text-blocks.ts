import type { RichTextInnerBlock, RichTextParagraph } from '../../platform/rich-text/rich-text.ts'

const BULLET = /^[•·▪◦‣–—*-]\s+/
const NUMBER = /^\d{1,2}[.)]\s+/
const SENTENCE_END = /[.!?:…]["“”»«)\]]*$/
/** Lines of a page are at least this long, in characters, and all but the last of a paragraph about as long. */
const MIN_LINE = 40
const FULL_LINE = 0.75
/** The share of full lines by which a text is one that was set in lines, such as that of a PDF. */
const FULL_LINES = 0.5

/**
 * The blocks of plain text: an empty line ends a paragraph, lines that begin with a bullet or a number are a list. In a text
 * set in lines, as a PDF gives it, the lines of a paragraph are joined, and a word that was divided is one again.
 */
export function blocksOfPlainText(text: string): RichTextInnerBlock[] {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.trim())
  const isSet = isSetInLines(lines)
  const blocks: RichTextInnerBlock[] = []
  for (const part of partsOf(lines, isSet ? longest(lines) : undefined)) {
    const kind = BULLET.test(part[0] ?? '') ? 'bulletList' : NUMBER.test(part[0] ?? '') ? 'orderedList' : undefined
    const paragraph = paragraphOf(isSet ? [joinLines(part)] : part, kind === 'bulletList' ? BULLET : kind ? NUMBER : undefined)
    const last = blocks.at(-1)
    const item = { type: 'listItem' as const, content: [paragraph] }
    if (!kind) blocks.push(paragraph)
    else if (last?.type === kind) last.content.push(item)
    else blocks.push({ type: kind, content: [item] })
  }
  return blocks
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

/** The lines of each paragraph or item. @param width of the lines of a text set in lines, in which a short one ends a paragraph */
function partsOf(lines: string[], width: number | undefined): string[][] {
  const parts: string[][] = []
  let isOpen = false
  for (const line of lines) {
    const begins = !isOpen || BULLET.test(line) || NUMBER.test(line)
    if (!line) isOpen = false
    else {
      if (begins) parts.push([line])
      else parts.at(-1)?.push(line)
      isOpen = width === undefined || line.length >= width * FULL_LINE || !SENTENCE_END.test(line)
    }
  }
  return parts
}

function joinLines(lines: string[]): string {
  return lines.reduce((before, line) => {
    const isDivided = /\p{Ll}[-\u00ad‐]$/u.test(before) && /^\p{Ll}/u.test(line)
    return isDivided ? before.slice(0, -1) + line : `${before} ${line}`
  })
}

function paragraphOf(lines: string[], marker: RegExp | undefined): RichTextParagraph {
  const words = lines.map((line, index) => (index === 0 && marker ? line.replace(marker, '') : line)).filter(Boolean)
  const content = words.flatMap((text, index) => [...(index > 0 ? [{ type: 'hardBreak' as const }] : []), { type: 'text' as const, text }])
  return content.length > 0 ? { type: 'paragraph', content } : { type: 'paragraph' }
}
