import type { EditorSession } from '../session/session.ts'
import { stepBack } from '../text/step-back.ts'

/** Controls that hold no typed words. */
const WITHOUT_WORDS =
  ':is([type="radio"], [type="checkbox"], [type="range"], [type="color"], [type="file"], [type="button"], [type="submit"])'
const WITH_WORDS = `textarea, input:not(${WITHOUT_WORDS})`

/**
 * Undo and redo by keys where nothing was typed: on a radio button, a list or a field that was only entered. The browser would
 * take back what was typed last anywhere in the document, such as the end of a headline that is out of sight. In a text of the
 * page, and in a field that was typed into, the keys are its own until it says again what it said when it was entered.
 * @returns takes the listeners away
 */
export function guardUndo(session: EditorSession): () => void {
  let entered: { field: HTMLElement; words: string; undone: number } | undefined
  const onInput = (event: Event) => {
    if (!entered || event.composedPath()[0] !== entered.field) return
    const { inputType } = event as InputEvent
    entered.undone = inputType === 'historyUndo' ? entered.undone + 1 : inputType === 'historyRedo' ? entered.undone - 1 : 0
  }
  const onFocus = (event: Event) => {
    const [field] = event.composedPath()
    entered = field instanceof HTMLElement && field.matches(WITH_WORDS) ? { field, words: wordsIn(field), undone: 0 } : undefined
  }
  /** Whether the browser's step would be one of this field's own. */
  const hasOwnStep = (target: HTMLElement, isRedo: boolean) =>
    entered?.field === target && (isRedo ? entered.undone > 0 : wordsIn(target) !== entered.words)
  function onKey(event: KeyboardEvent): void {
    const key = event.key.toLowerCase()
    const [target] = event.composedPath()
    if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return
    if (!(target instanceof HTMLElement) || target.isContentEditable) return
    const isRedo = key === 'y' || event.shiftKey
    if (hasOwnStep(target, isRedo)) return
    if (!target.matches('input, textarea, select') && !document.querySelector('dialog:modal')) return
    event.preventDefault()
    event.stopPropagation()
    const isOfModule = target.closest('[data-module-settings]') !== null || !target.matches(WITH_WORDS)
    if (!isOfModule || document.querySelector('dialog:modal')) return
    stepBack(session, isRedo ? 'redo' : 'undo')
    // What it says by a step of the page is none of its own.
    if (entered?.field === target) entered = { field: target, words: wordsIn(target), undone: 0 }
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

function wordsIn(field: HTMLElement): string {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : ''
}
