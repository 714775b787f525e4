/** `21.11.` or `21. Nov.`: a short date beside its weekday written in full. */
export function withoutWeekday(shortDate: string): string {
  return shortDate.slice(shortDate.indexOf('\u00a0') + 1)
}
