import { isOwnSlice } from './own-slice.ts'
import { noChanges, type PastedChanges } from './paste-report.ts'
import {
  boxLines,
  convertHeadings,
  joinPdfLines,
  lowerHeadings,
  nameHeadings,
  quoteWordQuotes,
  rename,
  titleWordTitles,
  trimLines,
} from './pasted-blocks.ts'
import { simplifyEmphasis } from './pasted-emphasis.ts'
import { spellOut } from './pasted-inline.ts'
import { simplifyLinks } from './pasted-links.ts'
import { nestLists, numberLists } from './pasted-lists.ts'
import { looksOf, struckWords } from './pasted-looks.ts'
import { type IsReadable, takeBrokenPictures } from './pasted-pictures.ts'
import { removeAll, removeUnseen } from './pasted-removals.ts'
import { inlineStyleSheets, styleOf } from './pasted-styles.ts'
import { flattenTables } from './pasted-tables.ts'
import { joinWordLists, markWordMarkers } from './pasted-word-lists.ts'

/** A tag with its attributes, whose values may hold any sign. */
const TAG = /<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi
const STYLE_SHEET = /<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi

/** A paste of several kinds of blocks: elements that texts, headlines, tables and pictures can be read from, and what is lost. */
export type PastedBody = { body: HTMLElement; changes: PastedChanges }

/**
 * Where HTML comes from. `isReadable` says whether the bytes of a picture can be had, by its address; `hasOwnPaths`, that
 * its paths lead to this site. Paths of a paste lead to wherever it was copied.
 */
export type HtmlOrigin = { isReadable?: IsReadable; hasOwnPaths?: boolean }

/**
 * Reads HTML from word processors, mail programs, other editors, PDF viewers and web pages by its meaning, without its looks:
 * headings, nested lists with their numbers, quotes, tables, `strong`, `em`, `sup` and `sub`, links with a valid address, no
 * empty paragraphs. Revisions are accepted, hidden words left out.
 */
export function readPastedHtml(html: string, { isReadable, hasOwnPaths = false }: HtmlOrigin = {}): PastedBody {
  const { text, sheets } = renameStyles(html)
  const { body } = new DOMParser().parseFromString(text, 'text/html')
  const changes = noChanges()
  if (isOwnSlice(html)) return { body, changes }
  for (const element of body.querySelectorAll('[data-pm-slice]')) element.removeAttribute('data-pm-slice')
  inlineStyleSheets(body, sheets)
  markWordMarkers(body)
  removeComments(body)
  removeUnseen(body, changes)
  spellOut(body)
  joinPdfLines(body)
  changes.looks = looksOf(body)
  changes.struck = struckWords(body)
  joinWordLists(body)
  simplifyEmphasis(body)
  boxLines(body)
  nestLists(body)
  numberLists(body)
  nameHeadings(body)
  titleWordTitles(body)
  quoteWordQuotes(body)
  changes.links = simplifyLinks(body, hasOwnPaths)
  convertHeadings(body)
  markAlignments(body)
  changes.pictures = takeBrokenPictures(body, isReadable)
  for (const paragraph of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) if (isEmpty(paragraph)) paragraph.remove()
  trimLines(body)
  for (const element of body.querySelectorAll('[data-style]')) element.removeAttribute('data-style')
  return { body, changes }
}

/**
 * The same as HTML for one text: its tables are lines, its pictures are left out, its headings have the levels of texts.
 * @returns HTML of elements that the text editor supports, and what was lost
 */
export function cleanPastedHtml(html: string): { html: string; changes: PastedChanges } {
  const { body, changes } = readPastedHtml(html)
  if (!isOwnSlice(html)) {
    for (const line of body.querySelectorAll('summary')) rename(line, 'div')
    lowerHeadings(body)
    changes.tables = flattenTables(body)
    changes.pictures += removeAll(body, 'img')
  }
  return { html: body.innerHTML, changes }
}

/** Renames `style` attributes, which the page's security policy forbids even in a parsed document; they are only read. */
function renameStyles(html: string): { text: string; sheets: string } {
  const sheets = Array.from(html.matchAll(STYLE_SHEET), ([, sheet]) => sheet).join('\n')
  const text = html.replace(STYLE_SHEET, '').replace(TAG, (tag) => tag.replace(/\sstyle\s*=/gi, ' data-style='))
  // A paragraph copied from here says its alignment, and nothing else, by its style.
  return { text: isOwnSlice(html) ? text.replace(/ data-style="text-align: (\w+);?"/g, ' data-align="$1"') : text, sheets }
}

function removeComments(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT)
  const comments: Node[] = []
  while (walker.nextNode()) comments.push(walker.currentNode)
  for (const comment of comments) comment.parentNode?.removeChild(comment)
}

function markAlignments(body: HTMLElement): void {
  for (const block of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const alignment = styleOf(block, 'text-align') ?? block.getAttribute('align')?.toLowerCase()
    if (alignment === 'center' || alignment === 'right') block.setAttribute('data-align', alignment)
  }
}

function isEmpty(element: Element): boolean {
  return !element.querySelector('img') && !element.textContent?.replace(/\u00a0/g, ' ').trim()
}
