import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { instantAt, toDate } from '../app/platform/clock/clock.ts'
import type { Database } from '../app/platform/database/database.ts'
import { contributors, events, persons, productions } from '../app/programme/tables.ts'
import { type PlannedEvent, WHOLE_DAY } from './schedule.ts'

type EventRow = typeof events.$inferSelect

/** Stores what differs on single performances: changes of cast, and the longer event of which they are parts. */
export async function changePerformances(tx: Database, inserted: EventRow[], plans: PlannedEvent[]): Promise<void> {
  if (inserted.length === 0) return
  const rows = await tx.select({ id: productions.id, slug: productions.slug }).from(productions)
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]))
  const planOf = new Map(plans.map((plan) => [keyOf(ids.get(plan.production), toDate(startOf(plan))), plan]))
  const planned = inserted.flatMap((row) => {
    const plan = planOf.get(keyOf(row.productionId, row.startsAt))
    return plan ? [{ row, plan }] : []
  })
  await nameStandIns(tx, planned)
  await joinWholeDays(tx, planned, ids.get(WHOLE_DAY))
}

type Planned = { row: EventRow; plan: PlannedEvent }

function startOf({ day, time }: PlannedEvent): Temporal.Instant {
  return instantAt(Temporal.PlainDate.from(day), time)
}

function keyOf(productionId: number | undefined, startsAt: Date): string {
  return `${productionId} ${startsAt.toISOString()}`
}

async function nameStandIns(tx: Database, planned: Planned[]): Promise<void> {
  const changes = planned.flatMap(({ row, plan }) => (plan.standIn ? [{ row, ...plan.standIn }] : []))
  if (changes.length === 0) return
  const fullName = sql<string>`trim(${persons.firstName} || ' ' || ${persons.lastName})`
  const names = changes.map(({ person }) => person)
  const people = await tx.select({ id: persons.id, name: fullName }).from(persons).where(inArray(fullName, names))
  const usual = await tx.select().from(contributors).where(isNull(contributors.eventId))
  const rows = changes.map(({ row, role, person }) => {
    const personId = people.find(({ name }) => name === person)?.id
    if (personId === undefined) throw new Error(`The schedule names "${person}", whom the house does not have.`)
    const replacesId = usual.find((one) => one.productionId === row.productionId && one.role === role)?.id ?? null
    return { productionId: row.productionId, eventId: row.id, personId, role, kind: 'cast' as const, replacesId }
  })
  await tx.insert(contributors).values(rows)
}

/** A day is planned in one transaction, so the parts are inserted together with their whole. */
async function joinWholeDays(tx: Database, planned: Planned[], productionId: number | undefined): Promise<void> {
  for (const { row: whole, plan } of planned.filter(({ row }) => row.productionId === productionId)) {
    const parts = planned.filter((candidate) => candidate.plan.day === plan.day && candidate.plan.isPart).map(({ row }) => row.id)
    if (parts.length === 0) continue
    await tx
      .update(events)
      .set({ parentId: whole.id })
      .where(and(inArray(events.id, parts), isNull(events.parentId), eq(events.isOnline, true)))
  }
}
