import { type ContainerDocument, locate, OperationError, ROOT_ID, restoreNode } from '../../content/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { EditorSession } from '../session/session.ts'
import { moduleName } from './Differences.tsx'

/**
 * Gives one module of the draft the state that it has in an older document, as one step to undo, and says so. Others'
 * changes, rights and lost connections are answered as for every other edit.
 */
export function restoreInDraft(session: EditorSession, containerId: number, older: ContainerDocument, id: string): void {
  const draft = session.getState().documents[containerId]
  if (!draft) return
  const name = moduleName((locate(older, id) ?? locate(draft, id))?.node.type ?? ROOT_ID)
  try {
    const { operations, restored } = restoreNode(older, draft, id)
    if (operations.length === 0) {
      session.showToast(t('{name} is like that in the draft already.', { name }))
      return
    }
    session.apply(containerId, operations)
    session.showToast(
      restored.length > 1 ? t('{name} restored, with {n} more', { name, n: restored.length - 1 }) : t('{name} restored', { name }),
      true,
    )
  } catch (error) {
    if (!(error instanceof OperationError)) throw error
    session.showToast(t('The page has no room for this module.'))
  }
}
