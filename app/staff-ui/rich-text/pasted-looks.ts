import { LOOKS, type Look } from './paste-report.ts'

const COLOUR = /(?:^|[;\s])color\s*:\s*([^;]+)/i
/** What is as good as no colour of its own: the text's usual one. */
const USUAL_COLOUR = /^(?:black|windowtext|inherit|initial|currentcolor|auto|#000(?:000)?|rgba?\(0,\s*0,\s*0(?:,\s*1)?\)|var\(.*\))$/i
const HIGHLIGHT = /(?:mso-highlight|background(?:-color)?)\s*:\s*([^;]+)/i
const NO_HIGHLIGHT =
  /^(?:transparent|white|none|initial|inherit|#fff(?:fff)?(?![\da-f])|rgba?\(255,\s*255,\s*255(?:,\s*1)?\)|rgba\([^)]*,\s*0\)|var\(.*\))/i
const UNDERLINE = /text-decoration[^;]*:\s*[^;]*underline/i
const STRIKE = /text-decoration[^;]*:\s*[^;]*line-through/i
const BLOCKS = 'p, div, li, td, th, tr, table, h1, h2, h3, h4, h5, h6, body'

/** The looks of pasted words that will not be kept. Styles are in `data-style`; links have looks of their own and do not count. */
export function looksOf(body: HTMLElement): Look[] {
  const elements = [...body.querySelectorAll<HTMLElement>('*')].filter((element) => hasWords(element) && !element.closest('a[href]'))
  const style = (element: Element) => element.getAttribute('data-style') ?? ''
  const highlight = (element: Element) => (element.matches(BLOCKS) ? undefined : HIGHLIGHT.exec(style(element))?.[1]?.trim())
  const found: Record<Look, boolean> = {
    colours: coloursOf(body).size > 1,
    highlights: elements.some((element) => {
      const value = highlight(element)
      return element.localName === 'mark' || (value !== undefined && !NO_HIGHLIGHT.test(value))
    }),
    underlines: elements.some((element) => element.localName === 'u' || UNDERLINE.test(style(element))),
  }
  return LOOKS.filter((look) => found[look])
}

/** The colours of the words outside links. One alone, such as that of a whole web page, says nothing. */
function coloursOf(body: HTMLElement): Set<string> {
  const colours = new Set<string>()
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement
    if (walker.currentNode.nodeValue?.trim() && parent && !parent.closest('a[href]')) colours.add(colourOf(parent, body))
  }
  return colours
}

function colourOf(element: Element, body: HTMLElement): string {
  for (let at: Element | null = element; at && at !== body; at = at.parentElement) {
    const colour = (COLOUR.exec(at.getAttribute('data-style') ?? '')?.[1] ?? at.getAttribute('color') ?? '').trim().toLowerCase()
    if (colour) return USUAL_COLOUR.test(colour) ? '' : colour
  }
  return ''
}

function hasWords(element: Element): boolean {
  return Boolean(element.textContent?.trim())
}

/** The words that are struck through; they stay, without the line. */
export function struckWords(body: HTMLElement): string[] {
  const isStruck = (element: Element) => element.matches('s, strike, del') || STRIKE.test(element.getAttribute('data-style') ?? '')
  return [...body.querySelectorAll('*')]
    .filter((element) => isStruck(element) && hasWords(element) && ![...element.querySelectorAll('*')].some(isStruck))
    .map((element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim())
}
