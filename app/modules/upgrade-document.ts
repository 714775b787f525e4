import type { ContainerDocument, ContentColumn, ContentNode } from '../content/index.ts'
import type { ModuleDefinition } from './definition.ts'

/**
 * Migrates every module's data to its current version. Unchanged nodes are shared. Content of version 0 is in the older
 * form and stays so (AMB-24).
 */
export function upgradeDocument(
  document: ContainerDocument,
  definitionOf: (type: string) => ModuleDefinition | undefined,
): ContainerDocument {
  function upgradeNode(node: ContentNode): ContentNode {
    const definition = definitionOf(node.type)
    const columns = node.columns && upgradeColumns(node.columns)
    const isCurrent = !definition || node.version === 0 || node.version >= definition.version
    if (isCurrent && columns === node.columns) return node
    if (isCurrent) return { ...node, columns }
    const data = (definition.migrations ?? []).slice(node.version - 1).reduce((old, migrate) => migrate(old), node.data)
    return { ...node, data, version: definition.version, ...(columns ? { columns } : {}) }
  }
  function upgradeColumns(columns: ContentColumn[]): ContentColumn[] {
    const next = columns.map((column) => {
      const children = column.children.map(upgradeNode)
      return children.every((child, index) => child === column.children[index]) ? column : { ...column, children }
    })
    return next.every((column, index) => column === columns[index]) ? columns : next
  }
  const columns = upgradeColumns(document.columns)
  return columns === document.columns ? document : { ...document, columns }
}
