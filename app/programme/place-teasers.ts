import type { DayView } from './event-view.ts'
import type { TeaserView } from './teaser-view.ts'

export type DayWithTeasers = DayView & { teasers: TeaserView[] }

/**
 * Puts each teaser at the end of its day (B §4). A teaser on the last day waits for the next page when that
 * day goes on there; a teaser between two days stands at the end of the day before.
 */
export function placeTeasers(days: DayView[], teasers: TeaserView[], hasNext: boolean): DayWithTeasers[] {
  return days.map((day, index) => {
    const following = days[index + 1]?.day
    const isLast = following === undefined
    const own = teasers.filter((teaser) => teaser.day >= day.day && (isLast ? teaser.day === day.day && !hasNext : teaser.day < following))
    return { ...day, teasers: own }
  })
}
