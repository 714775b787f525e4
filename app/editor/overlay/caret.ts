import type { OtherEditor } from '../../content/index.ts'

type Caret = NonNullable<OtherEditor['caret']>

/** The place of the caret on the edited page: its module and text, and how many characters of the text come before it. */
export function caretOfSelection(selection: Selection | null): { node: string; caret: Caret } | undefined {
  const { focusNode, focusOffset = 0 } = selection ?? {}
  const element = focusNode instanceof Element ? focusNode : focusNode?.parentElement
  const text = element?.closest<HTMLElement>('[data-node] [data-field]')
  const node = text?.closest<HTMLElement>('[data-node]')?.dataset.node
  const field = text?.dataset.field
  if (!focusNode || !node || !field || !text.isContentEditable) return undefined
  const before = document.createRange()
  before.selectNodeContents(text)
  before.setEnd(focusNode, focusOffset)
  return { node, caret: { field, offset: before.toString().length } }
}

/** Where a caret stands in the window; the end of the text where it has fewer characters here. Undefined when it is not shown. */
export function rectOfCaret(module: Element, { field, offset }: Caret): { top: number; left: number; height: number } | undefined {
  const text = module.querySelector(`[data-field="${CSS.escape(field)}"]`)
  if (!text) return undefined
  const range = document.createRange()
  const [node, at] = textNodeAt(text, offset)
  range.setStart(node, at)
  range.collapse(true)
  // An empty line has no rectangle of its own.
  const rect = [...range.getClientRects()].at(-1) ?? (node instanceof Element ? node : node.parentElement)?.getBoundingClientRect()
  return rect && { top: rect.top, left: rect.left, height: rect.height }
}

/** The text node in which a number of characters end, and how many of them are in it. */
export function textNodeAt(element: Element, offset: number): [Node, number] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let rest = offset
  let last: Text | undefined
  for (let node = texts.nextNode(); node instanceof Text; node = texts.nextNode()) {
    if (rest <= node.length) return [node, rest]
    rest -= node.length
    last = node
  }
  return last ? [last, last.length] : [element, 0]
}
