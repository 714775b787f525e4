const DAY_LENGTH = 10

/** `2026-11-22`, with which a moment begins. */
export function dayIn(moment: string): string {
  return moment.slice(0, DAY_LENGTH)
}
