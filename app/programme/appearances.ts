import { toInstant } from '../platform/clock/clock.ts'
import { formatShortDate } from '../platform/format/date.ts'
import type { Notation } from '../platform/format/notation.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { ProductionCardView } from './components/ProductionCard.tsx'
import { productionCard } from './production-card.ts'

type Row = Parameters<typeof productionCard>[0] & {
  role: string
  seasonName: string | null
  /** set where the person takes part in one performance only */
  onlyAt: Date | null
}

/**
 * The productions in which a person appears, each once, with all their roles there and the dates of single
 * performances.
 */
export function appearancesOf(rows: Row[], now: Temporal.Instant, notation?: Notation): ProductionCardView[] {
  const byProduction = Map.groupBy(rows, ({ production }) => production.id)
  return [...byProduction.values()].flatMap((appearances) => {
    const [first] = appearances
    if (!first) return []
    const usual = appearances.filter(({ onlyAt }) => onlyAt === null).map(({ role }) => role)
    const singleDates = appearances.flatMap(({ role, onlyAt }) =>
      onlyAt ? [t('{role}, {date} only', { role, date: formatShortDate(toInstant(onlyAt), notation) })] : [],
    )
    const isUsual = usual.length > 0
    const lines = [[...new Set(usual)].join(', '), ...singleDates, first.seasonName]
    return [productionCard(isUsual ? first : { ...first, nextAt: null }, lines, now, notation)]
  })
}
