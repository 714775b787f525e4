import { applyOperation } from './apply-operation.ts'
import { replacedNodes } from './changed-nodes.ts'
import type { ContainerDocument, ContentNode } from './document.ts'
import type { Operation } from './operations.ts'
import { ROOT_ID } from './root-id.ts'
import { sameJson } from './same-json.ts'
import { locate, locateAll } from './tree.ts'

type Data = Record<string, unknown>

/**
 * Operations that turn one document into another. They name only modules that differ, so that they merge with what others
 * do to the rest. Parents come before what is in them, and removals last, when nothing that stays is in what goes. A module
 * that has become one of another type is removed and inserted with its id.
 * @throws OperationError `too_much` when a step on the way exceeds the bounds of a document
 */
export function operationsBetween(from: ContainerDocument, to: ContainerDocument): Operation[] {
  const operations: Operation[] = []
  let document = from
  const apply = (operation: Operation) => {
    const applied = applyOperation(document, operation)
    if (applied.touched.length === 0) return
    document = applied.document
    operations.push(operation)
  }
  const [before, after] = [locateAll(from), locateAll(to)]
  const replaced = replacedNodes(from, to)

  const arrange = (parent: string, columns: ContainerDocument['columns']) => {
    for (const [column, { children }] of columns.entries()) {
      // From the last to the first, so that each stands before one that is in its place already.
      for (const [index, node] of [...children.entries()].reverse()) {
        const place = { parent, column, before: children[index + 1]?.id ?? null }
        const present = locate(document, node.id)?.node
        const isOther = present !== undefined && (present.type !== node.type || present.version !== node.version)
        if (isOther) apply({ type: 'remove', id: node.id })
        if (!present || isOther) apply({ type: 'insert', node: withoutChildren(node), place })
        else if (replaced.has(node.id)) apply({ type: 'move', id: node.id, place })
      }
    }
    for (const node of columns.flatMap(({ children }) => children)) {
      for (const operation of contentOperations(document, node.id, node.data, node.columns)) apply(operation)
      arrange(node.id, node.columns ?? [])
    }
  }
  const { layout, extraClass, image, columns } = to
  for (const operation of contentOperations(document, ROOT_ID, { layout, extraClass, image }, columns)) apply(operation)
  arrange(ROOT_ID, columns)
  for (const id of before.keys()) if (!after.has(id) && locate(document, id)) apply({ type: 'remove', id })
  return operations
}

/** The operations that give a module, or the document itself, its columns and its fields. */
function contentOperations(document: ContainerDocument, id: string, data: Data, columns: ContentNode['columns']): Operation[] {
  const node = id === ROOT_ID ? undefined : locate(document, id)?.node
  const { layout, extraClass, image } = document
  const present: Data = node ? node.data : { layout, extraClass, image }
  const operations: Operation[] = []
  if (columns) operations.push({ type: 'setLayout', id, layout: Number(data.layout ?? 0), classes: columns.map(({ classes }) => classes) })
  // `setLayout` carries the layout along with the columns; a section without one still needs its field unset.
  const isSet = (name: string) => name === 'layout' && columns !== undefined && data.layout !== undefined
  const names = [...new Set([...Object.keys(present), ...Object.keys(data)])].filter((name) => !isSet(name))
  const changed = names.filter((name) => Object.hasOwn(data, name) && !sameJson(ownValue(present, name), data[name]))
  const unset = names.filter((name) => !Object.hasOwn(data, name))
  if (columns && id !== ROOT_ID && !Object.hasOwn(data, 'layout') && !unset.includes('layout')) unset.push('layout')
  if (changed.length + unset.length === 0) return operations
  const fields = Object.fromEntries(changed.map((name) => [name, data[name]]))
  return [...operations, { type: 'update', id, data: fields, ...(unset.length > 0 ? { unset } : {}) }]
}

function ownValue(data: Data, name: string): unknown {
  return Object.hasOwn(data, name) ? data[name] : undefined
}

function withoutChildren(node: ContentNode): ContentNode {
  return node.columns ? { ...node, columns: node.columns.map(({ classes }) => ({ classes, children: [] })) } : node
}
