import { noChanges, type PastedChanges } from './paste-report.ts'
import { convertHeadings, joinPdfLines, lowerHeadings, quoteWordQuotes, titleWordTitles } from './pasted-blocks.ts'
import { simplifyLinks } from './pasted-links.ts'
import { joinWordLists, nestLists } from './pasted-lists.ts'
import { looksOf } from './pasted-looks.ts'
import { type IsReadable, takeBrokenPictures } from './pasted-pictures.ts'
import { flattenTables } from './pasted-tables.ts'

const BOLD = /font-weight\s*:\s*(bold|[6-9]00)/i
const NOT_BOLD = /font-weight\s*:\s*(normal|400)/i
const ITALIC = /font-style\s*:\s*italic/i
const RAISED = /vertical-align\s*:\s*super/i
const LOWERED = /vertical-align\s*:\s*sub/i
const ALIGNMENT = /text-align\s*:\s*(center|right)/i
/** Set by ProseMirror on HTML copied from one of its editors; that needs no cleaning. */
const PROSEMIRROR_SLICE = /\sdata-pm-slice=/
/** Comments of word processors: those beside the text, and the marks in it that lead there. */
const COMMENTS = '[data-style*="mso-element:comment" i]'
const COMMENT_MARKS = '.msocomanchor, .msocomoff, .MsoCommentReference, [data-style*="mso-element:comment-list" i]'
const EMBEDS = 'iframe, object, embed, video, audio'
const NO_CONTENT = 'meta, link, script, style, title, xml, noscript, template, button, input, select, textarea, svg, canvas, colgroup'

/** A paste of several kinds of blocks: elements that texts, headlines, tables and pictures can be read from, and what is lost. */
export type PastedBody = { body: HTMLElement; changes: PastedChanges }

/**
 * Reads HTML copied from Word, LibreOffice, Google Docs, a PDF or a web page by its meaning, without its looks: headings,
 * nested lists, quotes, tables, `strong`, `em`, `sup` and `sub`, links with a valid address, no empty paragraphs.
 */
export function readPastedHtml(html: string, isReadable?: IsReadable): PastedBody {
  const { body } = new DOMParser().parseFromString(renameStyles(html), 'text/html')
  if (PROSEMIRROR_SLICE.test(html)) return { body, changes: noChanges() }
  const changes = noChanges()
  removeComments(body)
  for (const element of body.querySelectorAll(NO_CONTENT)) element.remove()
  changes.embeds = removeAll(body, EMBEDS)
  changes.comments = body.querySelectorAll(COMMENTS).length
  removeAll(body, COMMENT_MARKS)
  unwrapGoogleDocs(body)
  joinPdfLines(body)
  joinWordLists(body)
  nestLists(body)
  titleWordTitles(body)
  quoteWordQuotes(body)
  changes.looks = looksOf(body)
  convertStyles(body)
  changes.links = simplifyLinks(body)
  convertHeadings(body)
  markAlignments(body)
  changes.pictures = takeBrokenPictures(body, isReadable)
  for (const paragraph of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) if (isEmpty(paragraph)) paragraph.remove()
  for (const element of body.querySelectorAll('[data-style]')) element.removeAttribute('data-style')
  return { body, changes }
}

/**
 * The same as HTML for one text: its tables are lines, its pictures are left out, its headings have the levels of texts.
 * @returns HTML of elements that the text editor supports, and what was lost
 */
export function cleanPastedHtml(html: string): { html: string; changes: PastedChanges } {
  const { body, changes } = readPastedHtml(html)
  if (!PROSEMIRROR_SLICE.test(html)) {
    lowerHeadings(body)
    changes.tables = flattenTables(body)
    changes.pictures += removeAll(body, 'img')
  }
  return { html: body.innerHTML, changes }
}

/** Renames `style` attributes, which the page's security policy forbids even in a parsed document; they are only read. */
function renameStyles(html: string): string {
  const renamed = html
    .replace(/<style\b[\s\S]*?<\/style\s*>/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle\s*=/gi, ' data-style='))
  // A paragraph copied from here says its alignment, and nothing else, by its style.
  return PROSEMIRROR_SLICE.test(html) ? renamed.replace(/ data-style="text-align: (\w+);?"/g, ' data-align="$1"') : renamed
}

function removeComments(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT)
  const comments: Node[] = []
  while (walker.nextNode()) comments.push(walker.currentNode)
  for (const comment of comments) comment.parentNode?.removeChild(comment)
}

/** @returns how many there were */
function removeAll(body: HTMLElement, selector: string): number {
  const elements = body.querySelectorAll(selector)
  for (const element of elements) element.remove()
  return elements.length
}

/** Removes the `b` with a normal font weight that Google Docs wraps around everything. */
function unwrapGoogleDocs(body: HTMLElement): void {
  for (const wrapper of body.querySelectorAll('b[id^="docs-internal-guid"], b')) {
    if (wrapper.id || NOT_BOLD.test(styleOf(wrapper))) wrapper.replaceWith(...wrapper.childNodes)
  }
}

/** Turns styles with a meaning into elements: bold, italic, raised and lowered words. */
function convertStyles(body: HTMLElement): void {
  for (const span of body.querySelectorAll('span, font, o\\:p')) {
    const style = styleOf(span)
    let content: Node[] = [...span.childNodes]
    if (span.textContent?.trim()) {
      if (BOLD.test(style)) content = [wrapIn('strong', content)]
      if (ITALIC.test(style)) content = [wrapIn('em', content)]
      if (RAISED.test(style)) content = [wrapIn('sup', content)]
      else if (LOWERED.test(style)) content = [wrapIn('sub', content)]
    }
    span.replaceWith(...content)
  }
}

function markAlignments(body: HTMLElement): void {
  for (const block of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const alignment = ALIGNMENT.exec(styleOf(block))?.[1] ?? block.getAttribute('align')
    if (alignment) block.setAttribute('data-align', alignment.toLowerCase())
  }
}

function wrapIn(name: 'strong' | 'em' | 'sup' | 'sub', content: Node[]): HTMLElement {
  const element = document.createElement(name)
  element.append(...content)
  return element
}

function isEmpty(element: Element): boolean {
  return !element.querySelector('img') && !element.textContent?.replace(/\u00a0/g, ' ').trim()
}

function styleOf(element: Element): string {
  return element.getAttribute('data-style') ?? ''
}
