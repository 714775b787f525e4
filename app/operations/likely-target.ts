import { decoded } from '../platform/routing/decoded.ts'
import { normalizeText } from '../search/index.ts'

/** What visitors can find: its title and its address. */
export type Findable = { title: string; url: string }

/** Words of other systems' addresses that say nothing of a page. */
const EMPTY_WORDS = new Set([
  'index',
  'default',
  'html',
  'htm',
  'php',
  'aspx',
  'asp',
  'de',
  'en',
  'seite',
  'page',
  'detail',
  'details',
  'view',
  'node',
])
/** From how much on two texts are alike, from 0 to 1. */
const ALIKE = 0.5

type Prepared = { url: string; forms: Set<string>[] }

/**
 * Finds what an address that leads nowhere most likely meant, by its words: the share of fragments of three letters that they
 * have in common with the title or the address of something that is there, so that typing errors and other endings count little.
 * @returns a function from a lost address to the address of what is most alike; undefined where nothing is
 */
export function likelyTargets(there: readonly Findable[]): (lost: string) => string | undefined {
  const prepared = there.map(
    ({ title, url }): Prepared => ({ url, forms: [title, lastWords(url)].map(fragmentsOf).filter(({ size }) => size > 0) }),
  )
  return (lost) => {
    const wanted = fragmentsOf(lastWords(lost))
    if (wanted.size === 0) return undefined
    let best = { url: '', likeness: ALIKE }
    for (const { url, forms } of prepared) {
      const likeness = Math.max(0, ...forms.map((form) => likenessOf(wanted, form)))
      if (likeness > best.likeness || (likeness === best.likeness && best.url === '')) best = { url, likeness }
    }
    return best.url || undefined
  }
}

/** The words of the last part of an address that has any. Numbers and endings of files are none. */
function lastWords(address: string): string {
  const parts = (address.split(/[?#]/, 1)[0] ?? '').split('/').map((part) => wordsOf(decoded(part)))
  return parts.findLast((words) => words !== '') ?? ''
}

function wordsOf(part: string): string {
  return normalizeText(part.replace(/\.\w{2,5}$/, '').replace(/_/g, ' '))
    .split(' ')
    .filter((word) => /\p{L}{2}/u.test(word) && !EMPTY_WORDS.has(word))
    .join(' ')
}

function fragmentsOf(text: string): Set<string> {
  const words = normalizeText(text).split(' ').filter(Boolean)
  return new Set(words.flatMap((word) => Array.from({ length: word.length }, (_, at) => ` ${word} `.slice(at, at + 3))))
}

function likenessOf(one: Set<string>, other: Set<string>): number {
  return (2 * one.intersection(other).size) / (one.size + other.size)
}
