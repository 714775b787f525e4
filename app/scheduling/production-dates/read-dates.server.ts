import { asc, eq } from 'drizzle-orm'
import { hasTicketShop, readSales } from '../../booking/index.server.ts'
import { readEventLeads } from '../../imports/index.server.ts'
import type { Viewer } from '../../platform/auth/auth.ts'
import { isoWithOffset, parseInstant, toInstant } from '../../platform/clock/clock.ts'
import { alphabetical } from '../../platform/database/alphabetical.ts'
import { notFound } from '../../platform/http/problem.ts'
import type { Platform } from '../../platform/platform.ts'
import { events, productions, rooms } from '../../programme/tables.ts'
import { recordTypeNamed } from '../../records/registry.server.ts'
import { describeType } from '../../records/type-description.server.ts'
import { readRecords } from '../../records/values.server.ts'
import { findProposalConflicts } from '../proposed-events.server.ts'
import type { ConflictResponse } from '../use-conflicts.ts'
import type { ProductionDate, ProductionDates } from './production-dates.ts'

/** Most dates of a production shown; a repertory piece over several seasons. The latest are shown. */
const MAX_DATES = 400

type Stored = Omit<ProductionDate, 'id' | 'title' | 'revision' | 'isPast' | 'sales' | 'conflicts' | 'sources'> & { parentId: number | null }

/**
 * All dates of a production with their sales and conflicts. Twelve statements for any number; no call to the shop.
 * @throws Problem 404 without the production
 */
export async function readDatesOf({ db, clock, config }: Platform, viewer: Viewer, productionId: number): Promise<ProductionDates> {
  const type = recordTypeNamed('event')
  const [production] = await db.select({ id: productions.id }).from(productions).where(eq(productions.id, productionId))
  if (!production) throw notFound()
  const rows = await db
    .select({ id: events.id })
    .from(events)
    .where(eq(events.productionId, productionId))
    .orderBy(asc(events.startsAt), asc(events.id))
  const shown = rows.slice(-MAX_DATES).map(({ id }) => id)
  const records = (await readRecords(db, type, shown)).map((record) => ({ ...record, values: record.values as Stored }))
  const now = clock.now()
  const isPast = ({ startsAt, endsAt }: Stored) => Temporal.Instant.compare(parseInstant(endsAt ?? startsAt), now) < 0
  const coming = records.filter(({ values }) => !isPast(values))
  const [sales, found, roomsShown, leads] = await Promise.all([
    readSales(
      { db },
      records.flatMap(({ values }) => values.idJet || []),
    ),
    findProposalConflicts(
      db,
      viewer.role,
      coming.map(({ id, values }) => ({
        ...{ id, productionId, roomId: values.roomId, parentId: values.parentId, cast: undefined },
        startsAt: parseInstant(values.startsAt),
        endsAt: values.endsAt === null ? null : parseInstant(values.endsAt),
        isCancelled: values.status === 'cancelled',
      })),
    ),
    db.select({ id: rooms.id, name: rooms.name }).from(rooms).orderBy(asc(rooms.position), alphabetical(rooms.name)),
    readEventLeads(db, shown),
  ])
  const conflictsOf = new Map(coming.map(({ id }, index) => [id, (found[index] ?? []).map(inResponse)]))
  const dates = records.map(({ id, title, revision, values }): ProductionDate => {
    const { startsAt, endsAt, roomId, status, marks, note, isOnline, isFree, idJet, ticketUrl, ticketSaleFrom } = values
    return {
      ...{ id, title, revision, startsAt, endsAt, roomId, status, marks, note, isOnline, isFree, idJet, ticketUrl, ticketSaleFrom },
      ...{ isPast: isPast(values), sales: sales.get(idJet) ?? null, conflicts: conflictsOf.get(id) ?? [] },
      sources: leads.get(id)?.sources.filter(({ fields }) => fields.length > 0) ?? [],
    }
  })
  const isComplete = rows.length <= MAX_DATES
  return { type: describeType(type, viewer), rooms: roomsShown, dates, isComplete, hasShop: hasTicketShop(config) }
}

type Found = Awaited<ReturnType<typeof findProposalConflicts>>[number][number]

function inResponse({ kind, other: { id, title, room, startsAt }, persons }: Found): ConflictResponse {
  return { kind, persons, other: { id, title, room, startsAt: isoWithOffset(toInstant(startsAt)) } }
}
