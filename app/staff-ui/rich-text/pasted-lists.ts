const WORD_LIST = /mso-list\s*:[^;]*?level(\d)/i
const ANY_WORD_LIST = /mso-list\s*:/i
const WORD_MARKER = /mso-list\s*:\s*ignore/i
const NUMBERED = /^\(?[\da-z]{1,3}[.)]/i

/** Converts Word's lists, paragraphs with a marker and a level, to nested lists. */
export function joinWordLists(body: HTMLElement): void {
  /** the open lists, outermost first */
  let open: HTMLElement[] = []
  for (const paragraph of [...body.querySelectorAll('p')]) {
    const style = paragraph.getAttribute('data-style') ?? ''
    if (!ANY_WORD_LIST.test(style)) {
      open = []
      continue
    }
    const level = Math.min(Number(WORD_LIST.exec(style)?.[1] ?? 1), open.length + 1)
    const marker = [...paragraph.querySelectorAll('span')].find((span) => WORD_MARKER.test(span.getAttribute('data-style') ?? ''))
    const kind = NUMBERED.test(marker?.textContent?.trim() ?? '') ? 'ol' : 'ul'
    marker?.remove()
    if (open[0] && open[0].nextElementSibling !== paragraph) open = []
    open = open.slice(0, level)
    if (open[level - 1]?.localName !== kind) open = [...open.slice(0, level - 1), insertList(paragraph, kind, open[level - 2])]
    const item = document.createElement('li')
    open.at(-1)?.append(item)
    item.append(paragraph)
  }
}

/** Inserts a new list: into the last item of the outer one, or before the paragraph. */
function insertList(paragraph: HTMLElement, kind: 'ol' | 'ul', outer: HTMLElement | undefined): HTMLElement {
  const list = document.createElement(kind)
  const item = outer?.lastElementChild
  if (item) item.append(list)
  else paragraph.before(list)
  return list
}

/** Moves nested lists into the preceding item; Google Docs writes them beside it. */
export function nestLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) {
    const item = list.previousElementSibling
    if (item?.localName === 'li') item.append(list)
  }
}
