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
/** What a text editor of the same make has copied says so, and needs no cleaning. */
const OWN = /\sdata-pm-slice=/

/**
 * What was copied from Word, Google Docs or a web page, with its meaning and without its dress: real lists, bold and
 * italic as such, raised and lowered numbers, bare links that lead somewhere, no empty paragraphs.
 * @returns the same in elements that the text editor knows, and what could not stay as it was
 */
export function cleanPastedHtml(html: string): { html: string; changes: PastedChanges } {
  const changes: PastedChanges = { headings: 0, tables: 0, pictures: 0, characters: 0, links: [] }
  if (OWN.test(html)) return { html, changes }
  const { body } = new DOMParser().parseFromString(withoutStyles(html), 'text/html')
  for (const element of body.querySelectorAll('meta, link, script, title, xml')) element.remove()
  removeComments(body)
  unwrapGoogleDocs(body)
  joinWordLists(body)
  nestLists(body)
  changes.characters = writeRaised(body)
  markStyled(body)
  changes.links = bareLinks(body)
  changes.headings = boldHeadings(body)
  changes.tables = flattenTables(body)
  const pictures = body.querySelectorAll('img')
  changes.pictures = pictures.length
  for (const picture of pictures) picture.remove()
  for (const paragraph of body.querySelectorAll('p')) if (!paragraph.textContent?.replace(/\u00a0/g, ' ').trim()) paragraph.remove()
  for (const element of body.querySelectorAll('[data-style]')) element.removeAttribute('data-style')
  return { html: body.innerHTML, changes }
}

/** The page's policy forbids styles in attributes, also in a document that nobody sees; here they are read, never applied. */
function withoutStyles(html: string): string {
  return html.replace(/<style\b[\s\S]*?<\/style\s*>/gi, '').replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle\s*=/gi, ' data-style='))
}

function removeComments(body: HTMLElement): void {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT)
  const comments: Node[] = []
  while (walker.nextNode()) comments.push(walker.currentNode)
  for (const comment of comments) comment.parentNode?.removeChild(comment)
}

/** Google Docs wraps everything into a bold element that is told not to be bold. */
function unwrapGoogleDocs(body: HTMLElement): void {
  for (const wrapper of body.querySelectorAll('b[id^="docs-internal-guid"], b')) {
    if (wrapper.id || NOT_BOLD.test(styleOf(wrapper))) wrapper.replaceWith(...wrapper.childNodes)
  }
}

/** Raised and lowered words in characters of their own. @returns how many have none and stand on the line now */
function writeRaised(body: HTMLElement): number {
  let left = 0
  for (const element of body.querySelectorAll('sup, sub, span')) {
    const isRaised = element.localName === 'sup' || RAISED.test(styleOf(element))
    const isLowered = element.localName === 'sub' || LOWERED.test(styleOf(element))
    if (!(isRaised || isLowered) || !element.textContent?.trim()) continue
    const written = toUnicodeScript(element.textContent, isRaised ? 'raised' : 'lowered')
    if (written) element.textContent = written
    else left++
    if (element.localName !== 'span') element.replaceWith(...element.childNodes)
  }
  return left
}

/** Bold and italic that were said by style become elements. */
function markStyled(body: HTMLElement): void {
  for (const span of body.querySelectorAll('span')) {
    const style = styleOf(span)
    let content: Node[] = [...span.childNodes]
    if (BOLD.test(style)) content = [around('strong', content)]
    if (ITALIC.test(style)) content = [around('em', content)]
    span.replaceWith(...content)
  }
}

/** Running text has no headings; what was one still stands out. @returns how many there were */
function boldHeadings(body: HTMLElement): number {
  const headings = [...body.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((heading) => heading.textContent?.trim())
  for (const heading of headings) {
    const paragraph = document.createElement('p')
    paragraph.append(around('strong', [...heading.childNodes]))
    heading.replaceWith(paragraph)
  }
  return headings.length
}

function around(name: 'strong' | 'em', content: Node[]): HTMLElement {
  const element = document.createElement(name)
  element.append(...content)
  return element
}

/** Links with their address alone; the words of one that leads nowhere from here stay. @returns the addresses left out */
function bareLinks(body: HTMLElement): string[] {
  const left: string[] = []
  for (const link of body.querySelectorAll('a')) {
    const given = link.getAttribute('href')
    const address = given === null ? undefined : repairUrl(given)
    if (given && !address) left.push(given)
    const bare = document.createElement('a')
    bare.append(...link.childNodes)
    if (address) bare.setAttribute('href', address)
    link.replaceWith(...(address ? [bare] : bare.childNodes))
  }
  return left
}

function styleOf(element: Element): string {
  return element.getAttribute('data-style') ?? ''
}
