import { tokenize } from '../app/search/words.ts'
import { articles } from '../demo/content/articles/index.ts'
import { productions } from '../demo/content/productions.ts'
import { createDice } from '../demo/posters/seeded-random.ts'

/** Addresses of the search with two words of the demo texts, none of which comes twice. @returns a function that gives the next path */
export function unseenQuestions(): () => string {
  const texts = [
    ...productions.map(({ title, description }) => `${title} ${description}`),
    ...articles.map(({ title, lead }) => `${title} ${lead}`),
  ]
  const words = [...new Set(texts.flatMap((text) => tokenize(text).map(({ start, end }) => text.slice(start, end))))]
  const dice = createDice('unseen-questions')
  const seen = new Set<string>()
  return function nextPath(): string {
    const path = `/de/search?${new URLSearchParams({ q: `${dice.pick(words)} ${dice.pick(words)}` })}`
    if (seen.has(path)) return nextPath()
    seen.add(path)
    return path
  }
}
