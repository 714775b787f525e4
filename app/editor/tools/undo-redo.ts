import { locate, nodesOf } from '../../content/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { EditorSession } from '../session/session.ts'

/** Undoes the last step and selects the modules that it brings back; where others have built on it, says so. */
export function undo(session: EditorSession): void {
  replay(session, () => session.undo())
}

/** Redoes the step undone last and selects the modules that it brings back; where others have built on it, says so. */
export function redo(session: EditorSession): void {
  replay(session, () => session.redo())
}

function replay(session: EditorSession, step: () => boolean): void {
  const before = new Set(modulesOf(session).map(({ nodeId }) => nodeId))
  if (!step()) {
    session.showToast(t('This step can no longer be undone because others have built on it.'))
    return
  }
  const back = modulesOf(session).filter(({ nodeId }) => !before.has(nodeId))
  const [first] = back
  // Modules in the columns of one that is back are not chosen beside it.
  const chosen = back.filter(({ parent }) => !back.some(({ nodeId }) => nodeId === parent))
  if (first)
    session.selectTogether(
      { containerId: first.containerId, nodeId: first.nodeId },
      chosen.map(({ nodeId }) => nodeId),
    )
}

function modulesOf(session: EditorSession): { containerId: number; nodeId: string; parent: string | undefined }[] {
  return Object.entries(session.getState().documents).flatMap(([id, document]) =>
    [...nodesOf(document)].map((node) => ({ containerId: Number(id), nodeId: node.id, parent: locate(document, node.id)?.parent })),
  )
}
