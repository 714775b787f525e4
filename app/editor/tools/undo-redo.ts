import { t } from '../../platform/i18n/i18n.ts'
import type { EditorSession } from '../session/session.ts'

/** Undoes the last step; where others have built on it, says so. */
export function undo(session: EditorSession): void {
  if (!session.undo()) sayBuiltOn(session)
}

/** Redoes the step undone last; where others have built on it, says so. */
export function redo(session: EditorSession): void {
  if (!session.redo()) sayBuiltOn(session)
}

function sayBuiltOn(session: EditorSession): void {
  session.showToast(t('This step can no longer be undone because others have built on it.'))
}
