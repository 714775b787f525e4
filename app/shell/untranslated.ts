import { DEFAULT_LOCALE } from '../platform/i18n/i18n.ts'

/** The element that says that a page is partly in the first language. React renders none of the name and leaves it as it is. */
export const LANGUAGE_NOTE = 'language-note'
/** Marks elements whose language was set because of their text, not by React. */
export const UNTRANSLATED = 'data-untranslated'

/** The texts of a page that are in the first language, since nobody has translated them: each loader says those in its data. */
export function untranslatedTexts(loaderData: Record<string, unknown>): Set<string> {
  return new Set(Object.values(loaderData).flatMap((data) => (data as { untranslated?: string[] } | null)?.untranslated ?? []))
}

type Router = { state: { loaderData: Record<string, unknown> } }

/**
 * Keeps the language of the page's parts true as the page changes (WCAG 3.1.2): what is in the first language is marked as
 * such, as the server has done it for the first page, and the note says so where there is any.
 */
export function watchUntranslated(): void {
  let isDue = false
  const update = () => {
    isDue = false
    const { __reactRouterDataRouter: router } = window as Window & { __reactRouterDataRouter?: Router }
    if (router) markUntranslated(document.body, untranslatedTexts(router.state.loaderData))
  }
  new MutationObserver(() => {
    if (!isDue) requestAnimationFrame(update)
    isDue = true
  }).observe(document.body, { childList: true, subtree: true, characterData: true })
}

/** Marks the elements below one that show these texts, takes marks from those that no longer do, and shows or hides the note. */
export function markUntranslated(root: Element, texts: ReadonlySet<string>): void {
  for (const marked of root.querySelectorAll(`[${UNTRANSLATED}]`)) {
    if (![...marked.childNodes, marked].some((node) => isAmong(texts, node))) unmark(marked)
  }
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { currentNode: node } = walker
    if (isAmong(texts, node) && node.parentElement && !node.parentElement.lang) mark(node.parentElement)
  }
  for (const picture of root.querySelectorAll('img')) if (isAmong(texts, picture) && !picture.lang) mark(picture)
  const note = root.querySelector<HTMLElement>(LANGUAGE_NOTE)
  if (note) note.hidden = !root.querySelector(`[${UNTRANSLATED}]`)
}

function isAmong(texts: ReadonlySet<string>, node: Node): boolean {
  const text = node instanceof HTMLImageElement ? node.alt : node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : ''
  return isUntranslated(texts, text.trim())
}

/** The space before the dot may be one at which lines do not break. */
const SEPARATOR = /\s·\s/

/**
 * Whether what is shown is in the first language: one of these texts, or a line of parts (`Tanz von Ilka Sandvoss · 1 h 50 min`) of which
 * they are the greater part by letters. A line that says more in the page's language stays in that.
 */
export function isUntranslated(texts: ReadonlySet<string>, shown: string): boolean {
  if (texts.has(shown)) return true
  const parts = shown.split(SEPARATOR)
  if (parts.length === 1) return false
  const lettersOf = (some: string[]) => some.join('').length
  return lettersOf(parts.filter((part) => texts.has(part))) * 2 > lettersOf(parts)
}

function mark(element: HTMLElement): void {
  element.lang = DEFAULT_LOCALE
  element.setAttribute(UNTRANSLATED, '')
}

function unmark(element: Element): void {
  element.removeAttribute('lang')
  element.removeAttribute(UNTRANSLATED)
}
