import { useEffect } from 'react'
import { moduleElement } from '../overlay/module-elements.ts'
import type { EditorSession } from '../session/session.ts'
import { goOnIn, type WritingPlace, writingPlaceOf } from './writing-place.ts'

/** The text that somebody has left for the editor's own surfaces, by session. */
const left = new WeakMap<EditorSession, WritingPlace>()

/** Everything of the editor that is not the page. */
const SURFACES = '[data-editor], [data-editor-dialog], dialog'
/** What lies over the page, or over one of these, until it is closed; a hint at a button is none. */
const OPEN = 'dialog[open], [role="menu"], [popover]:popover-open:not([role="tooltip"])'
/** What gives the focus back to whatever opened it. */
const CLOSES = 'dialog, [role="menu"], [popover]'
const BAR = '[data-editor-bar]'
const TYPED_INTO = 'input, textarea, select'

/**
 * Brings the focus, and what was selected, back into the text that was written in when a dialog, a menu, a panel or a message
 * of the editor is done with, whatever opened it: what is typed next goes on there (decision 0252). Only Tab and F6 lead on from
 * where it is.
 */
export function useReturnToText(session: EditorSession): void {
  useEffect(() => {
    const ending = new AbortController()
    const listen = <Name extends keyof DocumentEventMap>(name: Name, handle: (event: DocumentEventMap[Name]) => void) =>
      document.addEventListener(name, handle, { capture: true, signal: ending.signal })
    let isTabbing = false
    let isPressed = false
    let waiting = 0
    /** What opens or takes the focus next has had its turn. */
    const settle = () => {
      cancelAnimationFrame(waiting)
      waiting = requestAnimationFrame(() => {
        waiting = requestAnimationFrame(() => {
          if (isFocusLost()) returnToText(session)
        })
      })
    }
    listen('keydown', ({ key }) => {
      isTabbing = key === 'Tab' || key === 'F6'
      isPressed = false
    })
    listen('pointerdown', ({ target }) => {
      isTabbing = false
      isPressed = isIn(target, BAR) && !isIn(target, CLOSES)
      if (!isIn(target, SURFACES)) left.delete(session)
    })
    listen('focusout', ({ target, relatedTarget }) => {
      const place = writingPlaceOf(target)
      if (place) left.set(session, place)
      else if (isIn(target, SURFACES) && relatedTarget === null) settle()
    })
    listen('focusin', ({ target, relatedTarget }) => {
      const isBack = isIn(relatedTarget, CLOSES)
      if (isIn(target, BAR)) {
        const isFromElsewhere = relatedTarget === null || (isIn(relatedTarget, SURFACES) && !isIn(relatedTarget, BAR))
        if (!isTabbing && !isPressed && (isBack || isFromElsewhere)) settle()
      } else if (!isIn(target, SURFACES)) {
        const place = left.get(session)
        const isByItself = !isTabbing && (relatedTarget === null || isIn(relatedTarget, SURFACES))
        if (!place || !isByItself) left.delete(session)
        // A browser that gives the focus back to a text puts the caret to its beginning after this event, or nowhere.
        else if (target === place.element) requestAnimationFrame(() => (isBack || !hasCaret(place.element)) && returnToText(session))
        // A panel that is gone leads to the module of the text, which has been drawn anew meanwhile.
        else if (target === moduleElement(place.node ?? '')) requestAnimationFrame(() => returnToText(session))
        else left.delete(session)
      }
    })
    // A popover has given the focus back by now, or to nothing.
    listen('toggle', ({ target, newState }) => {
      if (newState === 'closed' && isIn(target, SURFACES)) settle()
    })
    listen('click', ({ target, detail }) => {
      if (isIn(target, SURFACES) && (detail > 0 || isIn(target, '[role="menu"]'))) settle()
    })
    return () => {
      ending.abort()
      cancelAnimationFrame(waiting)
      left.delete(session)
    }
  }, [session])
}

/**
 * Goes on in the text that was left for the editor's surfaces.
 * @returns whether there is one, in the module that is selected
 */
export function returnToText(session: EditorSession): boolean {
  const place = left.get(session)
  const { selected } = session.getState()
  if (!place || (selected && selected.nodeId !== place.node)) return false
  return goOnIn(session, place)
}

/** Leaves the text that was left: whoever goes up to its module goes on there. */
export function forgetText(session: EditorSession): void {
  left.delete(session)
}

/** Whether nothing is open, and a key would fall on the bar or on the page as a whole. */
function isFocusLost(): boolean {
  const { activeElement } = document
  if (document.querySelector(OPEN)) return false
  if (!activeElement || activeElement === document.body) return true
  return isIn(activeElement, BAR) && !activeElement.matches(TYPED_INTO)
}

function hasCaret(text: HTMLElement): boolean {
  return text.contains(document.getSelection()?.focusNode ?? null)
}

function isIn(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null
}
