import { getSchema } from '@tiptap/core'
import { DOMParser as EditorParser, type Schema } from '@tiptap/pm/model'
import { MAX_LINE_LENGTH } from '../../modules/field-schemas.ts'
import { divideText } from '../../platform/rich-text/divided-text.ts'
import type { RichText, RichTextBlock } from '../../platform/rich-text/rich-text.ts'
import { textOfWords } from '../../platform/rich-text/text-of-words.ts'
import type { PastedChanges } from './paste-report.ts'
import { boxLines, levelOf, rename } from './pasted-blocks.ts'
import { blocksOf, QUESTION } from './pasted-boxes.ts'
import { type HtmlOrigin, readPastedHtml } from './pasted-html.ts'
import { flattenTables, isLayoutTable, readTable } from './pasted-tables.ts'
import { INLINE_TEXT_EXTENSIONS, normalizeRichText, RICH_TEXT_EXTENSIONS } from './rich-text-rules.ts'

/** A part of what was pasted, which is a module of its own on a page. */
export type PastedPiece =
  | { kind: 'headline'; words: string }
  | { kind: 'text'; text: RichText }
  | { kind: 'table'; table: PastedTableTexts }
  | { kind: 'picture'; source: string; alt: string }
  | { kind: 'question'; words: string; answer: RichText }

/** A table with the texts of its cells. */
export type PastedTableTexts = { caption: string; headerRow: boolean; headerColumn: boolean; rows: RichText[][] }

/** A text of more blocks than this goes on in another. */
const MAX_BLOCKS = 150

/**
 * HTML from elsewhere as pieces in their order, and what was lost.
 * @param origin where it comes from
 */
export function pastedPieces(html: string, origin: HtmlOrigin = {}): { pieces: PastedPiece[]; changes: PastedChanges } {
  const { body, changes } = readPastedHtml(html, origin)
  for (const table of body.querySelectorAll('table')) if (isLayoutTable(table)) unwrapLayout(table)
  for (const box of body.querySelectorAll(QUESTION)) if (!isQuestion(box)) box.replaceWith(...box.childNodes)
  boxLines(body)
  shiftHeadings(body)
  const pieces: PastedPiece[] = []
  let open: Element[] = []
  const close = () => {
    if (open.length > 0) pieces.push(...textsOf(open))
    open = []
  }
  for (const block of blocksOf(body)) {
    const pictures = block.localName === 'table' ? [] : takePictures(block)
    if (levelOf(block) === 2 && block.textContent?.trim()) {
      close()
      pieces.push({ kind: 'headline', words: wordsOf(block) })
    } else if (block.localName === 'table') {
      close()
      const cellPictures = [...block.querySelectorAll('img')]
      const table = tableOf(block as HTMLElement)
      // What is longer is no caption; as a text nothing of it is lost.
      const isLong = table.caption.length > MAX_LINE_LENGTH
      if (isLong) pieces.push({ kind: 'text', text: textOfWords(table.caption) })
      pieces.push({ kind: 'table', table: isLong ? { ...table, caption: '' } : table }, ...cellPictures.map(pictureOf))
    } else if (block.matches(QUESTION)) {
      close()
      pieces.push(questionOf(block))
    } else {
      changes.tables += flattenTables(block as HTMLElement)
      if (block.textContent?.trim()) open.push(block)
    }
    if (pictures.length === 0) continue
    close()
    pieces.push(...pictures)
  }
  close()
  return { pieces, changes }
}

/** The texts of the first table in pasted HTML; undefined when there is none. */
export function pastedTable(html: string): { table: PastedTableTexts; changes: PastedChanges } | undefined {
  const { pieces, changes } = pastedPieces(html)
  const piece = pieces.find(({ kind }) => kind === 'table')
  if (piece?.kind !== 'table') return undefined
  return {
    table: piece.table,
    changes: { ...changes, pictures: changes.pictures + pieces.filter(({ kind }) => kind === 'picture').length },
  }
}

/** Headings of level 2 are modules, those below stand in texts. Where there is a title, level 1, all move down by one. */
function shiftHeadings(body: HTMLElement): void {
  const headings = [...body.querySelectorAll('h1, h2, h3, h4, h5, h6')]
  const shift = headings.some((heading) => heading.localName === 'h1') ? 1 : 0
  for (const heading of headings) rename(heading, `h${Math.min(4, levelOf(heading) + shift)}`)
}

/** Whether a box that opens holds words to a line that they explain. Of one in another, the inner is opened. */
function isQuestion(box: Element): boolean {
  const question = lineOf(box)
  const words = question ? wordsOf(question) : ''
  const isLine = words.length > 0 && words.length <= MAX_LINE_LENGTH
  // A text goes on in another where it is longer than one holds; an answer has no other.
  const isShort = box.querySelectorAll('*').length <= MAX_BLOCKS
  return (
    isLine &&
    isShort &&
    wordsOf(box).length > words.length &&
    !box.querySelector('table') &&
    !box.parentElement?.closest(`${QUESTION}, li, blockquote, table`)
  )
}

function lineOf(box: Element): Element | undefined {
  return [...box.children].find(({ localName }) => localName === 'summary')
}

function questionOf(box: Element): PastedPiece {
  const question = lineOf(box)
  const words = question ? wordsOf(question) : ''
  question?.remove()
  return { kind: 'question', words, answer: parse(blocksOf(box), textSchema()) }
}

function unwrapLayout(table: Element): void {
  const cells = [...table.querySelectorAll('td, th')].filter((cell) => cell.closest('table') === table)
  table.replaceWith(...cells.flatMap((cell) => [...cell.childNodes]))
}

function takePictures(block: Element): PastedPiece[] {
  const pictures = block.localName === 'img' ? [block as HTMLImageElement] : [...block.querySelectorAll('img')]
  const pieces = pictures.map(pictureOf)
  for (const picture of pictures) if (picture !== block) picture.remove()
  return pieces
}

function pictureOf(picture: HTMLImageElement): PastedPiece {
  return { kind: 'picture', source: picture.getAttribute('src') ?? '', alt: picture.getAttribute('alt')?.trim() ?? '' }
}

function textsOf(elements: Element[]): PastedPiece[] {
  return textPieces(parse(elements, textSchema()))
}

/** A text as pieces that each hold no more than a text may. */
export function textPieces(text: RichText): PastedPiece[] {
  return text.content.length > 0 ? divideText(text, MAX_BLOCKS).map((part) => ({ kind: 'text', text: part })) : []
}

function tableOf(element: HTMLElement): PastedTableTexts {
  const { rows, headerRow, headerColumn, caption } = readTable(element)
  const textOf = (cell: HTMLElement | undefined, isHead: boolean): RichText => {
    if (!cell) return { type: 'doc', content: [{ type: 'paragraph' }] }
    for (const element of cell.querySelectorAll('img')) element.remove()
    // Header cells are bold by themselves.
    if (isHead) for (const bold of cell.querySelectorAll('b, strong')) bold.replaceWith(...bold.childNodes)
    flattenTables(cell)
    return parse([cell], cellSchema())
  }
  return {
    caption,
    headerRow,
    headerColumn,
    rows: rows.map((cells, row) => cells.map((cell, column) => textOf(cell, (row === 0 && headerRow) || (column === 0 && headerColumn)))),
  }
}

function parse(elements: Element[], schema: Schema): RichText {
  const box = document.createElement('div')
  for (const element of elements) box.append(...(element.matches('td, th') ? element.childNodes : [element]))
  const { content = [] } = normalizeRichText(EditorParser.fromSchema(schema).parse(box).toJSON()) as { content?: RichTextBlock[] }
  return { type: 'doc', content }
}

let schemas: { text: Schema; cell: Schema } | undefined

function textSchema(): Schema {
  return knownSchemas().text
}

function cellSchema(): Schema {
  return knownSchemas().cell
}

function knownSchemas(): { text: Schema; cell: Schema } {
  schemas ??= { text: getSchema(RICH_TEXT_EXTENSIONS), cell: getSchema(INLINE_TEXT_EXTENSIONS) }
  return schemas
}

/** The words of an element on one line. */
function wordsOf(element: Element): string {
  const copy = element.cloneNode(true) as Element
  for (const line of copy.querySelectorAll('br, p, div, li, td, th')) line.before(' ')
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim()
}
