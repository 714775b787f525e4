import { memo, type ReactNode, useEffect, useState } from 'react'
import { useRevalidator, useSearchParams } from 'react-router'
import { type ContentNode, type Editing, EditingContext, locate, ModuleViewsContext, PlainRegion, type Region } from '../content/index.ts'
import { loadedModuleView } from '../modules/loaded-views.ts'
import { useClipboard } from './clipboard/node-clipboard.ts'
import { DroppedPicture } from './DroppedPicture.tsx'
import { Overlay } from './overlay/Overlay.tsx'
import { openOverlayRoot } from './overlay/overlay-root.ts'
import { SidePanel } from './panel/SidePanel.tsx'
import { setCurrentSession, useSessionState } from './session/current-session.ts'
import { adoptPendingQueues, lockQueue, pageKey, queueKey } from './session/pending-sessions.ts'
import { EditorSession } from './session/session.ts'
import { SessionContext } from './session/session-context.ts'
import { EditableRich } from './text/EditableRich.tsx'
import { EditableText } from './text/EditableText.tsx'
import { isFieldNeeded } from './text/field-state.ts'

/** Draws a node again only when it itself has changed. */
const Node = memo(({ node, draw }: { node: ContentNode; draw: (node: ContentNode) => React.ReactNode }) => draw(node))

const editing: Editing = { Text: EditableText, Rich: EditableRich, Node, needs: isFieldNeeded }

/** A region while it is edited: the same elements as visitors see, with texts to type into and the overlay above. */
export function EditedRegion({ region, between }: { region: Region; between?: ReactNode }) {
  const session = useEditorSession(region)
  const state = useSessionState(session)
  const [root, setRoot] = useState<HTMLDivElement | null>(null)
  useVisit(session)
  useClipboard(session)
  useFreshData(state.staleness)
  useAskedModule(session)

  const shown: Region = {
    ...region,
    prepared: { ...region.prepared, pictures: { ...region.prepared.pictures, ...state.pictures } },
    containers: region.containers.map((container) => ({ ...container, document: state.documents[container.id] ?? container.document })),
  }
  const { selected } = state
  const node = selected ? locate(state.documents[selected.containerId] as never, selected.nodeId)?.node : undefined
  return (
    <SessionContext value={session}>
      <EditingContext value={editing}>
        {/* `contents`: the layout of the page below stays exactly as visitors see it */}
        <div ref={setRoot} style={{ display: 'contents' }}>
          <ModuleViewsContext value={loadedModuleView}>
            <PlainRegion region={shown} between={between} />
          </ModuleViewsContext>
        </div>
      </EditingContext>
      {root && <Overlay root={root} session={session} />}
      {root && <DroppedPicture root={root} session={session} />}
      {node && selected && state.settingsOpen && (
        <SidePanel key={node.id} session={session} containerId={selected.containerId} node={node} />
      )}
    </SessionContext>
  )
}

/** One session per visit of a page, whatever is reloaded meanwhile. */
function useEditorSession(region: Region): EditorSession {
  const [session, setSession] = useState(() => new EditorSession(region))
  const { contentType, objectId } = session.region
  if (contentType === region.contentType && objectId === region.objectId) return session
  const next = new EditorSession(region)
  setSession(next)
  return next
}

/** From opening the page to leaving it: the queue is held, what an earlier visit left is taken over, nothing typed stays behind. */
function useVisit(session: EditorSession): void {
  useEffect(() => {
    const page = pageKey(session.region)
    const key = queueKey(page, session.sessionId)
    const release = lockQueue(key)
    void adoptPendingQueues(session.queue, page, key).then((found) => {
      if (found) session.resume()
      session.restoreSteps()
    })
    const closeOverlay = openOverlayRoot()
    setCurrentSession(session)
    document.body.classList.add('edit-mode')
    const keep = () => {
      session.commitPendingInput()
      session.saveSteps()
      void session.flush()
    }
    const onHide = () => document.visibilityState === 'hidden' && keep()
    window.addEventListener('blur', keep)
    window.addEventListener('online', keep)
    window.addEventListener('pagehide', keep)
    document.addEventListener('visibilitychange', onHide)
    return () => {
      session.commitPendingInput()
      session.saveSteps()
      void session.flush().finally(release)
      setCurrentSession(undefined)
      closeOverlay()
      document.body.classList.remove('edit-mode')
      window.removeEventListener('blur', keep)
      window.removeEventListener('online', keep)
      window.removeEventListener('pagehide', keep)
      document.removeEventListener('visibilitychange', onHide)
    }
  }, [session])
}

/** Reads again what the modules show besides their own data, whenever the session says that it has changed. */
function useFreshData(staleness: number): void {
  const { revalidate } = useRevalidator()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a grown number asks for it
  useEffect(() => {
    if (staleness > 0) void revalidate()
  }, [staleness])
}

/** Takes whoever comes with `?edit=MODULE` to that module, once: the check of the site leads there. */
function useAskedModule(session: EditorSession): void {
  const nodeId = useSearchParams()[0].get('edit')
  useEffect(() => {
    const containers = session.getState().documents
    const found = Object.entries(containers).find(([, document]) => nodeId && locate(document, nodeId))
    if (!found || !nodeId) return
    session.select({ containerId: Number(found[0]), nodeId })
    document.querySelector(`[data-node="${CSS.escape(nodeId)}"]`)?.scrollIntoView({ block: 'center' })
  }, [session, nodeId])
}
