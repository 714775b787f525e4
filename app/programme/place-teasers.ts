import { type DayView, dayHeading } from './event-view.ts'
import type { TeaserView } from './teaser-view.ts'

/** A day of the Spielplan; `near` says today or tomorrow. */
export type DayWithTeasers = DayView & { teasers: TeaserView[]; near?: string }

/** Puts each teaser at the end of its day; a day on which nothing plays stands there for its teasers alone (B §4). */
export function placeTeasers(days: DayView[], teasers: TeaserView[]): DayWithTeasers[] {
  const placed = new Map<string, DayWithTeasers>(days.map((day) => [day.day, { ...day, teasers: [] }]))
  for (const teaser of teasers) {
    const day = placed.get(teaser.day) ?? { ...dayHeading(Temporal.PlainDate.from(teaser.day)), events: [], teasers: [] }
    placed.set(teaser.day, { ...day, teasers: [...day.teasers, teaser] })
  }
  return [...placed.values()].sort((a, b) => a.day.localeCompare(b.day))
}
