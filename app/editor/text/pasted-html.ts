const BOLD = /font-weight\s*:\s*(bold|[6-9]00)/i
const NOT_BOLD = /font-weight\s*:\s*(normal|400)/i
const ITALIC = /font-style\s*:\s*italic/i
const WORD_LIST = /mso-list\s*:/i
const WORD_MARKER = /mso-list\s*:\s*ignore/i
const NUMBERED = /^\(?[\da-z]{1,3}[.)]/i

/**
 * What was copied from Word, Google Docs or a web page, with its meaning and without its dress: real lists, bold and
 * italic as such, bare links, no empty paragraphs. What the text editor does not know it then leaves out by itself.
 */
export function cleanPastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const element of body.querySelectorAll('style, meta, link, script, title, xml')) element.remove()
  removeComments(body)
  unwrapGoogleDocs(body)
  joinWordLists(body)
  markStyled(body)
  for (const link of body.querySelectorAll('a')) link.replaceWith(bareLink(link))
  for (const paragraph of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    if (!paragraph.textContent?.replace(/\u00a0/g, ' ').trim() && !paragraph.querySelector('img')) paragraph.remove()
  }
  return body.innerHTML
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

/** Word writes lists as paragraphs with a sign in front; they become lists. */
function joinWordLists(body: HTMLElement): void {
  let list: HTMLElement | undefined
  for (const paragraph of [...body.querySelectorAll('p')]) {
    if (!WORD_LIST.test(styleOf(paragraph))) {
      list = undefined
      continue
    }
    const marker = [...paragraph.querySelectorAll('span')].find((span) => WORD_MARKER.test(styleOf(span)))
    const kind = NUMBERED.test(marker?.textContent?.trim() ?? '') ? 'ol' : 'ul'
    marker?.remove()
    const isNext = list?.localName === kind && list.nextElementSibling === paragraph
    if (!list || !isNext) {
      list = document.createElement(kind)
      paragraph.before(list)
    }
    const item = document.createElement('li')
    paragraph.removeAttribute('style')
    item.append(paragraph)
    list.append(item)
  }
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

function around(name: 'strong' | 'em', content: Node[]): HTMLElement {
  const element = document.createElement(name)
  element.append(...content)
  return element
}

/** A link with its address alone, and without the detour that Google puts before it. */
function bareLink(link: HTMLAnchorElement): Node {
  const address = link.getAttribute('href') ?? ''
  const bare = document.createElement('a')
  bare.append(...link.childNodes)
  bare.href = targetBehindGoogle(address)
  return bare
}

function targetBehindGoogle(address: string): string {
  if (!/^https:\/\/www\.google\.[a-z.]+\/url\?/.test(address)) return address
  return new URL(address).searchParams.get('q') ?? address
}

function styleOf(element: Element): string {
  return element.getAttribute('style') ?? ''
}
