import { textNodeAt } from '../overlay/caret.ts'
import { likeness, movedPlace } from './same-words.ts'

/**
 * A place in a text of the page as visitors see it: the words of its paragraph, the characters chosen of them (from `from` to
 * before `to`), and how far from the upper edge of the page it stands, in pixels. The page has no marks by which a text would
 * be known again: visitors would load them.
 */
export type TextPlace = { words: string; from: number; to: number; top: number }

/** A paragraph, headline or line of an editable text. */
type TextBlock = { box: HTMLElement; block: HTMLElement }

/** What is chosen on the page, when it lies in one text of its content and `near` is in that text too. */
export function chosenPlace(near?: Element): TextPlace | undefined {
  const selection = document.getSelection()
  if (!selection?.rangeCount || selection.isCollapsed) return undefined
  const range = selection.getRangeAt(0)
  const block = blockOf(range.startContainer)
  if (near && !block?.contains(near)) return undefined
  return placeOf(range)
}

/** The place in a text at a point of the window; undefined beside texts. */
export function placeAtPoint(left: number, top: number): TextPlace | undefined {
  const caret = document.caretPositionFromPoint?.(left, top)
  if (!(caret?.offsetNode instanceof Text)) return undefined
  const range = document.createRange()
  range.setStart(caret.offsetNode, caret.offset)
  return placeOf(range)
}

function placeOf(range: Range): TextPlace | undefined {
  const block = blockOf(range.startContainer)
  const words = block?.textContent ?? ''
  if (!block?.closest('main') || !words.trim()) return undefined
  const from = lengthUpTo(block, range.startContainer, range.startOffset)
  const end = block.contains(range.endContainer) ? lengthUpTo(block, range.endContainer, range.endOffset) : words.length
  // Pressing twice chooses the space behind the word too, on some systems.
  const to = Math.max(from, words.slice(0, end).trimEnd().length)
  return { words, from, to, top: block.getBoundingClientRect().top + window.scrollY }
}

/** The text of the edited page in which a place is: the one most like it, of equal ones the nearest. */
export function findText(place: TextPlace): TextBlock | undefined {
  const found = textBlocks()
    .map((text) => ({ text, alike: likeness(place.words, text.block.textContent ?? ''), away: Math.abs(topOf(text) - place.top) }))
    .filter(({ alike }) => alike > 0)
    .toSorted((left, right) => right.alike - left.alike || left.away - right.away)
  return found[0]?.text
}

/** The end of that text of the edited page which is nearest to the middle of the window. */
export function placeInView(): TextPlace | undefined {
  const middle = window.scrollY + window.innerHeight / 2
  const [nearest] = textBlocks().toSorted((left, right) => Math.abs(topOf(left) - middle) - Math.abs(topOf(right) - middle))
  const words = nearest?.block.textContent ?? ''
  return nearest && { words, from: words.length, to: words.length, top: topOf(nearest) }
}

/** Chooses a place in a text that is being edited. */
export function choosePlace(block: HTMLElement, { words, from, to }: TextPlace): void {
  const now = block.textContent ?? ''
  document
    .getSelection()
    ?.setBaseAndExtent(...textNodeAt(block, movedPlace(from, words, now)), ...textNodeAt(block, movedPlace(to, words, now)))
}

function textBlocks(): TextBlock[] {
  const boxes = [...document.querySelectorAll<HTMLElement>('main [role="textbox"][data-field]')]
  const texts = boxes.flatMap((box) => [...blocksIn(box)].map((block) => ({ box, block })))
  return texts.filter(({ block }) => block.getClientRects().length > 0)
}

function blocksIn(box: HTMLElement): Set<HTMLElement> {
  const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
  const blocks = new Set<HTMLElement>()
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const block = blockOf(text)
    blocks.add(block && box.contains(block) ? block : box)
  }
  return blocks
}

/** The element around a node that begins a line of its own. */
function blockOf(node: Node): HTMLElement | null {
  let element = node instanceof HTMLElement ? node : node.parentElement
  while (element && /^(inline|contents)/.test(getComputedStyle(element).display)) element = element.parentElement
  return element
}

function lengthUpTo(block: HTMLElement, node: Node, offset: number): number {
  const before = document.createRange()
  before.selectNodeContents(block)
  before.setEnd(node, offset)
  return before.toString().length
}

function topOf({ block }: TextBlock): number {
  return block.getBoundingClientRect().top + window.scrollY
}
