import { withClockWord } from './clock-word.ts'

// The API writes moments in the house's time zone (`2026-11-21T19:30:00+01:00`), so what stands there is what the clock
// on the wall says, and browsers without Temporal can show it.

/** `21.11.2026` of a day or a moment as the API writes it. */
export function formatIsoDate(text: string): string {
  return `${text.slice(8, 10)}.${text.slice(5, 7)}.${text.slice(0, 4)}`
}

/** `21.11.2026, 19:30 Uhr` of a moment as the API writes it. */
export function formatIsoDateTime(text: string): string {
  return `${formatIsoDate(text)}, ${withClockWord(text.slice(11, 16))}`
}
