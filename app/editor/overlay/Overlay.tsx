import { useCallback, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { type Place, ROOT_ID } from '../../content/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { insertModule } from '../node-actions.ts'
import { ModulePicker } from '../picker/ModulePicker.tsx'
import { useSessionState } from '../session/current-session.ts'
import type { EditorSession } from '../session/session.ts'
import { type Line, useDragging, useDropTargets } from './drag.ts'
import { OthersFrame } from './OthersFrame.tsx'
import { Outline } from './Outline.tsx'
import { useOverlayRoot } from './overlay-root.ts'
import { useShortcuts } from './shortcuts.ts'
import { type Target, targetAt, targetOf } from './targets.ts'

/** Outlines, handles and plus signs above the page. Nothing of it takes part in the page's layout. */
export function Overlay({ root, session }: { root: HTMLElement; session: EditorSession }) {
  const overlay = useOverlayRoot()
  const state = useSessionState(session)
  const [picking, setPicking] = useState<{ containerId: number; place: Place } | null>(null)
  const [dropLine, setDropLine] = useState<Line | null>(null)
  const hovered = useHovered(root, session)
  const selected = targetOf(root, state.selected)
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
  const outlineOf = (target: Target, isSelected: boolean) => (
    <Outline
      key={`${isSelected}${target.nodeId}`}
      target={target}
      session={session}
      isSelected={isSelected}
      onInsert={(place) => setPicking({ containerId: target.containerId, place })}
    />
  )
  return (
    <>
      {createPortal(
        <div className="layer">
          {state.marked.map((nodeId) => {
            const target = state.selected && targetOf(root, { containerId: state.selected.containerId, nodeId })
            return target && nodeId !== selected?.nodeId ? outlineOf(target, false) : null
          })}
          {selected && outlineOf(selected, true)}
          {hovered?.element.isConnected && hovered.nodeId !== selected?.nodeId && outlineOf(hovered, false)}
          {othersElsewhere.map(([nodeId, people]) => {
            const element = root.querySelector<HTMLElement>(`[data-node="${CSS.escape(nodeId)}"]`)
            return element && <OthersFrame key={`others${nodeId}`} element={element} people={people} />
          })}
          {dropLine && <div className="drop-line" style={dropLine} />}
          {session.region.containers.map(({ id }) =>
            (state.documents[id]?.columns ?? []).every(({ children }) => children.length === 0) ? (
              <button
                key={id}
                type="button"
                className="first"
                onClick={() => setPicking({ containerId: id, place: { parent: ROOT_ID, column: 0, before: null } })}
              >
                + {t('Add the first module')}
              </button>
            ) : null,
          )}
        </div>,
        overlay,
      )}
      {picking && (
        <ModulePicker
          contentType={session.region.contentType}
          onPick={(type) => {
            setPicking(null)
            insertModule(session, picking.containerId, type, picking.place)
          }}
          onClose={() => setPicking(null)}
        />
      )}
    </>
  )
}

/** The module under the pointer; pressing selects it, and with Shift or Ctrl marks it as well. */
function useHovered(root: HTMLElement, session: EditorSession): Target | null {
  const [hovered, setHovered] = useState<Target | null>(null)
  useEffect(() => {
    const over = (event: PointerEvent) => setHovered(targetAt(event.target))
    const press = (event: PointerEvent) => {
      const target = targetAt(event.target)
      const named = target && { containerId: target.containerId, nodeId: target.nodeId }
      if (named && (event.ctrlKey || event.metaKey || event.shiftKey) && session.getState().selected) {
        event.preventDefault()
        session.mark(named)
        return
      }
      session.select(named)
      // Whoever goes into a text wants to see it; the settings come with a click beside it.
      const isText = event.target instanceof Element && event.target.closest('[role="textbox"]')
      if (named && !isText) session.showSettings(true)
    }
    // Going into a text by keyboard selects its module as well.
    const focus = (event: FocusEvent) => {
      const target = targetAt(event.target)
      if (target) session.select({ containerId: target.containerId, nodeId: target.nodeId })
    }
    // Links and buttons of the page are edited here, not followed.
    const click = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
    }
    root.addEventListener('pointerover', over)
    root.addEventListener('pointerdown', press)
    root.addEventListener('focusin', focus)
    root.addEventListener('click', click, true)
    return () => {
      root.removeEventListener('pointerover', over)
      root.removeEventListener('pointerdown', press)
      root.removeEventListener('focusin', focus)
      root.removeEventListener('click', click, true)
    }
  }, [root, session])
  return hovered
}
