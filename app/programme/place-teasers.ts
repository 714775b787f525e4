import { type DayView, dayHeading } from './event-view.ts'
import type { TeaserView } from './teaser-view.ts'

/** A day of the schedule; `near` is the label of today or tomorrow. */
export type DayWithTeasers = DayView & { teasers: TeaserView[]; near?: string }

/** Adds each teaser at the end of its day, never to what runs over days; a day without performances is added for its teasers (B §4). */
export function placeTeasers(days: DayView[], teasers: TeaserView[]): DayWithTeasers[] {
  const overDays = days.filter(({ isOverDays }) => isOverDays).map((day) => ({ ...day, teasers: [] }))
  const single = days.filter(({ isOverDays }) => !isOverDays)
  const placed = new Map<string, DayWithTeasers>(single.map((day) => [day.day, { ...day, teasers: [] }]))
  for (const teaser of teasers) {
    const day = placed.get(teaser.day) ?? { ...dayHeading(Temporal.PlainDate.from(teaser.day)), events: [], teasers: [] }
    placed.set(teaser.day, { ...day, teasers: [...day.teasers, teaser] })
  }
  return [...overDays, ...[...placed.values()].sort((a, b) => a.day.localeCompare(b.day))]
}
