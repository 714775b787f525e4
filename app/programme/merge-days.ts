import type { EventPage } from './event-list.server.ts'
import type { DayWithTeasers } from './place-teasers.ts'

/** Concatenates the days of several pages; a day that continues on the next page is merged. */
export function mergeDays(pages: Pick<EventPage, 'days'>[]): DayWithTeasers[] {
  const days: DayWithTeasers[] = []
  for (const day of pages.flatMap((page) => page.days)) {
    const last = days.at(-1)
    if (last?.day !== day.day || last.isOverDays !== day.isOverDays) days.push(day)
    else days[days.length - 1] = { ...last, events: [...last.events, ...day.events], teasers: [...last.teasers, ...day.teasers] }
  }
  return days
}
