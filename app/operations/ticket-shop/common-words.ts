import { plainLetters } from '../../platform/format/plain-letters.ts'

/** Shorter words say little; a word within a longer one has at least so many letters more than them. */
const SHORTEST = 3
const SHORTEST_PART = 4
/** As long a common beginning is one word in two forms. */
const SAME_STEM = 6
/** Words that titles of any play may have: articles, and what kind of evening it is. */
const SAYING_NOTHING = new Set(
  (
    'der die das den dem des ein eine einer eines einem und oder von vom zum zur mit fur nach aus auf bei im in am an als wie ' +
    'the and for with les des una uno ' +
    'premiere urauffuhrung wiederaufnahme derniere zusatzvorstellung vorstellung auffuhrung gastspiel theater oper konzert ballett ' +
    'uhr tickets karten abend'
  ).split(' '),
)
const YEAR = /^(19|20)\d\d$/

/**
 * Whether two titles of one evening have nothing in common, so that they may be two plays. Accents, case, endings, compound
 * words and what says nothing are left aside; where a title consists of nothing else, its words count all the same.
 */
export function haveNoWordInCommon(title: string, other: string): boolean {
  const [words, others] = [wordsOf(title), wordsOf(other)]
  if (words.length === 0 || others.length === 0) return false
  const [telling, tellingOthers] = [words.filter(isTelling), others.filter(isTelling)]
  const [left, right] = telling.length > 0 && tellingOthers.length > 0 ? [telling, tellingOthers] : [words, others]
  return !left.some((word) => right.some((one) => isSameWord(word, one)))
}

function wordsOf(title: string): string[] {
  const folded = plainLetters(title, 'plain')
  // One writes the umlaut, another two letters, a third one neither.
  return folded.replaceAll(/([aou])e/g, '$1').match(/[\p{L}\p{N}]+/gu) ?? []
}

function isTelling(word: string): boolean {
  return word.length >= SHORTEST && !SAYING_NOTHING.has(word) && !YEAR.test(word)
}

function isSameWord(left: string, right: string): boolean {
  const [short, long] = left.length <= right.length ? [left, right] : [right, left]
  if (short === long) return true
  return (short.length >= SHORTEST_PART && long.includes(short)) || short.slice(0, SAME_STEM) === long.slice(0, SAME_STEM)
}

/** A performance by its own titles, and the title of its date in the shop. */
type Titled = { productionId: number; titles: string; shopTitle: string }

/**
 * The shop's titles that say nothing of a single evening, such as the name of a season: dates of several productions bear them,
 * and no production has a word of them.
 */
export function titlesOfSeries(performances: readonly Titled[]): Set<string> {
  const byTitle = [...Map.groupBy(performances, ({ shopTitle }) => shopTitle)]
  const isOfSeries = (bearers: Titled[]) =>
    new Set(bearers.map(({ productionId }) => productionId)).size > 1 &&
    bearers.every(({ titles, shopTitle }) => haveNoWordInCommon(titles, shopTitle))
  return new Set(byTitle.flatMap(([title, bearers]) => (isOfSeries(bearers) ? [title] : [])))
}
