import { type ContentNode, locate } from '../../content/index.ts'
import { insertModule } from '../node-actions.ts'
import type { EditorSession } from '../session/session.ts'

/**
 * Enter at the end of a headline: inserts a text module after it and focuses it.
 * @returns false, with nothing inserted, for any other module
 */
export function insertTextBelow(session: EditorSession, { id, type }: ContentNode): boolean {
  if (type !== 'headline') return false
  for (const { id: containerId } of session.region.containers) {
    const document = session.getState().documents[containerId]
    const located = document && locate(document, id)
    if (!located) continue
    insertModule(session, containerId, 'text', { parent: located.parent, column: located.column, before: located.next })
    return true
  }
  return false
}
