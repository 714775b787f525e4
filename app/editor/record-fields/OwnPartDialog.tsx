import type { ContentNode } from '../../content/index.ts'
import { moduleFieldOf } from '../../modules/definitions.ts'
import { Dialog } from '../../staff-ui/Dialog.tsx'
import { useSessionState } from '../session/current-session.ts'
import type { EditorSession } from '../session/session.ts'
import { fieldLabel } from '../tools/field-label.ts'
import { OwnPicture } from './OwnPicture.tsx'
import { OwnRows } from './OwnRows.tsx'

type Props = { session: EditorSession; containerId: number; node: ContentNode; field: string }

/** What changes a picture or a list of people of the object that the page shows. Each change is in the draft at once. */
export default function OwnPartDialog({ session, containerId, node, field }: Props) {
  const errors = useSessionState(session, 'errors').errors[node.id] ?? {}
  const form = moduleFieldOf(node.type, field)
  const props = {
    session,
    field,
    label: fieldLabel(node.type, field),
    value: node.data[field],
    errors,
    // Everything done while the dialog is open is one step to undo.
    onChange: (value: unknown, group: string) =>
      session.apply(containerId, [{ type: 'update', id: node.id, data: { [field]: value } }], { group }),
  }
  return (
    <Dialog title={props.label} width={form?.kind === 'items' ? 'wide' : 'narrow'} onClose={() => session.closeField(node.id, field)}>
      {form?.kind === 'media' ? <OwnPicture {...props} /> : <OwnRows {...props} />}
    </Dialog>
  )
}
