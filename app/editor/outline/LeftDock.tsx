import { createPortal } from 'react-dom'
import { useKnownPages } from '../../staff-ui/links/page-list.ts'
import { useIsFolded } from '../docks/fold-dock.ts'
import { usePageActions } from '../pages/use-page-actions.tsx'
import type { EditorSession } from '../session/session.ts'
import { OutlineDock } from './OutlineDock.tsx'

/** The dock at the left, unless it is folded. What its pages ask for stays open when the window becomes narrow and the dock goes. */
export function LeftDock({ session }: { session: EditorSession }) {
  const isFolded = useIsFolded('left')
  const { contentType, objectId } = session.region
  const currentId = contentType === 'page' ? objectId : undefined
  const actions = usePageActions({ pages: useKnownPages() ?? [], currentId })
  return (
    <>
      {!isFolded && createPortal(<OutlineDock session={session} pages={{ currentId, actions }} />, document.body)}
      {actions.dialogs}
    </>
  )
}
