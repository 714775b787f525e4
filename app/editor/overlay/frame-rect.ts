import type { Rect } from './use-rect.ts'

/** Distance of the frame from what is in it, in pixels. */
const AIR_PX = 10

/**
 * The rectangle of a module's frame: close around what is seen of it, since its element may be as wide as the page. It never
 * goes beyond what is seen of the page.
 */
export function frameRect(element: Element, page: { top: number; left: number; right: number }): Rect {
  const own = element.getBoundingClientRect()
  const parts = [...element.children].map((child) => child.getBoundingClientRect()).filter(({ width, height }) => width > 1 && height > 1)
  const words = element.querySelector(':scope > *') ? [] : textRects(element)
  const seen = parts.length > 0 ? parts : words
  const box = seen.length > 0 ? seen : [own]
  const left = Math.max(page.left + 2, Math.min(...box.map((part) => part.left)) - AIR_PX)
  const right = Math.min(page.right - 2, Math.max(...box.map((part) => part.right)) + AIR_PX)
  const bottom = Math.max(...box.map((part) => part.bottom)) + AIR_PX
  const top = Math.min(bottom, Math.max(page.top, Math.min(...box.map((part) => part.top)) - AIR_PX))
  return { top, left, width: right - left, height: bottom - top }
}

function textRects(element: Element): DOMRect[] {
  const range = document.createRange()
  range.selectNodeContents(element)
  return [...range.getClientRects()]
}
