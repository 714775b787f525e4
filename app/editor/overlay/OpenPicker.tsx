import { flushSync } from 'react-dom'
import { emptyDocument } from '../../content/index.ts'
import { insertPicked, insertPickedNodes, withNewIds } from '../insert-modules.ts'
import { ModulePicker } from '../picker/ModulePicker.tsx'
import { rememberModule } from '../picker/recent-modules.ts'
import { embeddingNode } from '../reuse/reuse-commands.ts'
import { useSessionState } from '../session/current-session.ts'
import type { Picking } from '../session/editor-state.ts'
import type { EditorSession } from '../session/session.ts'
import { focusModule } from './module-elements.ts'
import { isTooDeep } from './node-positions.ts'
import { overlayRoot } from './overlay-root.ts'

/** The picker for the place where a module was asked for; what is chosen stands there, and the focus is never lost. */
export function OpenPicker({ session, picking }: { session: EditorSession; picking: Picking }) {
  const { documents } = useSessionState(session, 'documents')
  return (
    <ModulePicker
      region={session.region}
      picking={picking}
      withSections={!isTooDeep(documents[picking.containerId] ?? emptyDocument(), emptyDocument(), picking.place.parent)}
      onPick={(type) => {
        // Closed first, because closing restores the focus.
        flushSync(() => session.closePicker())
        rememberModule(type)
        insertPicked(session, picking, type)
      }}
      onPickReusable={(picked) => {
        flushSync(() => session.closePicker())
        if ('part' in picked) insertPickedNodes(session, picking, [embeddingNode(picked.part.slug)], picked.part.title)
        else insertPickedNodes(session, picking, picked.template.nodes.map(withNewIds), picked.template.title)
      }}
      onClose={() => {
        // Not again when a choice has closed it.
        if (session.getState().picking !== picking) return
        flushSync(() => session.closePicker())
        if (picking.onCancel) picking.onCancel()
        else returnFocus(session, picking)
      }}
    />
  )
}

/** After a picker without a choice, the focus is where it was asked for, or at the module there. */
function returnFocus(session: EditorSession, { place }: Picking): void {
  const { selected } = session.getState()
  const nodeId = selected?.nodeId ?? place.before
  if (nodeId) focusModule(session, nodeId)
  else overlayRoot()?.querySelector<HTMLElement>('.first')?.focus()
}
