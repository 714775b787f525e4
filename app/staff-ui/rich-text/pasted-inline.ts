import { styleOf } from './pasted-styles.ts'

const EMOJI = /^(?:\p{Extended_Pictographic}|\p{Emoji_Component})+$/u
const BLOCK_DISPLAY = /^(block|flex|grid|list-item|table|flow-root)$/
const QUOTE_SIGNS = { de: ['„', '“'], other: ['“', '”'] }

/**
 * Makes words of what shows words without being text: pictures of emoji, signs of quotations, lines of preformatted text; and
 * boxes of what a style sets as lines of their own.
 */
export function spellOut(body: HTMLElement): void {
  for (const picture of body.querySelectorAll('img')) {
    const words = picture.getAttribute('data-emoji') ?? picture.getAttribute('alt') ?? ''
    if (EMOJI.test(words) && !/^\d+$/.test(words)) picture.replaceWith(words)
  }
  for (const quotation of body.querySelectorAll('q')) {
    const isGerman = (quotation.closest('[lang]')?.getAttribute('lang') ?? 'de').startsWith('de')
    const [open = '', close = ''] = isGerman ? QUOTE_SIGNS.de : QUOTE_SIGNS.other
    quotation.replaceWith(open, ...quotation.childNodes, close)
  }
  for (const element of body.querySelectorAll('span, a, label, b, strong, em, i, small, time'))
    if (BLOCK_DISPLAY.test(styleOf(element, 'display') ?? '')) putInBox(element)
  breakLines(body)
}

function putInBox(element: Element): void {
  const box = document.createElement('div')
  element.replaceWith(box)
  box.append(element)
}

/** The lines of preformatted text end where its source does. */
function breakLines(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  const texts: ChildNode[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode as ChildNode
    text.nodeValue = (text.nodeValue ?? '').normalize('NFC').replaceAll('\ufeff', '')
    if (text.nodeValue.trim() && text.nodeValue.includes('\n') && text.parentElement && isPreformatted(text.parentElement, body))
      texts.push(text)
  }
  for (const text of texts) {
    const lines = (text.nodeValue ?? '').replace(/^\n|\n$/g, '').split('\n')
    text.replaceWith(...lines.flatMap((line, index) => (index > 0 ? [document.createElement('br'), line] : [line])))
  }
  for (const element of body.querySelectorAll('pre')) {
    const box = document.createElement('p')
    box.append(...element.childNodes)
    element.replaceWith(box)
  }
}

function isPreformatted(element: Element, body: HTMLElement): boolean {
  for (let at: Element | null = element; at && at !== body; at = at.parentElement) {
    const style = styleOf(at, 'white-space')
    if (style) return style.startsWith('pre')
    if (at.localName === 'pre') return true
  }
  return false
}
