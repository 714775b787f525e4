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

function isShownByItself(type: string, field: string): boolean {
  const kind = moduleFieldOf(type, field)?.kind
  return kind === 'text' || kind === 'richText' || kind === 'visibility'
}
