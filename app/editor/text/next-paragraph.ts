import { type ContentNode, locate } from '../../content/index.ts'
import { insertModule } from '../node-actions.ts'
import type { EditorSession } from '../session/session.ts'

/**
 * Goes on writing below a headline: a new text right after it, with the caret in it.
 * @returns whether the module is a headline; after other lines one goes on by choosing what to add
 */
export function writeBelow(session: EditorSession, { id, type }: ContentNode): boolean {
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
