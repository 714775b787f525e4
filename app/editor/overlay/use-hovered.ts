import { useEffect, useState } from 'react'
import { hasFolded } from '../docks/fold-dock.ts'
import type { EditorSession } from '../session/session.ts'
import { isModuleElement } from './module-elements.ts'
import { overlayRoot } from './overlay-root.ts'
import { multiSelectTarget, toggleSelected } from './selection.ts'
import { type Target, targetAt } from './targets.ts'

/** Elements that can only be edited in the settings; clicking them opens those: images, players, placeholders. */
const EDITED_IN_SETTINGS = 'picture, img, video, audio, iframe, [data-unfinished]'
/** Elements that take the focus themselves. */
const CONTROLS = '[role="textbox"], input, textarea, select, summary, button, video, audio'

/** The module under the pointer; a click selects it, with Shift or Ctrl it toggles it. */
export function useHovered(root: HTMLElement, session: EditorSession): Target | null {
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
