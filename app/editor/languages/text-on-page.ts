import type { TranslationUnit } from '../../translations/unit.ts'
import { wordsOf } from '../../translations/unit-text.ts'
import { sameWords } from './same-words.ts'

const MARK = 'data-translated-now'
/** What belongs to the tools is not the page. */
const TOOLS = '[data-editor], script, style, noscript, template'

/**
 * The element on the page that shows a unit: as it is translated, or in German where it is not. It is looked for in its module
 * where the page says which that is, or else in the whole page. Undefined where the page does not show it, as a description
 * for search engines.
 */
export function elementOfUnit(unit: TranslationUnit): HTMLElement | undefined {
  const words = [unit.translation, unit.original].map((text) => firstLine(wordsOf(unit, text))).filter(Boolean)
  const module = document.querySelector<HTMLElement>(`[data-static="${CSS.escape(unit.unit.split('.')[0] ?? '')}"]`)
  for (const root of [module, document.querySelector<HTMLElement>('main'), document.body])
    for (const wanted of words) {
      const found = root && elementWith(root, wanted)
      if (found) return found
    }
  return undefined
}

/** Marks an element as the one that is translated, and no other. */
export function markElement(element: HTMLElement | undefined): void {
  for (const marked of document.querySelectorAll(`[${MARK}]`)) marked.removeAttribute(MARK)
  element?.setAttribute(MARK, '')
}

/** The innermost element that says just these words. */
function elementWith(root: HTMLElement, wanted: string): HTMLElement | undefined {
  let found: HTMLElement | undefined
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    // Whatever comes after the innermost one within the first that fits says it elsewhere.
    if (found && !found.contains(element)) break
    if (!element.closest(TOOLS) && sameWords(element.textContent, wanted) && element.checkVisibility()) found = element
  }
  return found
}

function firstLine(words: string): string {
  return words.split('\n').find((line) => line.trim() !== '') ?? ''
}
