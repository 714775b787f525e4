import { LRUCache } from 'lru-cache'
import type { ReadCache } from '../cache/read-cache.ts'

/** Those that pages show are used again and again; only what no page shows any longer gives way. */
const MAX_TEXTS = 50_000
/** Shorter ones stand within other texts too. */
const SHORTEST = 3
/** What loaders join texts with to one: a line of facts, such as *Tanz von Ilka Sandvoss · 1 h 50 min*, or several lines. */
const JOINED = /\n|\s·\s/
/** Addresses of mails are of no language. */
const MAIL_ADDRESS = /^\S+@\S+$/

/**
 * Texts of a house that pages in a further language show in the first one, since nobody has translated them. Each read adds what
 * it could not translate; so pages know which of their parts to mark, however their data was put together.
 */
export class FirstLanguageTexts {
  readonly #texts = new LRUCache<string, true>({ max: MAX_TEXTS })

  /** Notes a text that is not translated; of rich text, given as JSON, the words between its marks. */
  note(original: string): void {
    for (const part of original.startsWith('{"') ? runsOf(original) : [original, ...original.split('\n')]) {
      const text = part.trim()
      if (text.length >= SHORTEST && !MAIL_ADDRESS.test(text)) this.#texts.set(text, true)
    }
  }

  /** A text that is one of the further language too. */
  forget(text: string): void {
    this.#texts.delete(text.trim())
  }

  /** Those of them that data contains, however deep. */
  in(data: unknown, found = new Set<string>()): Set<string> {
    if (typeof data === 'string') {
      const text = data.trim()
      if (this.#texts.get(text)) found.add(text)
      else for (const part of text.split(JOINED)) if (part !== text && this.#texts.get(part.trim())) found.add(part.trim())
    } else if (typeof data === 'object' && data !== null) for (const part of Object.values(data)) this.in(part, found)
    return found
  }
}

const ofHouses = new WeakMap<ReadCache, FirstLanguageTexts>()

/** The texts of the house whose reads are kept there. Nothing else is kept as long as what was read. */
export function firstLanguageTextsOf({ readCache }: { readCache: ReadCache }): FirstLanguageTexts {
  const texts = ofHouses.get(readCache) ?? new FirstLanguageTexts()
  ofHouses.set(readCache, texts)
  return texts
}

function runsOf(json: string): string[] {
  const runs: string[] = []
  JSON.parse(json, (key, value) => {
    if (key === 'text' && typeof value === 'string') runs.push(value)
    return value
  })
  return runs
}
