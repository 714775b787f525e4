import { z } from 'zod'
import { refreshOffers, type TicketShop } from '../booking/index.server.ts'
import type { Viewer } from '../platform/auth/auth.ts'
import type { Role } from '../platform/auth/roles.ts'
import { instantAt, isoWithOffset, toInstant } from '../platform/clock/clock.ts'
import { isoDate, isoDateTime } from '../platform/clock/date-schemas.ts'
import type { Database } from '../platform/database/database.ts'
import { recordId } from '../platform/database/record-id.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { performanceDates } from '../programme/index.server.ts'
import type { SlotId } from '../programme/schedule-slot.ts'
import { EVENT_MARKS } from '../programme/schema.ts'
import { recordTypeNamed } from '../records/registry.server.ts'
import { createInTx, withWriteContext } from '../records/write.server.ts'
import { type EveningCast, readLastCast } from './last-cast.server.ts'
import { findProposalConflicts } from './proposed-events.server.ts'
import { lockChosenDates, readChosenDates, readSeriesDates } from './series-dates.server.ts'
import type { ProposedDate, SeriesLink } from './series-dates.ts'

const time = z.iso.time({ precision: -1, error: () => t('This value is not allowed.') })

/** The rule of a series of performances: one production, one room, on the given weekdays of a period, at one time or at one for each weekday. */
export const bulkCreateSchema = z.strictObject({
  productionId: recordId,
  roomId: recordId,
  time,
  /** where a weekday has a time of its own; 1 is Monday */
  times: z.partialRecord(z.enum(['1', '2', '3', '4', '5', '6', '7']), time).default({}),
  from: isoDate,
  until: isoDate,
  weekdays: z.array(z.int().min(1).max(7)).min(1, { error: () => t('Please choose at least one day of the week.') }),
  except: z.array(isoDate).max(400).default([]),
  /** whether each copies the cast changes of the last performance before the first of them */
  copiesCast: z.boolean().default(false),
  marks: z.array(z.enum(EVENT_MARKS)).max(EVENT_MARKS.length).default([]),
  ticketSaleFrom: isoDateTime.nullable().default(null),
  /** whether they are published at once */
  isOnline: z.boolean().default(false),
})
export type BulkCreateInput = z.infer<typeof bulkCreateSchema>

export type PlannedEvent = {
  startsAt: string
  /** title of the performance that occupies the room; empty when it is free */
  conflict: string
  /** further conflicts, which do not prevent creation */
  warnings: { kind: 'changeover' | 'person'; other: { id: SlotId; title: string; room: string; startsAt: string }; persons: string[] }[]
  /** the date of the ticket shop that it would take over */
  shopDate?: ProposedDate
}

/** The preview of a series. */
export type SeriesPreview = {
  planned: PlannedEvent[]
  /** whether the shop did not answer, so that none of its dates is proposed */
  isShopAway: boolean
}
type Services = { platform: Platform; shop: TicketShop | undefined }

/**
 * The performances of a rule with their conflicts and the dates of the ticket shop proposed for them; writes nothing. Six
 * statements for any number, twelve when the cast is copied, three more with a shop.
 */
export async function previewBulkCreate(services: Services, { role }: Viewer, input: BulkCreateInput): Promise<SeriesPreview> {
  const { planned } = await planSeries(services.platform.db, role, input)
  const { productionId, roomId } = input
  const starts = planned.filter(isFree).map(({ startsAt }) => startsAt)
  const dates = await readSeriesDates(services, { productionId, roomId, starts })
  const withDates = planned.map((event) => {
    const shopDate = dates?.get(event.startsAt)
    return shopDate ? { ...event, shopDate } : event
  })
  return { planned: withDates, isShopAway: dates === undefined }
}

/**
 * Creates the performances of a rule whose room is free, in one transaction, with the numbers and pages of the shop's dates
 * chosen for them. The offers of those are then read at once.
 * @returns their ids, and how many are linked
 * @throws Problem 409 `conflict` with `conflicts` where a date is gone or has been linked meanwhile, 502 where the shop
 *   does not answer; nothing is created then
 */
export async function bulkCreateEvents(
  { platform, shop }: Services,
  viewer: Viewer,
  { links, ...input }: BulkCreateInput & { links: SeriesLink[] },
): Promise<{ ids: number[]; linked: number }> {
  const { planned, cast } = await planSeries(platform.db, viewer.role, input)
  const { productionId, roomId, isOnline, marks, ticketSaleFrom } = input
  const starts = new Map(planned.filter(isFree).map(({ startsAt }) => [epochOf(startsAt), startsAt]))
  const used = links.filter(({ startsAt }) => starts.has(epochOf(startsAt)))
  const dates = await readChosenDates({ platform, shop }, used)
  const byStart = new Map(used.map(({ startsAt, date }) => [epochOf(startsAt), dates.get(date)]))
  const ids = await withWriteContext({ platform, type: recordTypeNamed('event'), viewer }, async (work) => {
    await lockChosenDates(work.tx, used, dates)
    const created: number[] = []
    for (const [epoch, startsAt] of starts) {
      const date = byStart.get(epoch)
      const link = date ? { idJet: date.id, ticketUrl: date.url } : {}
      const { id } = await createInTx(work, { productionId, roomId, startsAt, cast, isOnline, marks, ticketSaleFrom, ...link })
      created.push(id)
    }
    return created
  })
  if (shop && used.length > 0)
    await refreshOffers(
      platform,
      shop,
      used.map(({ date }) => date),
    )
  return { ids, linked: used.length }
}

function epochOf(instant: string): number {
  return Temporal.Instant.from(instant).epochMilliseconds
}

type Cast = EveningCast['cast']

/** The performances of a rule and the cast copied to each, on which the conflicts of people depend. */
async function planSeries(db: Database, role: Role, input: BulkCreateInput): Promise<{ planned: PlannedEvent[]; cast: Cast }> {
  const planned = await planWithCast(db, role, input, [])
  const first = planned.find(isFree)
  if (!input.copiesCast || !first) return { planned, cast: [] }
  const last = await readLastCast(db, { productionId: input.productionId, before: Temporal.Instant.from(first.startsAt) })
  return last ? { planned: await planWithCast(db, role, input, last.cast), cast: last.cast } : { planned, cast: [] }
}

async function planWithCast(db: Database, role: Role, input: BulkCreateInput, cast: Cast): Promise<PlannedEvent[]> {
  const { productionId, roomId, time, times } = input
  const proposals = performanceDates(input).map((date) => ({
    ...{ id: 0, productionId, roomId, parentId: null, endsAt: null, isCancelled: false, cast },
    startsAt: instantAt(date, times[String(date.dayOfWeek) as keyof typeof times] ?? time),
  }))
  const conflicts = await findProposalConflicts(db, role, proposals)
  return proposals.map(({ startsAt }, index) => {
    const eventConflicts = conflicts[index] ?? []
    const taken = eventConflicts.find(({ kind }) => kind === 'room')
    const warnings = eventConflicts.flatMap(({ kind, other, persons }) => {
      if (kind === 'room') return []
      return [
        {
          kind,
          persons,
          other: { id: other.id, title: other.title, room: other.room, startsAt: isoWithOffset(toInstant(other.startsAt)) },
        },
      ]
    })
    return { startsAt: isoWithOffset(startsAt), conflict: taken ? taken.other.title || t('occupied|slot') : '', warnings }
  })
}

function isFree({ conflict }: PlannedEvent): boolean {
  return conflict === ''
}
