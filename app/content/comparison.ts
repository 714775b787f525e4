import type { ContainerDocument } from './document.ts'

/** A state of a page: what visitors see, what is being edited, or a version by its number. */
export type PageState = 'live' | 'draft' | number

/** Two states of a page that are compared. */
export type Comparison = { older: PageState; newer: PageState }

/** The two states with their documents, by container id. */
export type ComparedStates = { comparison: Comparison; older: Documents; newer: Documents }
type Documents = Record<number, ContainerDocument>

/** The comparison that the value of `?compare=` means: `live..draft`, `3..7`; the draft with what is live for any other value. */
export function parseComparison(text: string): Comparison {
  const [older, newer, ...more] = text.split('..').map(parseState)
  return older === undefined || newer === undefined || more.length > 0 ? { older: 'live', newer: 'draft' } : { older, newer }
}

/** The value of `?compare=` for two states. */
export function formatComparison({ older, newer }: Comparison): string {
  return `${older}..${newer}`
}

function parseState(text: string): PageState | undefined {
  if (text === 'live' || text === 'draft') return text
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}
