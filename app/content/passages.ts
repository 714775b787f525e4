import { isBlank } from '../platform/format/blank.ts'
import { plainTextOf } from '../platform/rich-text/plain-text.ts'
import type { RichText } from '../platform/rich-text/rich-text.ts'
import { isTextPassage, type Passage, type TextPassage } from '../records/passages.ts'
import type { ContainerDocument, ContentNode } from './document.ts'
import { locateAll } from './tree.ts'

/** The module that holds a text, and its field. */
export const TEXT_TYPE = 'text'
const TEXT_FIELD = 'content'

/** The modules of a document, in its order, as a record's form shows them. @param wordsOf the name and the first words of another module */
export function passagesOf(document: ContainerDocument, wordsOf: (node: ContentNode) => { module: string; words: string }): Passage[] {
  return topNodes(document).map((node) =>
    node.type === TEXT_TYPE ? { id: node.id, text: textOf(node) } : { id: node.id, ...wordsOf(node) },
  )
}

/**
 * A document with the texts of these passages: a new one stands behind the passage it follows, one that is left out or
 * emptied is gone. Other modules stay as they are and where they are.
 */
export function withPassages(
  document: ContainerDocument,
  passages: readonly Passage[],
  newText: (id: string, data: Record<string, unknown>) => ContentNode,
): ContainerDocument {
  const written = new Map(passages.filter(isTextPassage).flatMap((passage) => (hasWords(passage) ? [[passage.id, passage]] : [])))
  const present = locateAll(document)
  const isNew = ({ id }: Passage) => written.has(id) && !present.has(id)
  const columns = document.columns.map(({ classes, children }) => ({ classes, children: children.flatMap((node) => kept(node, written)) }))
  let before: string | undefined
  for (const passage of passages) {
    const text = written.get(passage.id)
    if (text && isNew(passage)) insertAfter(columns, before, newText(text.id, { [TEXT_FIELD]: text.text }))
    if (columns.some(({ children }) => children.some(({ id }) => id === passage.id))) before = passage.id
  }
  return { ...document, columns }
}

function kept(node: ContentNode, written: ReadonlyMap<string, TextPassage>): ContentNode[] {
  if (node.type !== TEXT_TYPE) return [node]
  const passage = written.get(node.id)
  return passage ? [{ ...node, data: { ...node.data, [TEXT_FIELD]: passage.text } }] : []
}

/** Without a passage before it, a text stands first. */
function insertAfter(columns: ContainerDocument['columns'], before: string | undefined, node: ContentNode): void {
  const column = columns.find(({ children }) => children.some(({ id }) => id === before)) ?? columns[0]
  column?.children.splice(column.children.findIndex(({ id }) => id === before) + 1, 0, node)
}

function topNodes({ columns }: ContainerDocument): ContentNode[] {
  return columns.flatMap(({ children }) => children)
}

function textOf({ data }: ContentNode): RichText | null {
  const text = data[TEXT_FIELD] as RichText | undefined
  return text && !isBlank(plainTextOf(text)) ? text : null
}

function hasWords({ text }: TextPassage): boolean {
  return text !== null && !isBlank(plainTextOf(text))
}
