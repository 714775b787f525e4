const DAY_LENGTH = 10

/** The day of an ISO timestamp: `2026-11-22`. */
export function dayIn(moment: string): string {
  return moment.slice(0, DAY_LENGTH)
}
