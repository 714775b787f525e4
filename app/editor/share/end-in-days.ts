/** The end of the day some days ahead, as a `datetime-local` input has it. */
export function endInDays(now: Date, days: number): string {
  const end = new Date(now)
  end.setDate(end.getDate() + days)
  end.setHours(23, 59, 0, 0)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${end.getFullYear()}-${two(end.getMonth() + 1)}-${two(end.getDate())}T${two(end.getHours())}:${two(end.getMinutes())}`
}
