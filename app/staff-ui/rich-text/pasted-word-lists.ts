import { follows, type ListMarker, numberText, readMarker } from './list-markers.ts'
import { listTypeOf } from './pasted-lists.ts'
import { rawStyleOf } from './pasted-styles.ts'

const WORD_LIST = /mso-list\s*:[^;]*?level(\d)/i
const ANY_WORD_LIST = /mso-list\s*:\s*(?!none|ignore|skip)/i
const WORD_MARKER = /mso-list\s*:\s*ignore/i
const WEB_ITEM = 'li[data-aria-level], li[aria-level][data-leveltext]'

/** Word wraps a marker in comments, which say for whom it is, even where its style does not. Before comments are removed. */
export function markWordMarkers(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT)
  const starts: ChildNode[] = []
  while (walker.nextNode())
    if (/\[if !supportLists\]/i.test(walker.currentNode.nodeValue ?? '')) starts.push(walker.currentNode as ChildNode)
  for (const start of starts) {
    const content: ChildNode[] = []
    for (let at = start.nextSibling; at && at.nodeType !== Node.COMMENT_NODE; at = at.nextSibling) content.push(at)
    const marker = document.createElement('span')
    marker.setAttribute('data-style', 'mso-list:Ignore')
    start.replaceWith(marker)
    marker.append(...content)
  }
}

/**
 * Converts Word's lists, paragraphs with a marker and a level, to nested lists that show the same numbers. What a list
 * cannot say, such as `§ 7`, stands as words before its paragraph.
 */
export function joinWordLists(body: HTMLElement): void {
  writeWebItems(body)
  /** the open lists, outermost first, each with the marker of its last item */
  let open: { list: HTMLElement; last: ListMarker }[] = []
  for (const paragraph of [...body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')] as HTMLElement[]) {
    const style = rawStyleOf(paragraph)
    const markers = [...paragraph.querySelectorAll('span')].filter((span) => WORD_MARKER.test(rawStyleOf(span)))
    const isHeading = paragraph.localName !== 'p'
    if (isHeading || !ANY_WORD_LIST.test(style)) {
      const [first] = markers
      if (first) keepAsWords(paragraph, first.textContent ?? '', markers)
      open = []
      continue
    }
    if (open[0] && open[0].list.nextElementSibling !== paragraph) open = []
    const level = Math.min(Number(WORD_LIST.exec(style)?.[1] ?? 1), open.length + 1)
    const text = markers[0]?.textContent ?? ''
    const marker = readMarker(text, open[level - 1]?.last)
    open = open.slice(0, marker.kind === 'words' ? level - 1 : level)
    if (marker.kind === 'words') {
      keepAsWords(paragraph, text, markers)
      open.at(-1)?.list.lastElementChild?.append(paragraph)
      continue
    }
    for (const element of markers) element.remove()
    const current = open[level - 1]
    if (!current || !goesOn(current.last, marker))
      open = [...open.slice(0, level - 1), insertList(paragraph, marker, open[level - 2]?.list)]
    else current.last = marker
    const item = document.createElement('li')
    open.at(-1)?.list.append(item)
    item.append(paragraph)
  }
}

function goesOn(last: ListMarker, marker: ListMarker): boolean {
  return marker.kind === 'bullet' ? last.kind === 'bullet' : follows(last, marker)
}

function keepAsWords(paragraph: HTMLElement, text: string, markers: Element[]): void {
  for (const element of markers) element.remove()
  const words = text.replace(/[\s\u00a0]+/g, ' ').trim()
  if (words) paragraph.prepend(`${words} `)
}

/** Inserts a new list: into the last item of the outer one, or before the paragraph. */
function insertList(paragraph: HTMLElement, marker: ListMarker, outer: HTMLElement | undefined): { list: HTMLElement; last: ListMarker } {
  const list = document.createElement(marker.kind === 'number' ? 'ol' : 'ul')
  if (marker.kind === 'number') {
    if (marker.number !== 1) list.setAttribute('start', String(marker.number))
    if (marker.type !== '1') list.setAttribute('type', marker.type)
  }
  const item = outer?.lastElementChild
  if (item) item.append(list)
  else paragraph.before(list)
  return { list, last: marker }
}

/** Word on the web writes a list for each item, with its level and the form of its marker; they become Word's own paragraphs. */
function writeWebItems(body: HTMLElement): void {
  const counts: number[] = []
  for (const item of body.querySelectorAll(WEB_ITEM)) {
    const list = item.parentElement
    if (!list?.matches('ol, ul')) continue
    const level = Number(item.getAttribute('data-aria-level') ?? item.getAttribute('aria-level')) || 1
    const place = [...list.children].filter(({ localName }) => localName === 'li').indexOf(item)
    counts[level - 1] = (Number(list.getAttribute('start')) || 1) + place
    const paragraph = document.createElement('p')
    paragraph.setAttribute('data-style', `mso-list:l0 level${level} lfo1`)
    const marker = document.createElement('span')
    marker.setAttribute('data-style', 'mso-list:Ignore')
    marker.textContent = list.localName === 'ol' ? webMarkerOf(item, list, counts) : '•'
    const inner = [...item.childNodes].flatMap((node) =>
      node instanceof Element && node.localName === 'p' ? [...node.childNodes] : [node],
    )
    paragraph.append(marker, ...inner)
    item.setAttribute('data-written', '')
    item.replaceChildren(paragraph)
  }
  for (const list of body.querySelectorAll('ol, ul')) {
    if (![...list.children].some((child) => child.hasAttribute('data-written'))) continue
    const box = list.parentElement?.matches('.ListContainerWrapper') ? list.parentElement : list
    box.replaceWith(...[...list.children].flatMap((child) => [...child.childNodes]))
  }
}

function webMarkerOf(item: Element, list: Element, counts: number[]): string {
  const level = Number(item.getAttribute('data-aria-level') ?? item.getAttribute('aria-level')) || 1
  const own = listTypeOf(list, [item])
  const form = item.getAttribute('data-leveltext') || `%${level}.`
  return form.replace(/%(\d)/g, (_, at) => numberText(counts[Number(at) - 1] ?? 1, Number(at) === level ? own : '1'))
}
