import type { PastedChanges } from './paste-report.ts'
import { toUnicodeScript } from './pasted-characters.ts'
import { repairUrl } from './pasted-links.ts'
import { joinWordLists, nestLists } from './pasted-lists.ts'
import { flattenTables } from './pasted-tables.ts'

const BOLD = /font-weight\s*:\s*(bold|[6-9]00)/i
const NOT_BOLD = /font-weight\s*:\s*(normal|400)/i
const ITALIC = /font-style\s*:\s*italic/i
const RAISED = /vertical-align\s*:\s*super/i
const LOWERED = /vertical-align\s*:\s*sub/i
/** Set by ProseMirror on HTML copied from one of its editors; that needs no cleaning. */
const PROSEMIRROR_SLICE = /\sdata-pm-slice=/

/**
 * Cleans HTML copied from Word, Google Docs or a web page, keeping its meaning without its styles: nested lists, `strong`
 * and `em`, superscript and subscript characters, links with a valid address, no empty paragraphs.
 * @returns HTML of elements that the text editor supports, and what was lost
 */
export function cleanPastedHtml(html: string): { html: string; changes: PastedChanges } {
  const changes: PastedChanges = { headings: 0, tables: 0, pictures: 0, characters: 0, links: [] }
  if (PROSEMIRROR_SLICE.test(html)) return { html, changes }
  const { body } = new DOMParser().parseFromString(renameStyles(html), 'text/html')
  for (const element of body.querySelectorAll('meta, link, script, title, xml')) element.remove()
  removeComments(body)
  unwrapGoogleDocs(body)
  joinWordLists(body)
  nestLists(body)
  changes.characters = convertScripts(body)
  convertStyles(body)
  changes.links = simplifyLinks(body)
  changes.headings = convertHeadings(body)
  changes.tables = flattenTables(body)
  const pictures = body.querySelectorAll('img')
  changes.pictures = pictures.length
  for (const picture of pictures) picture.remove()
  for (const paragraph of body.querySelectorAll('p')) if (!paragraph.textContent?.replace(/\u00a0/g, ' ').trim()) paragraph.remove()
  for (const element of body.querySelectorAll('[data-style]')) element.removeAttribute('data-style')
  return { html: body.innerHTML, changes }
}

/** Renames `style` attributes, which the page's security policy forbids even in a parsed document; they are only read. */
function renameStyles(html: string): string {
  return html.replace(/<style\b[\s\S]*?<\/style\s*>/gi, '').replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle\s*=/gi, ' data-style='))
}

function removeComments(body: HTMLElement): void {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT)
  const comments: Node[] = []
  while (walker.nextNode()) comments.push(walker.currentNode)
  for (const comment of comments) comment.parentNode?.removeChild(comment)
}

/** Removes the `b` with a normal font weight that Google Docs wraps around everything. */
function unwrapGoogleDocs(body: HTMLElement): void {
  for (const wrapper of body.querySelectorAll('b[id^="docs-internal-guid"], b')) {
    if (wrapper.id || NOT_BOLD.test(styleOf(wrapper))) wrapper.replaceWith(...wrapper.childNodes)
  }
}

/** Replaces superscript and subscript by Unicode characters. @returns how many elements became normal text instead */
function convertScripts(body: HTMLElement): number {
  let unconverted = 0
  for (const element of body.querySelectorAll('sup, sub, span')) {
    const isRaised = element.localName === 'sup' || RAISED.test(styleOf(element))
    const isLowered = element.localName === 'sub' || LOWERED.test(styleOf(element))
    if (!(isRaised || isLowered) || !element.textContent?.trim()) continue
    const converted = toUnicodeScript(element.textContent, isRaised ? 'raised' : 'lowered')
    if (converted) element.textContent = converted
    else unconverted++
    if (element.localName !== 'span') element.replaceWith(...element.childNodes)
  }
  return unconverted
}

/** Turns bold and italic styles into elements. */
function convertStyles(body: HTMLElement): void {
  for (const span of body.querySelectorAll('span')) {
    const style = styleOf(span)
    let content: Node[] = [...span.childNodes]
    if (BOLD.test(style)) content = [wrapIn('strong', content)]
    if (ITALIC.test(style)) content = [wrapIn('em', content)]
    span.replaceWith(...content)
  }
}

/** Converts headings, which rich text does not have, to bold paragraphs. @returns how many there were */
function convertHeadings(body: HTMLElement): number {
  const headings = [...body.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((heading) => heading.textContent?.trim())
  for (const heading of headings) {
    const paragraph = document.createElement('p')
    paragraph.append(wrapIn('strong', [...heading.childNodes]))
    heading.replaceWith(paragraph)
  }
  return headings.length
}

function wrapIn(name: 'strong' | 'em', content: Node[]): HTMLElement {
  const element = document.createElement(name)
  element.append(...content)
  return element
}

/** Reduces links to their address; a link without a valid one becomes its text. @returns the removed addresses */
function simplifyLinks(body: HTMLElement): string[] {
  const removed: string[] = []
  for (const link of body.querySelectorAll('a')) {
    const href = link.getAttribute('href')
    const address = href === null ? undefined : repairUrl(href)
    if (href && !address) removed.push(href)
    const plain = document.createElement('a')
    plain.append(...link.childNodes)
    if (address) plain.setAttribute('href', address)
    link.replaceWith(...(address ? [plain] : plain.childNodes))
  }
  return removed
}

function styleOf(element: Element): string {
  return element.getAttribute('data-style') ?? ''
}
