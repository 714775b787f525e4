/**
 * The minutes until an instant, the last one begun counted as whole; none once it has come.
 * @param passedMs since the server said what time it is
 */
export function minutesLeft(until: string, serverNow: string, passedMs: number): number {
  return Math.max(0, Math.ceil((Date.parse(until) - Date.parse(serverNow) - passedMs) / 60_000))
}
