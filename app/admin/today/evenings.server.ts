import { isLowSale, lowSaleWords, readSales, readShopCondition } from '../../booking/index.server.ts'
import type { Viewer } from '../../platform/auth/auth.ts'
import { canSome, canWithObject, readsOnlyPublished } from '../../platform/auth/rights.ts'
import { dayOf, startOfDay } from '../../platform/clock/clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { eventView, listEventsBetween } from '../../programme/index.server.ts'
import { readSettings } from '../../site/index.server.ts'

const DAYS_OF_THE_WEEK = 7
const MOST_PERFORMANCES = 150

/** A performance of the coming days, with what is sold of it where the shop counts that. */
export type Evening = Awaited<ReturnType<typeof readEvenings>>[number]

/** The performances of today, with what began before and is not over, and those of the six days after it, in their order, as far as the viewer's role reads them. One statement for what is sold; the rest is cached. */
export async function readEvenings(platform: Platform, { role }: Pick<Viewer, 'role'>) {
  if (!canSome(role, 'read', 'programme')) return []
  const now = platform.clock.now()
  const today = dayOf(now)
  const [{ design }, shop] = await Promise.all([readSettings(platform), readShopCondition(platform)])
  const { rows } = await listEventsBetween(platform, {
    from: startOfDay(today),
    to: startOfDay(today.add({ days: DAYS_OF_THE_WEEK })),
    pageSize: MOST_PERFORMANCES,
  })
  const isEarlier = (day: string) => day < today.toString()
  const isPublishedOnly = readsOnlyPublished(role)
  const isOwn = (id: number) => canWithObject(role, 'read', 'programme', { type: 'production', id })
  const own = rows.filter(({ production }) => isPublishedOnly || isOwn(production.id))
  const views = own.map((row) => eventView(row, now, design, shop))
  const sales = await readSales(platform, isPublishedOnly ? [] : views.flatMap(({ idJet }) => idJet || []))
  return views.map(({ id, day, clock, time, until, title, room, status, statusLabel, phase, sale, idJet, picture }) => {
    const sold = status === 'cancelled' ? undefined : sales.get(idJet)
    return {
      // What is still under way stands with today's.
      day: isEarlier(day) ? today.toString() : day,
      ...{ id, clock, time: until && phase === 'running' ? until : time, title, room, status, statusLabel, sale },
      sales: sold ?? null,
      warning: sold && phase === 'coming' && isLowSale(sold, design) ? lowSaleWords(design) : undefined,
      picture: day <= today.toString() ? picture : null,
    }
  })
}
