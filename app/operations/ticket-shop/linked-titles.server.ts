import { type SQL, sql } from 'drizzle-orm'
import { parseInstant } from '../../platform/clock/clock.ts'
import { formatShortDate, formatTime } from '../../platform/format/date.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { events, productionSeries, productions, series } from '../../programme/tables.ts'
import { titlesOfSeries } from './common-words.ts'

/** What a shop may call a performance after: its production, that of the evening it is part of, and the series of either. */
export const titlesHere: SQL<string> = sql<string>`concat_ws(' ', ${productions.title}, ${productions.subline},
  (SELECT string_agg(${series.name}, ' ') FROM ${productionSeries} JOIN ${series} ON ${series.id} = ${productionSeries.seriesId}
    WHERE ${productionSeries.productionId} = ${productions.id}),
  (SELECT whole.title || ' ' || whole.subline FROM events AS evening JOIN productions AS whole ON whole.id = evening.production_id
    WHERE evening.id = ${events.parentId}))`

/** A performance that is linked with a date of the shop. @property startsAt ISO with offset */
type Linked = {
  id: number
  number: string
  productionId: number
  title: string
  startsAt: string
  isCancelled: boolean
  titles: string
  shopTitle: string
}

/** What of the sides of a performance is only known when one looks at all of them. */
export type AmongAll = { sharedWith: string | undefined; shopTitle: string }

/** Looks at all linked performances. @returns what is known of each, by its id */
export function amongAll(linked: readonly Linked[]): Map<number, AmongAll> {
  const sayingNothing = titlesOfSeries(linked.filter(({ shopTitle }) => shopTitle !== ''))
  const byNumber = Map.groupBy(
    linked.filter(({ isCancelled }) => !isCancelled),
    ({ number }) => number,
  )
  return new Map(
    linked.map(({ id, number, shopTitle }) => {
      const other = byNumber.get(number)?.find((one) => one.id !== id)
      return [id, { sharedWith: other && nameOf(other), shopTitle: sayingNothing.has(shopTitle) ? '' : shopTitle }]
    }),
  )
}

/** A performance by title and time. */
export function nameOf({ title, startsAt }: Pick<Linked, 'title' | 'startsAt'>): string {
  const begins = parseInstant(startsAt)
  return t('{title}, {when}', { title, when: `${formatShortDate(begins)}, ${formatTime(begins)}` })
}
