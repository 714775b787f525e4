import { plainTextOf } from '../../platform/rich-text/plain-text.ts'
import { type RichTextInnerBlock, TEXT_HEADING_LEVELS } from '../../platform/rich-text/rich-text.ts'
import { blocksOfPlainText } from './plain-text-blocks.ts'

/** Outlook on the web puts `x_` before the names of Word's classes. */
const WORD_TITLES = 'p[class*="MsoTitle"]'
const WORD_QUOTES = 'p[class*="MsoQuote"], p[class*="MsoIntenseQuote"]'
/** Boxes that a browser sets on lines of their own, and the parser of the text editor takes for words of a line. */
const BOXES = 'dt, main, nav, center, legend, dialog, search, :not(details) > summary'
const LINES = 'p, h1, h2, h3, h4, h5, h6, li, td, th, div'
const HEADINGS = 'h1, h2, h3, h4, h5, h6'

/** A PDF shown by a browser is copied as one element for each line; its lines become paragraphs and lists again. */
export function joinPdfLines(body: HTMLElement): void {
  const breaks = body.querySelectorAll('br[role="presentation"]')
  if (breaks.length === 0 || body.querySelector('p, li, table')) return
  for (const line of breaks) line.replaceWith('\n')
  body.replaceChildren(...blocksOfPlainText(body.textContent?.trim() ?? '').map(elementOf))
}

function elementOf(block: RichTextInnerBlock): HTMLElement {
  if (block.type === 'paragraph') return elementWith('p', plainTextOf({ type: 'doc', content: [block] }))
  const items = block.content.map(({ content }) => elementWith('li', ...content.map(elementOf)))
  if (block.type === 'bulletList') return elementWith('ul', ...items)
  const list = elementWith('ol', ...items)
  list.setAttribute('start', String(block.attrs?.start ?? 1))
  return list
}

function elementWith(name: string, ...content: (Node | string)[]): HTMLElement {
  const element = document.createElement(name)
  element.append(...content)
  return element
}

/** Word on the web and editors of web pages name headings by their role. */
export function nameHeadings(body: HTMLElement): void {
  for (const heading of body.querySelectorAll('[role="heading"]')) {
    const level = Number(heading.getAttribute('aria-level')) || 2
    if (levelOf(heading) === 0 && !heading.querySelector(HEADINGS)) rename(heading, `h${Math.min(6, Math.max(1, level))}`)
  }
}

/** Word's title is a paragraph by name only. */
export function titleWordTitles(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll(WORD_TITLES)) rename(paragraph, 'h1')
}

/** Word's quotes likewise; those in a row are one. */
export function quoteWordQuotes(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll(WORD_QUOTES)) {
    const before = paragraph.previousElementSibling
    const quote = before?.localName === 'blockquote' && before.hasAttribute('data-word') ? before : document.createElement('blockquote')
    quote.setAttribute('data-word', '')
    if (quote !== before) paragraph.before(quote)
    quote.append(paragraph)
  }
}

/** Headings without bold words, which they are anyway, and without those in lists, cells and quotes, which are emphasised paragraphs. */
export function convertHeadings(body: HTMLElement): void {
  for (const heading of body.querySelectorAll(HEADINGS)) {
    for (const bold of heading.querySelectorAll('b, strong')) bold.replaceWith(...bold.childNodes)
    if (!heading.closest('li, td, th, blockquote')) continue
    const strong = document.createElement('strong')
    strong.append(...heading.childNodes)
    heading.append(strong)
    rename(heading, 'p')
  }
}

/** Makes boxes of what stands on lines of its own. */
export function boxLines(body: HTMLElement): void {
  for (const box of body.querySelectorAll(BOXES)) rename(box, 'div')
}

/** Removes the blanks that word processors write at the ends of paragraphs; the others a reader does not see either. */
export function trimLines(body: HTMLElement): void {
  body.normalize()
  for (const line of body.querySelectorAll(LINES)) {
    trimText(line.firstChild, /^[\s\u00a0]+/)
    trimText(line.lastChild, /[\s\u00a0]+$/)
  }
}

function trimText(node: ChildNode | null, blanks: RegExp): void {
  if (node?.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()) node.nodeValue = node.nodeValue.replace(blanks, '')
}

/** Gives headings the levels that texts have: the highest in it the first of them. */
export function lowerHeadings(body: HTMLElement): void {
  const levels = [...new Set([...body.querySelectorAll(HEADINGS)].map(levelOf))].toSorted()
  for (const heading of body.querySelectorAll(HEADINGS)) {
    const rank = Math.min(levels.indexOf(levelOf(heading)), TEXT_HEADING_LEVELS.length - 1)
    rename(heading, `h${TEXT_HEADING_LEVELS[rank]}`)
  }
}

/** The level of a heading element; 0 for any other. */
export function levelOf({ localName }: Element): number {
  return /^h[1-6]$/.test(localName) ? Number(localName[1]) : 0
}

/** Replaces an element by one of another name with the same content. */
export function rename(element: Element, name: string): Element {
  if (element.localName === name) return element
  const renamed = document.createElement(name)
  for (const attribute of ['data-style', 'data-align', 'align']) {
    const value = element.getAttribute(attribute)
    if (value !== null) renamed.setAttribute(attribute, value)
  }
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
  return renamed
}
