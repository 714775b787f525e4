import type { Caret, Selected } from '../session/editor-state.ts'

/** Puts the caret into a line of text. */
export function putCaretInLine(element: HTMLElement, caret: Caret): void {
  const { firstChild: text } = element
  const length = text?.textContent?.length ?? 0
  const { anchor, head } = typeof caret === 'object' ? caret : selectedBy(caret, length)
  const place = (offset: number): [Node, number] => (text instanceof Text ? [text, Math.min(offset, length)] : [element, 0])
  window.getSelection()?.setBaseAndExtent(...place(anchor), ...place(head))
}

function selectedBy(caret: Exclude<Caret, Selected>, length: number): Selected {
  const offset = caret === 'start' ? 0 : caret === 'end' ? length : caret
  return { anchor: offset, head: offset }
}

/** What is selected in a line of text, in characters; its end where the selection lies elsewhere. */
export function selectedInLine(element: HTMLElement): Selected {
  const { anchorNode = null, anchorOffset = 0, focusNode = null, focusOffset = 0 } = window.getSelection() ?? {}
  const offsetOf = (node: Node | null, offset: number) => {
    const before = document.createRange()
    before.selectNodeContents(element)
    if (node && element.contains(node)) before.setEnd(node, offset)
    return before.toString().length
  }
  return { anchor: offsetOf(anchorNode, anchorOffset), head: offsetOf(focusNode, focusOffset) }
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
