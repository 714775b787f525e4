import type { Caret } from '../session/editor-state.ts'

/** Puts the caret into a line of text. */
export function putCaretInLine(element: HTMLElement, caret: Caret): void {
  const { firstChild: text } = element
  const length = text?.textContent?.length ?? 0
  const offset = caret === 'start' ? 0 : caret === 'end' ? length : Math.min(caret, length)
  if (text instanceof Text) window.getSelection()?.collapse(text, offset)
  else window.getSelection()?.collapse(element, 0)
}

/** What stands before and after the caret in a line; undefined while words are selected. */
export function wordsAroundCaret(element: HTMLElement): { before: string; after: string } | undefined {
  const selection = window.getSelection()
  if (!selection?.isCollapsed || selection.rangeCount === 0) return undefined
  const caret = selection.getRangeAt(0)
  if (!element.contains(caret.startContainer)) return undefined
  const before = document.createRange()
  before.selectNodeContents(element)
  before.setEnd(caret.startContainer, caret.startOffset)
  const after = document.createRange()
  after.selectNodeContents(element)
  after.setStart(caret.startContainer, caret.startOffset)
  return { before: before.toString(), after: after.toString() }
}
