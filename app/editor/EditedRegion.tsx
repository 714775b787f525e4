import { lazy, memo, Suspense, use, useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import {
  type ContentNode,
  type Editing,
  EditingContext,
  locate,
  ModuleViewsContext,
  PlainRegion,
  type Region,
  type RegionProps,
  WithOwnFields,
} from '../content/index.ts'
import { loadAllViews, loadedModuleView } from '../modules/loaded-views.tsx'
import { claimPage } from '../staff-ui/page-owner.ts'
import { useClipboard } from './clipboard/node-clipboard.ts'
import { useCompareKey } from './compare/use-compare-keys.ts'
import { DroppedPicture } from './DroppedPicture.tsx'
import { isFolded } from './docks/fold-dock.ts'
import { useEntryIntoText } from './entry/enter-text.ts'
import { LeftDock } from './outline/LeftDock.tsx'
import { Overlay } from './overlay/Overlay.tsx'
import { openOverlayRoot } from './overlay/overlay-root.ts'
import { SidePanel } from './panel/SidePanel.tsx'
import { setCurrentSession, useSessionState } from './session/current-session.ts'
import { adoptPendingQueues, lockQueue, pageKey, queueKey } from './session/pending-sessions.ts'
import { EditorSession } from './session/session.ts'
import { SessionContext } from './session/session-context.ts'
import { useRevalidation } from './session/use-revalidation.ts'
import { Strip } from './strip/Strip.tsx'
import { EditableRich } from './text/EditableRich.tsx'
import { EditableText } from './text/EditableText.tsx'
import { missingPicture } from './text/field-state.ts'
import { viewsToCome } from './types-on-page.ts'

// Two states may hold what the page does not; their differences are marked as soon as they are drawn.
const ComparedRegion = lazy(async () => (await Promise.all([import('./compare/ComparedRegion.tsx'), loadAllViews()]))[0])

/** Memoised, so that a change renders only the modules it touches. */
const Node = memo(({ node, draw }: { node: ContentNode; draw: (node: ContentNode) => React.ReactNode }) => draw(node))

const editing: Editing = { Text: EditableText, Rich: EditableRich, Node, missing: missingPicture }

/** A region in edit mode, or two of its states in one. The session goes on while they are compared. */
export function EditedRegion({ region, ...page }: RegionProps) {
  // Before the session: what it stores bears the name.
  if (region.editor) claimPage(region.editor)
  const coming = viewsToCome(region)
  if (coming) use(coming)
  const session = useEditorSession(region)
  const { documents, pictures, staleness } = useSessionState(session, 'documents', 'pictures', 'staleness')
  useSessionLifetime(session)
  useRevalidation(session, staleness)
  useModuleFromUrl(session)
  useEntryIntoText(session)
  useCompareKey(region.compared !== undefined)

  // The same as long as it is, since every module that shows render data is drawn anew with it.
  const prepared = useMemo(
    () => ({ ...region.prepared, pictures: { ...region.prepared.pictures, ...pictures } }),
    [region.prepared, pictures],
  )
  const shown: Region = {
    ...region,
    prepared,
    containers: region.containers.map((container) => ({ ...container, document: documents[container.id] ?? container.document })),
  }
  if (!region.compared) return <EditableContent region={shown} {...page} session={session} />
  return (
    <Suspense fallback={<PlainRegion region={shown} {...page} />}>
      <ComparedRegion region={shown} compared={region.compared} {...page} session={session} />
    </Suspense>
  )
}

/** The elements that visitors see, with editable texts, and the overlay above them. */
function EditableContent({ session, ...shown }: RegionProps & { session: EditorSession }) {
  const { documents, selected, settingsOpen } = useSessionState(session, 'documents', 'selected', 'settingsOpen')
  const [root, setRoot] = useState<HTMLDivElement | null>(null)
  useClipboard(session)
  const node = selected ? locate(documents[selected.containerId] as never, selected.nodeId)?.node : undefined
  return (
    <SessionContext value={session}>
      <EditingContext value={editing}>
        {/* `contents`: the wrapper does not affect the page's layout */}
        <div ref={setRoot} style={{ display: 'contents' }}>
          <ModuleViewsContext value={loadedModuleView}>
            <PlainRegion {...shown} page={shown.page && <WithOwnFields region={shown.region}>{shown.page}</WithOwnFields>} />
          </ModuleViewsContext>
        </div>
      </EditingContext>
      <Strip session={session} />
      {root && <LeftDock session={session} />}
      {root && <Overlay root={root} session={session} />}
      {root && <DroppedPicture root={root} session={session} />}
      {root && settingsOpen && <SidePanel session={session} containerId={selected?.containerId} node={node} />}
    </SessionContext>
  )
}

/** The session of a page; one as long as the page stays the same, however often its data is loaded again. */
function useEditorSession(region: Region): EditorSession {
  const [session, setSession] = useState(() => new EditorSession(region))
  const { contentType, objectId } = session.region
  if (contentType === region.contentType && objectId === region.objectId) return session
  const next = new EditorSession(region)
  setSession(next)
  return next
}

/** Opens and closes a session: locks its queue, adopts those of ended sessions, and commits and sends pending input on leaving. */
function useSessionLifetime(session: EditorSession): void {
  useEffect(() => {
    const page = pageKey(session.region)
    const key = queueKey(page, session.sessionId)
    const release = lockQueue(key)
    void adoptPendingQueues(session.queue, page, key).then((hasAdopted) => {
      if (hasAdopted) session.resume()
      session.restoreSteps()
    })
    const closeOverlay = openOverlayRoot()
    setCurrentSession(session)
    document.body.classList.add('edit-mode')
    session.showSettings(!isFolded('right'))
    const saveAll = () => {
      session.commitPendingInput()
      session.saveSteps()
      void session.flush()
    }
    const onHide = () => document.visibilityState === 'hidden' && saveAll()
    window.addEventListener('blur', saveAll)
    window.addEventListener('online', saveAll)
    window.addEventListener('pagehide', saveAll)
    document.addEventListener('visibilitychange', onHide)
    return () => {
      session.commitPendingInput()
      session.saveSteps()
      void session.flush().finally(release)
      setCurrentSession(undefined)
      closeOverlay()
      document.body.classList.remove('edit-mode')
      window.removeEventListener('blur', saveAll)
      window.removeEventListener('online', saveAll)
      window.removeEventListener('pagehide', saveAll)
      document.removeEventListener('visibilitychange', onHide)
    }
  }, [session])
}

/** Selects the module of `?edit=MODULE` once; links of the audit use it. */
function useModuleFromUrl(session: EditorSession): void {
  const nodeId = useSearchParams()[0].get('edit')
  useEffect(() => {
    const { documents } = session.getState()
    const entry = Object.entries(documents).find(([, document]) => nodeId && locate(document, nodeId))
    if (!entry || !nodeId) return
    session.select({ containerId: Number(entry[0]), nodeId })
    document.querySelector(`[data-node="${CSS.escape(nodeId)}"]`)?.scrollIntoView({ block: 'center' })
  }, [session, nodeId])
}
