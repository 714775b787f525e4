import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { emptyDocument, ROOT_ID } from '../../content/index.ts'
import { CommentMarks } from '../comments/CommentMarks.tsx'
import { hasFolded } from '../docks/fold-dock.ts'
import { insertPicked, insertPickedNodes, withNewIds } from '../node-actions.ts'
import { ModulePicker } from '../picker/ModulePicker.tsx'
import { rememberModule } from '../picker/recent-modules.ts'
import { OriginChip } from '../record-fields/OriginChip.tsx'
import { OwnFieldFrames } from '../record-fields/OwnFieldFrames.tsx'
import { OpenedOwnPart, OwnPartButtons } from '../record-fields/OwnParts.tsx'
import { embeddingNode } from '../reuse/reuse-commands.ts'
import { useSessionState } from '../session/current-session.ts'
import type { Picking } from '../session/editor-state.ts'
import type { EditorSession } from '../session/session.ts'
import { usePeople } from '../session/use-people.ts'
import { type Line, useDragging, useDropTargets } from './drag.ts'
import { FirstModule } from './FirstModule.tsx'
import { HiddenSigns } from './HiddenSigns.tsx'
import { InsertLines } from './InsertLines.tsx'
import { focusModule, isModuleElement, labelModules, moduleElement } from './module-elements.ts'
import { isTooDeep } from './node-positions.ts'
import { OthersCarets } from './OthersCarets.tsx'
import { Outline } from './Outline.tsx'
import { overlayRoot, useOverlayRoot } from './overlay-root.ts'
import { PresenceOutline } from './PresenceOutline.tsx'
import { multiSelectTarget, toggleSelected } from './selection.ts'
import { useShortcuts } from './shortcuts.ts'
import { type Target, targetAt, targetOf } from './targets.ts'

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
      {picking && (
        <ModulePicker
          region={session.region}
          picking={picking}
          withSections={!isTooDeep(state.documents[picking.containerId] ?? emptyDocument(), emptyDocument(), picking.place.parent)}
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
      )}
    </>
  )
}

/** Where the picker opens for a place below the selected module. */
function besideSelected(session: EditorSession): Pick<Picking, 'beside'> {
  const { selected } = session.getState()
  const rect = selected && moduleElement(selected.nodeId)?.getBoundingClientRect()
  return rect ? { beside: { top: rect.bottom, left: Math.max(rect.left, window.innerWidth / 4), width: 0, height: 0 } } : {}
}

/** After a picker without a choice, the focus is where it was asked for, or at the module there. */
function returnFocus(session: EditorSession, { place }: Picking): void {
  const { selected } = session.getState()
  const nodeId = selected?.nodeId ?? place.before
  if (nodeId) focusModule(session, nodeId)
  else overlayRoot()?.querySelector<HTMLElement>('.first')?.focus()
}

/** Elements that can only be edited in the settings; clicking them opens those: images, players, placeholders. */
const EDITED_IN_SETTINGS = 'picture, img, video, audio, iframe, [data-unfinished]'
/** Elements that take the focus themselves. */
const CONTROLS = '[role="textbox"], input, textarea, select, summary, button, video, audio'

/** The module under the pointer; a click selects it, with Shift or Ctrl it toggles it. */
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
    // Otherwise the browser would move the caret or extend the text selection.
    const mouseDown = (event: MouseEvent) => {
      if (multiSelectTarget(session, event)) event.preventDefault()
    }
    // Focusing a text by keyboard selects its module as well.
    const focus = (event: FocusEvent) => {
      const target = targetAt(event.target)
      const { selected, multiSelected } = session.getState()
      if (
        !target ||
        (isModuleElement(event.target ?? undefined) && (target.nodeId === selected?.nodeId || multiSelected.includes(target.nodeId)))
      )
        return
      session.select({ containerId: target.containerId, nodeId: target.nodeId })
    }
    const click = (event: MouseEvent) => {
      if (!(event.target instanceof Element)) return
      // Links of the page are edited here, not followed.
      if (event.target.closest('a')) event.preventDefault()
      const target = targetAt(event.target)
      if (!target || event.shiftKey || event.ctrlKey || event.metaKey || event.target.closest(CONTROLS)) return
      target.element.focus({ preventScroll: true })
      if (event.target.closest(EDITED_IN_SETTINGS) && !hasFolded('right')) session.showSettings(true)
    }
    // Beside the page, on a dock, nothing of it is pointed at; its own tools are in the overlay.
    const leave = ({ target }: PointerEvent) => {
      if (target instanceof Element && target.closest('[data-editor]') && target !== overlayRoot()?.host) setHovered(null)
    }
    window.addEventListener('pointerover', leave)
    root.addEventListener('pointerover', over)
    root.addEventListener('pointerdown', press)
    root.addEventListener('mousedown', mouseDown)
    root.addEventListener('focusin', focus)
    root.addEventListener('click', click, true)
    return () => {
      window.removeEventListener('pointerover', leave)
      root.removeEventListener('pointerover', over)
      root.removeEventListener('pointerdown', press)
      root.removeEventListener('mousedown', mouseDown)
      root.removeEventListener('focusin', focus)
      root.removeEventListener('click', click, true)
    }
  }, [root, session])
  return hovered
}
