import type { FaceShape } from './face.ts'
import { DEVICE_LETTERS } from './measures.ts'

/** The weight that a face has nearest to a wish. */
export const weightAt = ({ weight }: FaceShape, wish: number): number => Math.min(weight.to, Math.max(weight.from, wish))

/** The width that a face has nearest to a wish, in per cent. */
export function stretchAt({ stretch }: FaceShape, wish: number): number {
  return stretch ? Math.min(stretch.to, Math.max(stretch.from, wish)) : 100
}

/** The average letter of a face at a width, between those that were measured. */
export function letterAt({ letters }: FaceShape, stretch: number): { text: number; headline: number } {
  const above = letters.find((measured) => measured.stretch >= stretch) ?? letters.at(-1)
  const below = letters.findLast((measured) => measured.stretch <= stretch) ?? letters[0]
  if (!above || !below) return { text: DEVICE_LETTERS.sans.regular, headline: DEVICE_LETTERS.sans.bold }
  const share = above.stretch === below.stretch ? 0 : (stretch - below.stretch) / (above.stretch - below.stretch)
  const between = (name: 'text' | 'headline') => below[name] + share * (above[name] - below[name])
  return { text: between('text'), headline: between('headline') }
}
