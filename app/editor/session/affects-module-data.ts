import { type ContainerDocument, type ContentNode, nodesOf, sameJson } from '../../content/index.ts'
import { moduleFieldOf } from '../../modules/definitions.ts'
import type { Batch } from './draft-queue.ts'

/**
 * Whether a batch changes the render data of its modules (an event list, a picture), so that the page has to be loaded
 * again. Changes to text fields and to when a module is visible never do, so typing costs no request.
 */
export function affectsModuleData({ operations, changes }: Pick<Batch, 'operations' | 'changes'>): boolean {
  return operations.some((operation) => {
    if (operation.type === 'insert' || operation.type === 'duplicate') return true
    if (operation.type !== 'update') return false
    const type = changes[operation.id]?.after?.type ?? ''
    return Object.keys(operation.data).some((field) => !isShownByItself(type, field))
  })
}

/**
 * Whether a document that others have changed needs other render data than the one before: a new module, or a field that does
 * not show by itself. What they write, move and remove does not, so being told of a colleague's every few letters costs no page.
 */
export function differsInModuleData(before: ContainerDocument, after: ContainerDocument): boolean {
  if (!sameJson(before.image, after.image)) return true
  const known = new Map([...nodesOf(before)].map((node) => [node.id, node]))
  return [...nodesOf(after)].some((node) => !showsWithDataOf(known.get(node.id), node))
}

function showsWithDataOf(before: ContentNode | undefined, { type, data }: ContentNode): boolean {
  if (before?.type !== type) return false
  const fields = new Set([...Object.keys(before.data), ...Object.keys(data)])
  return [...fields].every((field) => isShownByItself(type, field) || sameJson(before.data[field], data[field]))
}

function isShownByItself(type: string, field: string): boolean {
  const kind = moduleFieldOf(type, field)?.kind
  return kind === 'text' || kind === 'richText' || kind === 'visibility'
}
