import type { ContainerDocument, ContentColumn, ContentNode } from './document.ts'

/**
 * Gives copies of documents new ids for their nodes; the same id has the same new one in all documents that one function
 * copies, such as what is live and a draft of it.
 * @param newId makes an id
 */
export function createCopier(newId: () => string): (document: ContainerDocument) => ContainerDocument {
  const ids = new Map<string, string>()
  function idFor(id: string): string {
    const known = ids.get(id) ?? newId()
    ids.set(id, known)
    return known
  }
  const copyNode = (node: ContentNode): ContentNode => ({
    ...node,
    id: idFor(node.id),
    ...(node.columns ? { columns: node.columns.map(copyColumn) } : {}),
  })
  const copyColumn = (column: ContentColumn): ContentColumn => ({ ...column, children: column.children.map(copyNode) })
  return (document) => ({ ...document, columns: document.columns.map(copyColumn) })
}
