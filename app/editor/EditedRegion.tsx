import { memo, useEffect, useMemo, useState } from 'react'
import { type ContentNode, type Editing, EditingContext, locate, PlainRegion, type Region } from '../content/index.ts'
import { setCurrentSession, useSessionState } from './current-session.ts'
import { EditableRich } from './EditableRich.tsx'
import { EditableText } from './EditableText.tsx'
import { Overlay } from './Overlay.tsx'
import { SidePanel } from './SidePanel.tsx'
import { EditorSession } from './session.ts'
import { SessionContext } from './session-context.ts'

/** Draws a node again only when it itself has changed. */
const Node = memo(({ node, draw }: { node: ContentNode; draw: (node: ContentNode) => React.ReactNode }) => draw(node))

const editing: Editing = { Text: EditableText, Rich: EditableRich, Node }

/** A region while it is edited: the same elements as visitors see, with texts to type into and the overlay above. */
export function EditedRegion({ region }: { region: Region }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: one session per visit of a page, whatever is reloaded meanwhile
  const session = useMemo(() => new EditorSession(region), [region.contentType, region.objectId])
  const state = useSessionState(session)
  const [root, setRoot] = useState<HTMLDivElement | null>(null)
  useEffect(() => {
    setCurrentSession(session)
    document.body.classList.add('edit-mode')
    const flush = () => void session.flush()
    window.addEventListener('blur', flush)
    window.addEventListener('online', flush)
    return () => {
      setCurrentSession(undefined)
      document.body.classList.remove('edit-mode')
      window.removeEventListener('blur', flush)
      window.removeEventListener('online', flush)
    }
  }, [session])

  const shown: Region = {
    ...region,
    prepared: { ...region.prepared, pictures: state.pictures },
    containers: region.containers.map((container) => ({ ...container, document: state.documents[container.id] ?? container.document })),
  }
  const { selected } = state
  const node = selected ? locate(state.documents[selected.containerId] as never, selected.nodeId)?.node : undefined
  return (
    <SessionContext value={session}>
      <EditingContext value={editing}>
        {/* `contents`: the layout of the page below stays exactly as visitors see it */}
        <div ref={setRoot} style={{ display: 'contents' }}>
          <PlainRegion region={shown} />
        </div>
      </EditingContext>
      {root && <Overlay root={root} session={session} />}
      {node && selected && <SidePanel key={node.id} session={session} containerId={selected.containerId} node={node} />}
    </SessionContext>
  )
}
