import { hash, randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** Strings may take two bytes per character. */
const BYTES_PER_CHARACTER = 2

/**
 * HTML of parts of pages by what they are rendered from, so that a part whose data came out the same is not rendered twice
 * (README.md beside this file). Keyed by content, so no write has to drop an entry; the least recently used goes first.
 */
export class FragmentCache {
  readonly #html: LRUCache<string, string>
  /** Random, so that no text of an author can be taken for it. */
  readonly #tag = `fragment-${randomBytes(9).toString('hex')}`
  readonly #scopes = new WeakMap<object, string>()

  readonly #isStrict: boolean

  /**
   * @param maxBytes upper bound of all HTML and keys
   * @param options.isStrict whether a part that reads what its key does not have fails
   */
  constructor(maxBytes: number, { isStrict }: { isStrict: boolean }) {
    this.#isStrict = isStrict
    this.#html = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (html, key) => BYTES_PER_CHARACTER * (html.length + key.length) + 100,
    })
  }

  /** Starts a rendering. @param scope what all its fragments depend on besides their keys; JSON */
  begin(scope: object): FragmentRendering {
    const prefix = this.#scopes.get(scope) ?? hash('sha1', JSON.stringify(scope), 'base64url')
    this.#scopes.set(scope, prefix)
    return new FragmentRendering(this.#html, { tag: this.#tag, scope: prefix, isStrict: this.#isStrict })
  }

  clear(): void {
    this.#html.clear()
  }
}

/** The fragments of one rendering: React leaves an element in place of each that is known, and around each that is not. */
export class FragmentRendering {
  readonly tag: string
  readonly isStrict: boolean
  readonly #html: LRUCache<string, string>
  readonly #scope: string
  readonly #parts: { key: string; html: string | undefined }[] = []

  constructor(html: LRUCache<string, string>, { tag, scope, isStrict }: { tag: string; scope: string; isStrict: boolean }) {
    this.#html = html
    this.tag = tag
    this.isStrict = isStrict
    this.#scope = scope
  }

  /** Looks a fragment up for the next place in the page. */
  find(key: string): { index: number; isKnown: boolean } {
    const scoped = this.#scope + key
    const html = this.#html.get(scoped)
    const index = this.#parts.push({ key: scoped, html }) - 1
    return { index, isKnown: html !== undefined }
  }

  /**
   * Puts the known fragments in their places and keeps those that were rendered.
   * @param page the rendering's HTML
   * @param isWhole false when a part of it failed, so that nothing of it is kept
   */
  complete(page: string, isWhole: boolean): string {
    const boundary = new RegExp(`<${this.tag} n="(\\d+)">|</${this.tag}>`, 'g')
    // Pieces are put together once: a part of a text that still grows would be copied with all before it.
    const pieces: string[] = []
    const open: { key?: string; html?: string | undefined; first: number }[] = []
    let at = 0
    for (const { 0: element, 1: number, index } of page.matchAll(boundary)) {
      pieces.push(page.slice(at, index))
      at = index + element.length
      if (number !== undefined) {
        const part = this.#parts[Number(number)]
        open.push({ ...part, first: pieces.length })
        pieces.push(part?.html ?? '')
        continue
      }
      const ended = open.pop()
      if (ended?.key && ended.html === undefined && isWhole) this.#html.set(ended.key, copyOf(pieces.slice(ended.first).join('')))
    }
    return pieces.join('') + page.slice(at)
  }
}

/** A part of a string keeps the whole of it in memory; a copy does not. */
function copyOf(part: string): string {
  return Buffer.from(part).toString()
}
