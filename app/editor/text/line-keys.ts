import { type ContentNode, fieldChange } from '../../content/index.ts'
import { textOfWords } from '../../platform/rich-text/text-of-words.ts'
import { goToField } from '../go-to-field.ts'
import type { EditorSession } from '../session/session.ts'
import { wordsAroundCaret } from './line-caret.ts'
import { stepBack } from './step-back.ts'
import { isEmptyModule, isInFlow, joinWithAbove, placeOf, turnIntoText, writeBelow } from './writing-flow.ts'

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>
type Line = { session: EditorSession; node: ContentNode; field: string; element: HTMLElement; hasTyped: boolean; commit: () => void }

/**
 * What a key does in a line of text beyond the line itself: Enter goes on below, Backspace at its beginning above, and
 * undo, where nothing was typed yet, takes back what led here.
 * @returns false for every other key
 */
export function onLineKey(line: Line, pressed: Pressed): boolean {
  const { session, node, field } = line
  const isCommand = pressed.ctrlKey || pressed.metaKey
  if (isCommand && !pressed.altKey && !line.hasTyped) return onUndoKey(session, pressed)
  if (isCommand || pressed.altKey || !isInFlow(node, field)) return false
  if (pressed.key === 'Enter') return goOnBelow(line)
  return pressed.key === 'Backspace' && goBackAbove(line)
}

function onUndoKey(session: EditorSession, { key, shiftKey }: Pressed): boolean {
  const letter = key.toLowerCase()
  if (letter !== 'z' && letter !== 'y') return false
  stepBack(session, letter === 'y' || shiftKey ? 'redo' : 'undo')
  return true
}

/** Enter: from the line above a headline into it, from the headline or the line below it into a text. */
function goOnBelow({ session, node, field, element, commit }: Line): boolean {
  const words = wordsAroundCaret(element)
  if (!words) return false
  commit()
  const current = placeOf(session, node.id)?.located.node
  if (!current) return false
  if (field === 'preline') goToField(session, node.id, 'content', 'start')
  else if (isEmptyModule(current)) turnIntoText(session, current)
  else {
    const rest = words.after.trim()
    writeBelow(session, current, textOfWords(rest), rest ? fieldChange(current.data, field, words.before.trim()) : undefined)
  }
  return true
}

/** Backspace at the beginning of a headline: it goes away when it is empty, else an empty text above it does. */
function goBackAbove({ session, node, field, element, commit }: Line): boolean {
  if (field !== 'content' || wordsAroundCaret(element)?.before !== '') return false
  commit()
  const place = placeOf(session, node.id)
  if (!place?.above || !(isEmptyModule(place.located.node) || isEmptyModule(place.above))) return false
  return joinWithAbove(session, place.located.node, () => 0)
}
