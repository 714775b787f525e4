import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { t } from '../../platform/i18n/i18n.ts'
import type { EditorSession } from '../session/session.ts'
import { type Entry, entryOf, takeTyped } from './pending-entry.ts'
import { choosePlace, findText, placeInView } from './text-place.ts'

/** Goes into the text in which somebody pressed to begin editing, with what they have chosen and typed there. */
export function useEntryIntoText(session: EditorSession): void {
  useEffect(() => {
    // In the next frame the tools around the page are there, and React renders nothing.
    const frame = requestAnimationFrame(() => {
      const entry = entryOf(window.location.pathname)
      if (!entry || enterText(entry)) return
      takeTyped()
      session.showToast(t('This text is not written on this page. Point at it to see where it comes from.'))
    })
    return () => cancelAnimationFrame(frame)
  }, [session])
}

/** @returns whether the page has the text */
function enterText({ place = placeInView() }: Entry): boolean {
  const text = place && findText(place)
  if (!text) return false
  flushSync(() => text.box.focus({ preventScroll: true }))
  // A rich text is another element from now on, and takes its own selection over in this frame. Keys wait for it.
  requestAnimationFrame(() => {
    const typed = takeTyped()
    if (!(document.activeElement instanceof HTMLElement) || !document.activeElement.isContentEditable) return
    const block = findText(place)?.block ?? document.activeElement
    choosePlace(block, place)
    block.scrollIntoView({ block: 'nearest' })
    if (typed) document.execCommand('insertText', false, typed)
  })
  return true
}
