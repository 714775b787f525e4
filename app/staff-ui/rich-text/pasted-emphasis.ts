import { styleOf } from './pasted-styles.ts'

/** Elements for words that a text keeps. */
const EMPHASES = ['strong', 'em', 'sup', 'sub'] as const
type Emphasis = (typeof EMPHASES)[number]

const BOLD = 'b, strong'
const ITALIC = 'i, em, cite, dfn, var'
/** What ends a raised or lowered word, and what `vertical-align` says something else of. */
const BLOCKS = 'p, div, li, td, th, tr, table, h1, h2, h3, h4, h5, h6, blockquote, body'
const INLINE =
  'b, strong, i, em, cite, dfn, var, sup, sub, u, s, strike, del, ins, span, font, mark, small, big, tt, code, kbd, samp, abbr, acronym, bdi, bdo, time, data, label, output, nobr, button, o\\:p'

/**
 * Reduces the emphasis of words to `strong`, `em`, `sup` and `sub`, wherever the program put it: in elements, in the styles
 * of words, paragraphs, cells and boxes around them. What is nearest to the words counts, as in a browser.
 */
export function simplifyEmphasis(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  const found: { words: Node; emphases: Emphasis[] }[] = []
  while (walker.nextNode()) {
    const words = walker.currentNode
    // Blanks between elements are how the source is laid out.
    if (!words.nodeValue?.trim() && words.nodeValue?.includes('\n')) continue
    found.push({ words, emphases: EMPHASES.filter((emphasis) => HAS[emphasis](words, body)) })
  }
  for (const wrapper of body.querySelectorAll(INLINE)) wrapper.replaceWith(...wrapper.childNodes)
  for (const { words, emphases } of found) for (const emphasis of emphases) wrap(words, emphasis)
}

const HAS: Record<Emphasis, (words: Node, body: HTMLElement) => boolean> = {
  strong: (words, body) =>
    nearest(words, body, (element) => {
      const weight = styleOf(element, 'font-weight')
      if (weight) return weight === 'bold' || weight === 'bolder' || Number(weight) >= 600
      return element.matches(BOLD) || undefined
    }),
  em: (words, body) =>
    nearest(words, body, (element) => {
      const style = styleOf(element, 'font-style')
      if (style) return style.startsWith('italic') || style.startsWith('oblique')
      return element.matches(ITALIC) || undefined
    }),
  sup: (words, body) => nearest(words, body, (element) => isMoved(element, 'sup', 'super')),
  sub: (words, body) => nearest(words, body, (element) => isMoved(element, 'sub', 'sub')),
}

function isMoved(element: Element, name: 'sup' | 'sub', value: string): boolean | undefined {
  if (element.matches(BLOCKS)) return false
  if (element.localName === name || styleOf(element, 'vertical-align') === value) return true
  return element.matches('sup, sub') ? false : undefined
}

/** What the nearest element around words that says something of them says; false where none does. */
function nearest(words: Node, body: HTMLElement, ask: (element: Element) => boolean | undefined): boolean {
  for (let at = words.parentElement; at && at !== body; at = at.parentElement) {
    const answer = ask(at)
    if (answer !== undefined) return answer
  }
  return false
}

function wrap(words: Node, name: Emphasis): void {
  const element = document.createElement(name)
  ;(words as ChildNode).replaceWith(element)
  element.append(words)
}
