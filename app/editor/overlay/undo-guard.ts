import type { EditorSession } from '../session/session.ts'
import { stepBack } from '../text/step-back.ts'

/** Controls that hold no typed words. */
const WITHOUT_WORDS =
  ':is([type="radio"], [type="checkbox"], [type="range"], [type="color"], [type="file"], [type="button"], [type="submit"])'
const WITH_WORDS = `textarea, input:not(${WITHOUT_WORDS})`

/**
 * Undo and redo by keys where nothing was typed: on a radio button, a list or a field that was only entered. The browser would
 * take back what was typed last anywhere in the document, such as the end of a headline that is out of sight. In a text of the
 * page, and in a field that was typed into, the keys are its own.
 * @returns takes the listeners away
 */
export function guardUndo(session: EditorSession): () => void {
  let typedInto: EventTarget | undefined
  const onInput = (event: Event) => {
    typedInto = event.composedPath()[0]
  }
  const onFocus = () => {
    typedInto = undefined
  }
  function onKey(event: KeyboardEvent): void {
    const key = event.key.toLowerCase()
    const [target] = event.composedPath()
    if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return
    if (!(target instanceof HTMLElement) || target.isContentEditable) return
    if (target.matches(WITH_WORDS) && target === typedInto) return
    if (!target.matches('input, textarea, select') && !document.querySelector('dialog:modal')) return
    event.preventDefault()
    event.stopPropagation()
    const isOfModule = target.closest('[data-module-settings]') !== null || !target.matches(WITH_WORDS)
    if (isOfModule && !document.querySelector('dialog:modal')) stepBack(session, key === 'y' || event.shiftKey ? 'redo' : 'undo')
  }
  window.addEventListener('input', onInput, true)
  window.addEventListener('focusin', onFocus, true)
  window.addEventListener('keydown', onKey, true)
  return () => {
    window.removeEventListener('input', onInput, true)
    window.removeEventListener('focusin', onFocus, true)
    window.removeEventListener('keydown', onKey, true)
  }
}
