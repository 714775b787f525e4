import { useCallback, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { ROOT_ID } from '../../content/index.ts'
import { CommentMarks } from '../comments/CommentMarks.tsx'
import { OriginChip } from '../record-fields/OriginChip.tsx'
import { OwnFieldFrames } from '../record-fields/OwnFieldFrames.tsx'
import { OpenedOwnPart, OwnPartButtons } from '../record-fields/OwnParts.tsx'
import { useSessionState } from '../session/current-session.ts'
import type { Picking } from '../session/editor-state.ts'
import type { EditorSession } from '../session/session.ts'
import { usePeople } from '../session/use-people.ts'
import { useReturnToText } from '../text/return-to-text.ts'
import { type Line, useDragging, useDropTargets } from './drag.ts'
import { FirstModule } from './FirstModule.tsx'
import { HiddenSigns } from './HiddenSigns.tsx'
import { InsertLines } from './InsertLines.tsx'
import { labelModules, moduleElement } from './module-elements.ts'
import { OpenPicker } from './OpenPicker.tsx'
import { OthersCarets } from './OthersCarets.tsx'
import { Outline } from './Outline.tsx'
import { useOverlayRoot } from './overlay-root.ts'
import { PresenceOutline } from './PresenceOutline.tsx'
import { useShortcuts } from './shortcuts.ts'
import { type Target, targetOf } from './targets.ts'
import { useHovered } from './use-hovered.ts'

/** Outlines, handles and plus buttons above the page, outside its layout. */
export function Overlay({ root, session }: { root: HTMLElement; session: EditorSession }) {
  const overlay = useOverlayRoot()
  const state = useSessionState(session, 'documents', 'selected', 'multiSelected', 'picking')
  const people = usePeople(session)
  const { picking } = state
  const [dropLine, setDropLine] = useState<Line | null>(null)
  const hovered = useHovered(root, session)
  const selected = targetOf(root, state.selected)
  // After each render, since a module may have another element now.
  useLayoutEffect(() => labelModules(root, state.documents, state.selected?.nodeId))
  useDragging(overlay)
  useDropTargets(root, session, state.documents, setDropLine)
  useReturnToText(session)
  useShortcuts(
    session,
    useCallback((containerId, place) => session.openPicker({ containerId, place, ...besideSelected(session) }), [session]),
  )
  if (!overlay) return null

  // The outlines of these two show the names themselves.
  const framed = new Set([selected?.nodeId, hovered?.nodeId])
  const othersElsewhere = [...people].filter(([id]) => !framed.has(id))
  const outlineOf = (target: Target, kind: 'selected' | 'multiSelected' | 'hovered') => (
    <Outline
      key={`${kind}${target.nodeId}`}
      target={target}
      session={session}
      kind={kind}
      onInsert={(place) => session.openPicker({ containerId: target.containerId, place, ...besideSelected(session) })}
    />
  )
  return (
    <>
      {createPortal(
        <div className="layer">
          {state.multiSelected.map((nodeId) => {
            const target = state.selected && targetOf(root, { containerId: state.selected.containerId, nodeId })
            return target && nodeId !== selected?.nodeId ? outlineOf(target, 'multiSelected') : null
          })}
          {selected && outlineOf(selected, 'selected')}
          {hovered?.element.isConnected &&
            hovered.nodeId !== selected?.nodeId &&
            !state.multiSelected.includes(hovered.nodeId) &&
            outlineOf(hovered, 'hovered')}
          {othersElsewhere.map(([nodeId, names]) => {
            const element = root.querySelector<HTMLElement>(`[data-node="${CSS.escape(nodeId)}"]`)
            return element && <PresenceOutline key={`others${nodeId}`} element={element} people={names} />
          })}
          <OthersCarets root={root} session={session} />
          <HiddenSigns root={root} documents={state.documents} />
          <CommentMarks session={session} />
          {!picking && <InsertLines session={session} />}
          <OwnFieldFrames root={root} session={session} />
          <OwnPartButtons root={root} session={session} />
          <OriginChip root={root} session={session} />
          {dropLine && <div className="drop-line" style={dropLine} />}
          {session.region.containers.map(({ id }) =>
            (state.documents[id]?.columns ?? []).every(({ children }) => children.length === 0) ? (
              <FirstModule
                key={id}
                container={root.querySelector<HTMLElement>(`[data-container="${id}"]`)}
                onAdd={() => session.openPicker({ containerId: id, place: { parent: ROOT_ID, column: 0, before: null } })}
              />
            ) : null,
          )}
        </div>,
        overlay,
      )}
      <OpenedOwnPart session={session} />
      {picking && <OpenPicker session={session} picking={picking} />}
    </>
  )
}

/** Where the picker opens for a place below the selected module. */
function besideSelected(session: EditorSession): Pick<Picking, 'beside'> {
  const { selected } = session.getState()
  const rect = selected && moduleElement(selected.nodeId)?.getBoundingClientRect()
  return rect ? { beside: { top: rect.bottom, left: Math.max(rect.left, window.innerWidth / 4), width: 0, height: 0 } } : {}
}
