// Documents and questions of the search's bench: random texts of German words and compounds.
import { toDate } from '../app/platform/clock/clock.ts'
import type { SearchDocument, SearchKind } from '../app/search/source.ts'
import { tokenize } from '../app/search/words.ts'
import { articles } from '../demo/content/articles/index.ts'
import { productions } from '../demo/content/productions.ts'
import { createDice } from '../demo/posters/seeded-random.ts'

const WORDS_PER_TEXT = 60
const COMPOUNDS = 30_000
const QUESTIONS = 120
/** When the bench is. */
export const NOW = Temporal.Instant.from('2026-11-21T11:00:00Z')

const dice = createDice('search-bench')
const vocabulary = germanWords()

/** Words of the demo texts, the frequent ones first, and compounds of them, as a large German vocabulary has them. */
function germanWords(): string[] {
  const texts = [
    ...productions.map(({ title, description }) => `${title} ${description}`),
    ...articles.map(({ title, lead }) => `${title} ${lead}`),
  ]
  const counts = new Map<string, number>()
  for (const text of texts)
    for (const { start, end } of tokenize(text)) counts.set(text.slice(start, end), (counts.get(text.slice(start, end)) ?? 0) + 1)
  const words = [...counts].toSorted(([, a], [, b]) => b - a).map(([word]) => word)
  const nouns = words.filter((word) => /^[A-ZÄÖÜ][a-zäöüß]{3,9}$/.test(word))
  const compounds = new Set<string>()
  while (compounds.size < COMPOUNDS) compounds.add(dice.pick(nouns) + dice.pick(nouns).toLowerCase())
  return [...words, ...compounds]
}

/** A random word; its frequency follows its rank in the vocabulary (Zipf). */
function someWord(): string {
  return vocabulary[Math.floor(vocabulary.length ** dice.next()) - 1] ?? ''
}

function someWords(count: number): string {
  return Array.from({ length: count }, someWord).join(' ')
}

/** A title consists of rarer words than a text. */
function someTitle(): string {
  return `${dice.pick(vocabulary)} ${someWord()} ${dice.pick(vocabulary)}`
}

/** A document with random texts, the same in every run. */
export function documentOf(kind: SearchKind, objectId: number): SearchDocument {
  const happensAt = kind === 'event' ? toDate(NOW.add({ hours: 1 + (objectId % 9000) })) : null
  return {
    objectId,
    ...(kind === 'event' ? { groupId: 1 + (objectId % 9000) } : {}),
    title: someTitle(),
    detail: someWords(4),
    passages: [{ text: someWords(WORDS_PER_TEXT) }],
    url: `/de/${kind}/${objectId}`,
    happensAt,
    visibleUntil: happensAt,
  }
}

/** Questions to documents with these titles, `QUESTIONS` of each sort. */
export function questionsOf(titles: string[]) {
  const words = titles.flatMap((title) => title.split(' ')).filter((word) => word.length > 4)
  const some = (make: () => string) => Array.from({ length: QUESTIONS }, make)
  return {
    beginnings: some(() => dice.pick(words).slice(0, dice.whole(1, 6)).toLowerCase()),
    words: some(() => (dice.next() < 0.5 ? dice.pick(words) : someWord())),
    pairs: some(() => `${dice.pick(words)} ${someWord()}`),
    neighbours: titles.slice(0, QUESTIONS).map((title) => title.split(' ').slice(0, 2).join(' ')),
    joined: titles.slice(0, QUESTIONS).map((title) => title.split(' ').slice(0, 2).join('').toLowerCase()),
    mistyped: some(() => {
      const word = dice.pick(words)
      const at = dice.whole(1, word.length - 2)
      return word.slice(0, at) + word.slice(at + 1)
    }),
  }
}
