import { isScoped } from '../platform/auth/rights.ts'
import type { Role } from '../platform/auth/roles.ts'
import { toDate } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { EveningRow } from '../programme/evening-cast.ts'
import {
  type Conflict,
  DEFAULT_DURATION_MINUTES,
  findConflicts,
  requiredPersons,
  type ScheduleSlot,
  type SlotId,
} from '../programme/schedule-slot.ts'
import { readBookedSlots } from './booked-slots.server.ts'
import {
  epochMinutes,
  MAX_DURATION,
  readChangeovers,
  readContributions,
  readDurations,
  readNames,
  readScheduledEvents,
} from './schedule-slots.server.ts'

/** A performance to be checked for conflicts: not yet stored, or with changed values. */
export type ProposedEvent = {
  id: number
  productionId: number
  roomId: number
  parentId: number | null
  startsAt: Temporal.Instant
  /** null: as long as its production */
  endsAt: Temporal.Instant | null
  isCancelled: boolean
  /** people of this performance alone; undefined: those stored */
  cast: EveningRow[] | undefined
}

/** A proposal in a batch, with a unique id and the names shown where it conflicts with another. */
export type NamedProposal = ProposedEvent & { title: string; room: string }

/** The other performance or booking of a conflict, with its names; no title where it is not the reader's to know. */
type OtherSlot = { id: SlotId; title: string; startsAt: Date; room: string }
/** A conflict with what it overlaps and the names of the people concerned. */
export type NamedConflict = Pick<Conflict, 'kind'> & { other: OtherSlot; persons: string[] }

const BATCH_SIZE = 500

/**
 * The conflicts of proposals with what is stored, each proposal by itself. Nine statements for any number.
 * @param role of whoever reads them, null for all of the house: what belongs to productions of others has no title
 */
export async function findProposalConflicts(db: Database, role: Role | null, proposals: ProposedEvent[]): Promise<NamedConflict[][]> {
  const [proposed, existing] = await Promise.all([readProposedSlots(db, proposals), readExistingSlots(db, proposals)])
  const others = existing.map(({ slot }) => slot)
  const conflicts = proposals.map((proposal, index) =>
    findConflicts(proposed.slots[index] as ScheduleSlot, others, proposed.changeovers.get(proposal.roomId)),
  )
  return asSeenBy(role, await withNames(db, conflicts, new Map(existing.map(({ row }) => [row.id, row]))))
}

/**
 * The conflicts of proposals that take effect together: with each other, and with what is stored and not among them.
 * Nine statements per 500 proposals, so that a season needs no more memory than a month.
 * @param role of whoever reads them, as above
 */
export async function findBatchConflicts(db: Database, role: Role | null, proposals: NamedProposal[]): Promise<NamedConflict[][]> {
  const proposed = await readProposedSlots(db, proposals)
  const moved = new Set<SlotId>(proposals.map(({ id }) => id))
  const names = new Map<SlotId, OtherSlot>(
    proposals.map(({ id, title, room, startsAt }) => [id, { id, title, room, startsAt: toDate(startsAt) }]),
  )
  const order = [...proposals.keys()].toSorted((index, other) => startOf(proposed, index) - startOf(proposed, other))
  const conflicts: Conflict[][] = proposals.map(() => [])
  for (let start = 0; start < order.length; start += BATCH_SIZE) {
    const batch = order.slice(start, start + BATCH_SIZE)
    const existing = (
      await readExistingSlots(
        db,
        batch.map((index) => proposals[index] as NamedProposal),
      )
    ).filter(({ row }) => !moved.has(row.id))
    for (const { row } of existing) names.set(row.id, row)
    const [from, to] = [startOf(proposed, batch[0] ?? 0), startOf(proposed, batch.at(-1) ?? 0)]
    const near = proposed.slots.filter(
      (index) => index.start >= from - MAX_DURATION_MINUTES && index.start <= to + 2 * MAX_DURATION_MINUTES,
    )
    const others = [...existing.map(({ slot }) => slot), ...near]
    for (const index of batch) {
      const proposal = proposed.slots[index] as ScheduleSlot
      conflicts[index] = findConflicts(proposal, others, proposed.changeovers.get(proposal.roomId))
    }
  }
  return asSeenBy(role, await withNames(db, conflicts, names))
}

type ProposedSlots = { slots: ScheduleSlot[]; changeovers: Map<number, number> }

const MAX_DURATION_MINUTES = MAX_DURATION.hours * 60

function startOf({ slots }: ProposedSlots, index: number): number {
  return slots[index]?.start ?? 0
}

/** The schedule slots of proposals, in their order, and the changeover times of rooms. */
async function readProposedSlots(db: Database, proposals: ProposedEvent[]): Promise<ProposedSlots> {
  const productionIds = [...new Set(proposals.map(({ productionId }) => productionId))]
  const ids = proposals.map(({ id }) => id).filter((id) => id > 0)
  const [{ usual, single }, lengths, changeovers] = await Promise.all([
    readContributions(db, productionIds, ids),
    readDurations(db, productionIds),
    readChangeovers(db),
  ])
  const slots = proposals.map((proposal) => {
    const start = epochMinutes(proposal.startsAt)
    const end = proposal.endsAt ? epochMinutes(proposal.endsAt) : start + (lengths.get(proposal.productionId) ?? DEFAULT_DURATION_MINUTES)
    const persons = requiredPersons(usual.get(proposal.productionId) ?? [], proposal.cast ?? single.get(proposal.id) ?? [])
    const { id, parentId, roomId, isCancelled } = proposal
    return { id, parentId, roomId, isCancelled, start, end, persons }
  })
  return { slots, changeovers }
}

/** What is stored and can overlap the proposals: performances, bookings, entries of planning systems. Five statements. */
async function readExistingSlots(db: Database, proposals: ProposedEvent[]): Promise<{ row: OtherSlot; slot: ScheduleSlot }[]> {
  const starts = proposals.map(({ startsAt }) => startsAt).sort(Temporal.Instant.compare)
  const [first, last] = [starts[0], starts.at(-1)]
  if (!first || !last) return []
  const period = { from: first.subtract(MAX_DURATION), to: last.add(MAX_DURATION).add(MAX_DURATION) }
  return (await Promise.all([readScheduledEvents(db, period), readBookedSlots(db, period)])).flat()
}

function asSeenBy(role: Role | null, conflicts: NamedConflict[][]): NamedConflict[][] {
  if (!role || !isScoped(role, 'programme')) return conflicts
  const isOwn = (id: SlotId) => typeof id === 'number' && (id <= 0 || role.records?.event?.includes(id) === true)
  return conflicts.map((found) =>
    found.map((conflict) => (isOwn(conflict.other.id) ? conflict : { ...conflict, other: { ...conflict.other, title: '' } })),
  )
}

/** Adds the names of what they overlap and of people to conflicts. One statement. */
async function withNames(db: Database, conflicts: Conflict[][], others: ReadonlyMap<SlotId, OtherSlot>): Promise<NamedConflict[][]> {
  const names = await readNames(
    db,
    conflicts.flat().flatMap((conflict) => conflict.persons),
  )
  return conflicts.map((conflicts) =>
    conflicts.flatMap(({ kind, other, persons: ids }) => {
      const found = others.get(other)
      if (!found) return []
      const { id, title, startsAt, room } = found
      return [{ kind, other: { id, title, startsAt, room }, persons: ids.map((person) => names.get(person) ?? '') }]
    }),
  )
}
