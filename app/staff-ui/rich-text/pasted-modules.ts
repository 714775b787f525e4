import type { ContentNode } from '../../content/index.ts'
import { newNodeId } from '../../content/index.ts'
import { definitionOf } from '../../modules/definitions.ts'
import { MAX_QUESTIONS } from '../../modules/faq/module.ts'
import { MAX_LINE_LENGTH } from '../../modules/field-schemas.ts'
import { withTexts } from '../../modules/table/grid.ts'
import type { RichText } from '../../platform/rich-text/rich-text.ts'
import { textOfWords } from '../../platform/rich-text/text-of-words.ts'
import { noChanges, type PastedChanges } from './paste-report.ts'
import { type PastedPiece, type PastedTableTexts, pastedPieces, textPieces } from './pasted-pieces.ts'
import { blocksOfPlainText } from './plain-text-blocks.ts'
import { tableOfPlainText } from './plain-text-table.ts'

/** A picture that a pasted module waits for. */
export type PastedPicture = { nodeId: string; source: string; alt: string }

/** What was pasted as modules in their order, the pictures among them still to be uploaded, and what is lost. */
export type PastedModules = { nodes: ContentNode[]; pictures: PastedPicture[]; changes: PastedChanges }

/** What a clipboard holds as pieces: of its HTML, else of its plain text. */
export function piecesOf(data: DataTransfer): { pieces: PastedPiece[]; changes: PastedChanges } {
  const html = data.getData('text/html')
  if (html) return pastedPieces(html)
  const text = data.getData('text/plain')
  const table = tableOfPlainText(text)
  const changes = noChanges()
  if (table) return { pieces: [{ kind: 'table', table: tableOfCells(table) }], changes }
  return { pieces: textPieces({ type: 'doc', content: blocksOfPlainText(text) }), changes }
}

/** Plain cells as a table; its first row is the header, as that of a spreadsheet mostly is. */
export function tableOfCells(cells: string[][]): PastedTableTexts {
  return { caption: '', headerRow: cells.length > 1, headerColumn: false, rows: cells.map((row) => row.map(textOfWords)) }
}

/** Pieces as modules. */
export function modulesOf({ pieces, changes }: { pieces: PastedPiece[]; changes: PastedChanges }): PastedModules {
  const pasted: PastedModules = { nodes: [], pictures: [], changes: { ...changes } }
  for (const piece of pieces) {
    const last = pasted.nodes.at(-1)
    if (piece.kind === 'question' && last && takesQuestion(last)) {
      last.data = { ...last.data, items: [...itemsOf(last), questionItem(piece)] }
      continue
    }
    const node = nodeOf(piece, pasted.changes)
    pasted.nodes.push(node)
    if (piece.kind === 'picture') pasted.pictures.push({ nodeId: node.id, source: piece.source, alt: piece.alt })
  }
  return pasted
}

function nodeOf(piece: PastedPiece, changes: PastedChanges): ContentNode {
  switch (piece.kind) {
    case 'headline':
      // What is longer is no headline; as a text nothing of it is lost.
      return piece.words.length > MAX_LINE_LENGTH ? textNode(textOfWords(piece.words)) : newNode('headline', { content: piece.words })
    case 'text':
      return textNode(piece.text)
    case 'table':
      return tableNode(piece.table, changes)
    case 'picture':
      return newNode('image', { image: null })
    case 'question':
      return newNode('faq', { items: [questionItem(piece)] })
  }
}

function questionItem({ words, answer }: Extract<PastedPiece, { kind: 'question' }>) {
  return { id: newNodeId(), question: words, answer }
}

function itemsOf({ data }: ContentNode): unknown[] {
  return Array.isArray(data.items) ? data.items : []
}

/** Questions that follow each other are one module, as far as it holds them. */
function takesQuestion(node: ContentNode): boolean {
  return node.type === 'faq' && itemsOf(node).length < MAX_QUESTIONS
}

function textNode(content: RichText): ContentNode {
  return newNode('text', { content })
}

function tableNode({ caption, headerRow, headerColumn, rows }: PastedTableTexts, changes: PastedChanges): ContentNode {
  const held = withTexts([], { row: 0, column: 0 }, rows)
  changes.cells += held.dropped
  const data = { caption, header_row: headerRow, header_column: headerColumn, rows: held.rows }
  return newNode('table', data)
}

function newNode(type: string, data: Record<string, unknown>): ContentNode {
  const definition = definitionOf(type)
  return { id: newNodeId(), type, version: definition?.version ?? 1, data: { ...definition?.defaults(), ...data } }
}
