const DAY_MS = 24 * 60 * 60 * 1000

/** The same time of day some days later. */
export function dayIn(from: Date, days: number): Date {
  const later = new Date(from)
  later.setDate(later.getDate() + days)
  return later
}

/** How many calendar days lie between two instants, in the browser's time zone; negative when the second is earlier. */
export function daysBetween(from: Date, to: Date): number {
  const midnight = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())
  return Math.round((midnight(to) - midnight(from)) / DAY_MS)
}

/** A local date and time as a field of a form has it: `2026-12-24T19:30`. */
export function localDateTime(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`
}
