import { diffWordsWithSpace } from 'diff'

/** A piece of two compared texts. */
export type TextPart = { text: string; kind: 'same' | 'added' | 'removed' }

/** The word diff of two texts; empty when both are. */
export function textDifference(older: string, newer: string): TextPart[] {
  if (!older && !newer) return []
  return diffWordsWithSpace(older, newer).map(({ value, added, removed }) => ({
    text: value,
    kind: added ? 'added' : removed ? 'removed' : 'same',
  }))
}
