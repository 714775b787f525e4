import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { emptyDocument, type NodePosition, ROOT_ID } from '../../content/index.ts'
import { insertModule } from '../node-actions.ts'
import { ModulePicker } from '../picker/ModulePicker.tsx'
import { useSessionState } from '../session/current-session.ts'
import type { EditorSession } from '../session/session.ts'
import { type Line, useDragging, useDropTargets } from './drag.ts'
import { FirstModule } from './FirstModule.tsx'
import { isFrame, nameFrames } from './frames.ts'
import { isTooDeep } from './node-positions.ts'
import { OthersFrame } from './OthersFrame.tsx'
import { Outline } from './Outline.tsx'
import { useOverlayRoot } from './overlay-root.ts'
import { multiSelectTarget, toggleSelected } from './selection.ts'
import { useShortcuts } from './shortcuts.ts'
import { type Target, targetAt, targetOf } from './targets.ts'

/** Outlines, handles and plus signs above the page. Nothing of it takes part in the page's layout. */
export function Overlay({ root, session }: { root: HTMLElement; session: EditorSession }) {
  const overlay = useOverlayRoot()
  const state = useSessionState(session)
  const [picking, setPicking] = useState<{ containerId: number; place: NodePosition } | null>(null)
  const [dropLine, setDropLine] = useState<Line | null>(null)
  const hovered = useHovered(root, session)
  const selected = targetOf(root, state.selected)
  // After each drawing, since a module may have been given another element.
  useLayoutEffect(() => nameFrames(root, state.documents, state.selected?.nodeId))
  useDragging(overlay)
  useDropTargets(root, session, state.documents, setDropLine)
  useShortcuts(
    session,
    useCallback((containerId, place) => setPicking({ containerId, place }), []),
  )
  if (!overlay) return null

  // The frames of these two say it themselves.
  const framed = new Set([selected?.nodeId, hovered?.nodeId])
  const othersElsewhere = [...Map.groupBy(state.presence, ({ node }) => node ?? '')].filter(([id]) => id && !framed.has(id))
  const outlineOf = (target: Target, kind: 'selected' | 'multiSelected' | 'hovered') => (
    <Outline
      key={`${kind}${target.nodeId}`}
      target={target}
      session={session}
      kind={kind}
      onInsert={(place) => setPicking({ containerId: target.containerId, place })}
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
          {othersElsewhere.map(([nodeId, people]) => {
            const element = root.querySelector<HTMLElement>(`[data-node="${CSS.escape(nodeId)}"]`)
            return element && <OthersFrame key={`others${nodeId}`} element={element} people={people} />
          })}
          {dropLine && <div className="drop-line" style={dropLine} />}
          {session.region.containers.map(({ id }) =>
            (state.documents[id]?.columns ?? []).every(({ children }) => children.length === 0) ? (
              <FirstModule
                key={id}
                container={root.querySelector<HTMLElement>(`[data-container="${id}"]`)}
                onAdd={() => setPicking({ containerId: id, place: { parent: ROOT_ID, column: 0, before: null } })}
              />
            ) : null,
          )}
        </div>,
        overlay,
      )}
      {picking && (
        <ModulePicker
          contentType={session.region.contentType}
          withSections={!isTooDeep(state.documents[picking.containerId] ?? emptyDocument(), emptyDocument(), picking.place.parent)}
          onPick={(type) => {
            // Closed first, because it gives the focus back to where it found it.
            flushSync(() => setPicking(null))
            insertModule(session, picking.containerId, type, picking.place)
          }}
          onClose={() => setPicking(null)}
        />
      )}
    </>
  )
}

/** What a press there asks for is found in the settings alone: pictures, players and what still has to be chosen. */
const SET_BESIDE = 'picture, img, video, audio, iframe, [data-unfinished]'
/** What takes the focus for itself. */
const CONTROLS = '[role="textbox"], input, textarea, select, summary, button, video, audio'

/** The module under the pointer; pressing selects it, and with Shift or Ctrl chooses it as well. */
function useHovered(root: HTMLElement, session: EditorSession): Target | null {
  const [hovered, setHovered] = useState<Target | null>(null)
  useEffect(() => {
    const over = (event: PointerEvent) => setHovered(targetAt(event.target))
    const press = (event: PointerEvent) => {
      const added = multiSelectTarget(session, event)
      if (added) {
        event.preventDefault()
        toggleSelected(session, added)
        return
      }
      const target = targetAt(event.target)
      session.select(target && { containerId: target.containerId, nodeId: target.nodeId })
    }
    // The browser would put the caret there, or select words up to there.
    const mouseDown = (event: MouseEvent) => {
      if (multiSelectTarget(session, event)) event.preventDefault()
    }
    // Going into a text by keyboard selects its module as well.
    const focus = (event: FocusEvent) => {
      const target = targetAt(event.target)
      const { selected, multiSelected } = session.getState()
      if (!target || (isFrame(event.target ?? undefined) && (target.nodeId === selected?.nodeId || multiSelected.includes(target.nodeId))))
        return
      session.select({ containerId: target.containerId, nodeId: target.nodeId })
    }
    const click = (event: MouseEvent) => {
      if (!(event.target instanceof Element)) return
      // Links and buttons of the page are edited here, not followed.
      if (event.target.closest('a')) event.preventDefault()
      const target = targetAt(event.target)
      if (!target || event.shiftKey || event.ctrlKey || event.metaKey || event.target.closest(CONTROLS)) return
      target.element.focus({ preventScroll: true })
      if (event.target.closest(SET_BESIDE)) session.showSettings(true)
    }
    root.addEventListener('pointerover', over)
    root.addEventListener('pointerdown', press)
    root.addEventListener('mousedown', mouseDown)
    root.addEventListener('focusin', focus)
    root.addEventListener('click', click, true)
    return () => {
      root.removeEventListener('pointerover', over)
      root.removeEventListener('pointerdown', press)
      root.removeEventListener('mousedown', mouseDown)
      root.removeEventListener('focusin', focus)
      root.removeEventListener('click', click, true)
    }
  }, [root, session])
  return hovered
}
