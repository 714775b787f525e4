import { overlap } from './tab-place.ts'
import type { Rect } from './use-rect.ts'

const PICTURES = 'img, video, iframe, svg, canvas, button, input'
/** Distance between the points where the page is asked what is there, in pixels. */
const STEP_PX = 24

/** Whether a place in the window lies over words or pictures of modules other than `own`. */
export function isFreeOfOthers(own: Element, place: Rect): boolean {
  const seen = new Set<Element>()
  for (let x = place.left + 2; x < place.left + place.width; x += STEP_PX) {
    for (const y of [place.top + 2, place.top + place.height - 2]) {
      const element = document.elementsFromPoint(x, y).find((found) => !found.closest('[data-editor]'))
      if (!element || seen.has(element) || own.contains(element)) continue
      seen.add(element)
      if (isOccupied(element, own, place)) return false
    }
  }
  return true
}

/** Whether the element is a picture, or a line of its words reaches into the place. */
function isOccupied(element: Element, own: Element, place: Rect): boolean {
  if (element.closest(PICTURES)) return true
  if (element.contains(own) && element.querySelector('[data-node]')) return false
  const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (words.nextNode()) {
    range.selectNodeContents(words.currentNode)
    for (const line of range.getClientRects()) if (overlap(line, place)) return true
  }
  return false
}
