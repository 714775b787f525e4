/** Below this two texts are held for different ones, not for two states of one. */
const ALIKE = 0.5

/** How alike two texts are, between 0 and 1: what both begin and end with, of the longer one. 0 when they are different texts. */
export function likeness(left: string, right: string): number {
  const longer = Math.max(left.length, right.length)
  if (longer === 0) return 0
  const start = commonStart(left, right)
  const share = (start + commonEnd(left.slice(start), right.slice(start))) / longer
  return share < ALIKE ? 0 : share
}

/**
 * Where a place in a text is in another state of it, such as the draft of what visitors read.
 * @param at characters before the place
 */
export function movedPlace(at: number, before: string, after: string): number {
  if (at <= commonStart(before, after)) return at
  return Math.max(0, after.length - (before.length - at))
}

function commonStart(left: string, right: string): number {
  let length = 0
  while (length < left.length && left[length] === right[length]) length += 1
  return length
}

function commonEnd(left: string, right: string): number {
  let length = 0
  while (length < Math.min(left.length, right.length) && left.at(-1 - length) === right.at(-1 - length)) length += 1
  return length
}
