import { plainTextOf } from '../../platform/rich-text/plain-text.ts'
import { type RichTextInnerBlock, TEXT_HEADING_LEVELS } from '../../platform/rich-text/rich-text.ts'
import { blocksOfPlainText } from './plain-text-blocks.ts'

const WORD_TITLES = 'p.MsoTitle, p.MsoTitleCxSpFirst, p.MsoTitleCxSpMiddle, p.MsoTitleCxSpLast'
const WORD_QUOTES = 'p.MsoQuote, p.MsoIntenseQuote'
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
  return elementWith(block.type === 'bulletList' ? 'ul' : 'ol', ...items)
}

function elementWith(name: string, ...content: (Node | string)[]): HTMLElement {
  const element = document.createElement(name)
  element.append(...content)
  return element
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
