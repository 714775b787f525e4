import { ROOT_ID, sameJson } from '../../content/index.ts'
import { fieldChanges } from '../compare/field-changes.ts'
import type { ChangedModule } from './changed-modules.ts'

/** A changed module, and the text in it as it is now. */
export type Correction = { module: ChangedModule; words: string }

/** What is seen at a glance: letters, a time, a word put right; new words are more. */
const MAX_LETTERS = 10

/**
 * The one change of a page when it is a small correction by oneself (decision 0103): other letters in one text, nothing else
 * about it, and not planned already. @returns undefined for anything that is to be looked at first
 */
export function smallCorrection(modules: readonly ChangedModule[]): Correction | undefined {
  const [module, ...others] = modules
  if (!module || others.length > 0 || !isOwnAlone(module)) return undefined
  const [change, ...more] = fieldChanges(module.type, module.older?.data ?? {}, module.newer?.data ?? {})
  if (!change || more.length > 0) return undefined
  const { older, newer } = change
  if (!sameJson(withoutLetters(older), withoutLetters(newer))) return undefined
  const letters = lettersBetween(lettersOf(older), lettersOf(newer))
  return letters > 0 && letters <= MAX_LETTERS ? { module, words: lettersOf(newer) } : undefined
}

function isOwnAlone({ isOwn, plannedFor, kind, id }: ChangedModule): boolean {
  return isOwn && !plannedFor && kind === 'changed' && id !== ROOT_ID
}

/** A text without its letters: its paragraphs, links and emphasis. Undefined, never alike, for what is no text. */
function withoutLetters(value: unknown): unknown {
  if (typeof value === 'string') return ''
  if (!isDocument(value)) return Symbol()
  return JSON.parse(JSON.stringify(value, (key, each) => (key === 'text' ? '' : each)))
}

function lettersOf(value: unknown): string {
  if (typeof value === 'string') return value
  const letters: string[] = []
  JSON.stringify(value, (key, each) => {
    if (key === 'text') letters.push(String(each))
    return each
  })
  return letters.join('\n')
}

function isDocument(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'doc'
}

/** How many letters lie between where two texts begin to differ and where they end to, in the longer one. */
function lettersBetween(older: string, newer: string): number {
  const shorter = Math.min(older.length, newer.length)
  let start = 0
  while (start < shorter && older[start] === newer[start]) start++
  let end = 0
  while (end < shorter - start && older.at(-1 - end) === newer.at(-1 - end)) end++
  return Math.max(older.length, newer.length) - start - end
}
