const WORD_LIST = /mso-list\s*:[^;]*?level(\d)/i
const ANY_WORD_LIST = /mso-list\s*:/i
const WORD_MARKER = /mso-list\s*:\s*ignore/i
const NUMBERED = /^\(?[\da-z]{1,3}[.)]/i

/** Word writes lists as paragraphs with a sign in front and a level; they become lists, in lists where they were. */
export function joinWordLists(body: HTMLElement): void {
  /** the open lists, the outermost first */
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
    if (open[level - 1]?.localName !== kind) open = [...open.slice(0, level - 1), listFor(paragraph, kind, open[level - 2])]
    const item = document.createElement('li')
    open.at(-1)?.append(item)
    item.append(paragraph)
  }
}

/** A new list: in the last entry of the one it belongs to, or where the paragraph stands. */
function listFor(paragraph: HTMLElement, kind: 'ol' | 'ul', outer: HTMLElement | undefined): HTMLElement {
  const list = document.createElement(kind)
  const entry = outer?.lastElementChild
  if (entry) entry.append(list)
  else paragraph.before(list)
  return list
}

/** Google Docs writes a list in a list beside the entry it belongs to, not within it. */
export function nestLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) {
    const entry = list.previousElementSibling
    if (entry?.localName === 'li') entry.append(list)
  }
}
