import { type ListType, numberText } from './list-markers.ts'
import { styleOf } from './pasted-styles.ts'

const TYPES: Record<string, ListType> = {
  decimal: '1',
  'lower-alpha': 'a',
  'lower-latin': 'a',
  'upper-alpha': 'A',
  'upper-latin': 'A',
  'lower-roman': 'i',
  'upper-roman': 'I',
}
const BULLETS = /^(disc|circle|square|none|"|')/
const GREEK = 'αβγδεζηθικλμνξοπρστυφχψω'

/** Moves nested lists into the preceding item; Google Docs writes them beside it. Items without a list get one. */
export function nestLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) {
    const before = list.previousElementSibling
    if (before?.localName === 'li') before.append(list)
    else {
      const item = document.createElement('li')
      list.replaceWith(item)
      item.append(list)
    }
  }
  for (const item of body.querySelectorAll('li')) {
    if (item.parentElement?.matches('ul, ol, menu')) continue
    const before = item.previousElementSibling
    const list = before?.hasAttribute('data-loose') ? before : document.createElement('ul')
    list.setAttribute('data-loose', '')
    if (list !== before) item.before(list)
    list.append(item)
  }
}

/**
 * Gives lists the numbers that a browser shows: `start`, `type`, `value`, `reversed` and what styles say. A list says numbers
 * that run on from its start; one whose numbers do not is several, and one that counts otherwise becomes paragraphs.
 */
export function numberLists(body: HTMLElement): void {
  for (const list of [...body.querySelectorAll('ol, ul, menu')].toReversed()) {
    const items = [...list.children].filter(({ localName }) => localName === 'li')
    const style = listStyleOf(list, items)
    if (BULLETS.test(style) || (list.localName !== 'ol' && !TYPES[style])) {
      if (list.localName !== 'ul') replaceList(list, 'ul', [...list.childNodes])
      continue
    }
    const numbers = numbersOf(list, items)
    const words = style === 'decimal-leading-zero' ? leadingZero : style === 'lower-greek' ? greek : undefined
    if (words) {
      list.replaceWith(...items.map((item, index) => paragraphOf(item, `${words(numbers[index] ?? 1)}. `)))
      continue
    }
    divideList(list, items, numbers, listTypeOf(list, items))
  }
}

/** Replaces a list by as many as it needs to show its numbers. */
function divideList(list: Element, items: Element[], numbers: number[], type: ListType): void {
  const lists: HTMLElement[] = []
  for (const [index, item] of items.entries()) {
    const number = numbers[index] ?? 1
    if (index === 0 || number !== (numbers[index - 1] ?? 0) + 1) {
      const next = document.createElement('ol')
      if (number !== 1) next.setAttribute('start', String(number))
      if (type !== '1') next.setAttribute('type', type)
      lists.push(next)
    }
    item.removeAttribute('value')
    lists.at(-1)?.append(item)
  }
  // What stands in a list outside of its items comes before them.
  list.replaceWith(...list.childNodes, ...lists)
}

function replaceList(list: Element, name: string, content: Node[]): void {
  const other = document.createElement(name)
  list.replaceWith(other)
  other.append(...content)
}

function paragraphOf(item: Element, marker: string): Element {
  const paragraph = document.createElement('div')
  paragraph.append(...item.childNodes)
  const first = paragraph.firstElementChild
  if (first?.localName === 'p' && !first.previousSibling?.nodeValue?.trim()) first.prepend(marker)
  else paragraph.prepend(marker)
  return paragraph
}

function numbersOf(list: Element, items: Element[]): number[] {
  const isReversed = list.hasAttribute('reversed')
  const step = isReversed ? -1 : 1
  let next = integerOf(list.getAttribute('start')) ?? (isReversed ? items.length : 1)
  return items.map((item) => {
    const number = integerOf(item.getAttribute('value')) ?? next
    next = number + step
    return number
  })
}

function integerOf(text: string | null): number | undefined {
  return text && /^-?\d{1,6}$/.test(text.trim()) ? Number(text) : undefined
}

/** How a list counts, by its items' styles, its own or its attribute. */
export function listTypeOf(list: Element, items: Element[]): ListType {
  const attribute = list.getAttribute('type') ?? ''
  return TYPES[listStyleOf(list, items)] ?? (/^[aAiI]$/.test(attribute) ? (attribute as ListType) : '1')
}

function listStyleOf(list: Element, items: Element[]): string {
  return items.map((item) => styleOf(item, 'list-style-type')).find(Boolean) ?? styleOf(list, 'list-style-type') ?? ''
}

function leadingZero(number: number): string {
  return numberText(number, '1').padStart(2, '0')
}

function greek(number: number): string {
  return GREEK[number - 1] ?? String(number)
}
