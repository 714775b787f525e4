/** How a list counts, as HTML says it. */
export type ListType = '1' | 'a' | 'A' | 'i' | 'I'

/** What stood before an item: a bullet, a number that a list can say, or one that only words can say, such as `§ 7` or `1.1`. */
export type ListMarker = { kind: 'bullet' } | { kind: 'number'; type: ListType; number: number } | { kind: 'words'; words: string }

const DECIMAL = /^([1-9]\d{0,4}|0)[.)]$/
const LETTERS = /^([a-z]{1,6}|[A-Z]{1,6})\.$/
const ROMAN = /^m{0,3}(cm|cd|d?c{0,3})(xc|xl|l?x{0,3})(ix|iv|v?i{0,3})$/
/** Letters that are bullets in the fonts that word processors take them from: ○, ■, ✓, ➢. */
const BULLET_LETTERS = /^[o§üØvqnlàèð]$/
const ROMAN_DIGITS: [string, number][] = [
  ['m', 1000],
  ['cm', 900],
  ['d', 500],
  ['cd', 400],
  ['c', 100],
  ['xc', 90],
  ['l', 50],
  ['xl', 40],
  ['x', 10],
  ['ix', 9],
  ['v', 5],
  ['iv', 4],
  ['i', 1],
]

/**
 * Reads the marker that a program wrote before an item. A list shows a number or letters with a full stop; what else stood
 * there, such as `a)` or `§ 7`, stays as words, because terms refer to it.
 * @param before the marker of the item before, which says whether `i.` is a letter or a Roman number
 */
export function readMarker(text: string, before?: ListMarker): ListMarker {
  const words = text.replace(/[\s\u00a0]+/g, ' ').trim()
  const decimal = DECIMAL.exec(words)?.[1]
  if (decimal) return { kind: 'number', type: '1', number: Number(decimal) }
  const letters = LETTERS.exec(words)?.[1]
  if (letters) return readLetters(letters, before)
  return /[\p{L}\p{N}]/u.test(words) && !BULLET_LETTERS.test(words) ? { kind: 'words', words } : { kind: 'bullet' }
}

function readLetters(letters: string, before: ListMarker | undefined): ListMarker {
  const isSmall = letters === letters.toLowerCase()
  const small = letters.toLowerCase()
  const letter: ListMarker = { kind: 'number', type: isSmall ? 'a' : 'A', number: numberOfLetters(small) }
  if (!ROMAN.test(small)) return letter
  const roman: ListMarker = { kind: 'number', type: isSmall ? 'i' : 'I', number: numberOfRoman(small) }
  if (before && follows(before, letter)) return letter
  return small.length > 1 || roman.number === 1 || (before && follows(before, roman)) ? roman : letter
}

/** Whether a number is the next of the same kind. */
export function follows(before: ListMarker, marker: ListMarker): boolean {
  return before.kind === 'number' && marker.kind === 'number' && before.type === marker.type && marker.number === before.number + 1
}

/** A number as a list of this type shows it. */
export function numberText(number: number, type: ListType): string {
  if (type === '1' || number < 1) return String(number)
  const small = type.toLowerCase() === 'a' ? lettersOfNumber(number) : romanOfNumber(number)
  return type === type.toLowerCase() ? small : small.toUpperCase()
}

function numberOfLetters(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 96, 0)
}

function lettersOfNumber(number: number): string {
  const rest = (number - 1) % 26
  const before = (number - 1 - rest) / 26
  return (before > 0 ? lettersOfNumber(before) : '') + String.fromCharCode(97 + rest)
}

function numberOfRoman(letters: string): number {
  const values = [...letters].map((letter) => ROMAN_DIGITS.find(([digit]) => digit === letter)?.[1] ?? 0)
  return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0)
}

function romanOfNumber(number: number): string {
  let rest = number
  let roman = ''
  for (const [digit, value] of ROMAN_DIGITS) for (; rest >= value; rest -= value) roman += digit
  return roman
}
