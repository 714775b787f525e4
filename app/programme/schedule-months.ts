import { dayOf, parseInstant } from '../platform/clock/clock.ts'

/** What lies so near to a month can clash with something in it: a performance ends within a day. */
const REACH = { hours: 24 }

/** The tag of what takes up rooms in a month, `2026-11`. */
export function monthTag(month: Temporal.PlainYearMonth | string): string {
  return `schedule:${month}`
}

/** The tags of the months for which it matters that something takes up a room. Instants are ISO; without an end it is short. */
export function monthTags({ startsAt, endsAt }: { startsAt: string; endsAt?: string | null | undefined }): string[] {
  const [from, to] = [parseInstant(startsAt).subtract(REACH), parseInstant(endsAt || startsAt).add(REACH)]
  const last = monthOf(to)
  const tags: string[] = []
  for (let month = monthOf(from); Temporal.PlainYearMonth.compare(month, last) <= 0; month = month.add({ months: 1 }))
    tags.push(monthTag(month))
  return tags
}

function monthOf(instant: Temporal.Instant): Temporal.PlainYearMonth {
  return dayOf(instant).toPlainYearMonth()
}
