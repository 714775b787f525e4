import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { areSingleKeysOn } from '../../staff-ui/single-keys.ts'
import { isHandledElsewhere } from '../handled-elsewhere.ts'
import { keepPlaceInView } from './keep-text-in-view.ts'
import { learnPress } from './known-press.ts'
import { beginEntry } from './pending-entry.ts'
import { chosenPlace, placeAtPoint, type TextPlace } from './text-place.ts'

/** The key that begins to edit a page. */
export const EDIT_KEY = 'E'

/** Two presses on these are two presses on a control. */
const CONTROLS = 'a, button, input, textarea, select, summary, label, video, audio, iframe, [contenteditable]'

/**
 * Begins to edit a page from where it is read: pressing a text twice leads to this word of it, the key to what is chosen, such as
 * what the browser has found, else to the text in the middle of the window.
 */
export function useBeginEditing(pathname: string, isOff: boolean): void {
  const navigate = useNavigate()
  const begin = (place: TextPlace | undefined) => {
    beginEntry(pathname, place)
    keepPlaceInView(place)
    void navigate(`${pathname}?edit`, { preventScrollReset: true })
  }
  const onPress = useEffectEvent((event: MouseEvent) => {
    const { target, clientX, clientY } = event
    if (!(target instanceof Element) || target.closest(CONTROLS) || hasModifier(event)) return
    const place = chosenPlace(target) ?? placeAtPoint(clientX, clientY)
    if (!place) return
    learnPress()
    begin(place)
  })
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toUpperCase() !== EDIT_KEY || hasModifier(event) || !areSingleKeysOn() || isHandledElsewhere(event)) return
    event.preventDefault()
    begin(chosenPlace())
  })
  useEffect(() => {
    if (isOff) return
    const stopped = new AbortController()
    document.addEventListener('dblclick', (event) => onPress(event), stopped)
    document.addEventListener('keydown', (event) => onKey(event), stopped)
    // Pressing twice is no zoom here; two fingers are.
    document.documentElement.style.setProperty('touch-action', 'manipulation')
    return () => {
      stopped.abort()
      document.documentElement.style.removeProperty('touch-action')
    }
  }, [isOff])
}

function hasModifier({ ctrlKey, metaKey, altKey, shiftKey }: MouseEvent | KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey || shiftKey
}
