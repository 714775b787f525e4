import { toDate } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { type Conflict, DEFAULT_DURATION_MINUTES, findConflicts, requiredPersons, type ScheduleSlot } from '../programme/schedule-slot.ts'
import {
  epochMinutes,
  MAX_DURATION,
  readChangeovers,
  readContributions,
  readDurations,
  readNames,
  readScheduledEvents,
  type ScheduledEvent,
} from './schedule-slots.server.ts'

/** A performance as proposed: not yet stored, or stored otherwise. */
export type ProposedEvent = {
  id: number
  productionId: number
  roomId: number
  parentId: number | null
  startsAt: Temporal.Instant
  /** null: as long as its production */
  endsAt: Temporal.Instant | null
  isCancelled: boolean
  /** people named for this evening alone; undefined: those stored */
  cast: { personId: number; kind: 'team' | 'cast'; role: string }[] | undefined
}

/** A proposal among others, with an id of its own, and what it is called where it stands in another's way. */
export type NamedProposal = ProposedEvent & { title: string; room: string }

/** The other performance of a conflict, with the names staff know it by. */
type OtherEvent = { id: number; title: string; startsAt: Date; room: string }
/** A conflict with what staff need to know of it. Moments are those of the other performance. */
export type NamedConflict = Pick<Conflict, 'kind'> & { other: OtherEvent; persons: string[] }

const BATCH_SIZE = 500

/** What performances that are wished for would meet, each by itself, among those that stand. Six statements for any number. */
export async function findProposalConflicts(db: Database, proposals: ProposedEvent[]): Promise<NamedConflict[][]> {
  const [proposed, existing] = await Promise.all([readProposedSlots(db, proposals), readExistingSlots(db, proposals)])
  const others = existing.map(({ slot }) => slot)
  const conflicts = proposals.map((proposal, index) =>
    findConflicts(proposed.slots[index] as ScheduleSlot, others, proposed.changeovers.get(proposal.roomId)),
  )
  return withNames(db, conflicts, new Map(existing.map(({ row }) => [row.id, row])))
}

/**
 * What performances that are wished for all together would meet: each other, and those that stand and are not among them.
 * Six statements for each five hundred, so that a season needs no more memory than a month.
 */
export async function findBatchConflicts(db: Database, proposals: NamedProposal[]): Promise<NamedConflict[][]> {
  const proposed = await readProposedSlots(db, proposals)
  const moved = new Set(proposals.map(({ id }) => id))
  const names = new Map<number, OtherEvent>(
    proposals.map(({ id, title, room, startsAt }) => [id, { id, title, room, startsAt: toDate(startsAt) }]),
  )
  const order = [...proposals.keys()].toSorted((one, other) => startOf(proposed, one) - startOf(proposed, other))
  const conflicts: Conflict[][] = proposals.map(() => [])
  for (let start = 0; start < order.length; start += BATCH_SIZE) {
    const some = order.slice(start, start + BATCH_SIZE)
    const existing = (
      await readExistingSlots(
        db,
        some.map((index) => proposals[index] as NamedProposal),
      )
    ).filter(({ row }) => !moved.has(row.id))
    for (const { row } of existing) names.set(row.id, row)
    const [from, to] = [startOf(proposed, some[0] ?? 0), startOf(proposed, some.at(-1) ?? 0)]
    const near = proposed.slots.filter((one) => one.start >= from - MAX_DURATION_MINUTES && one.start <= to + 2 * MAX_DURATION_MINUTES)
    const others = [...existing.map(({ slot }) => slot), ...near]
    for (const index of some) {
      const proposal = proposed.slots[index] as ScheduleSlot
      conflicts[index] = findConflicts(proposal, others, proposed.changeovers.get(proposal.roomId))
    }
  }
  return withNames(db, conflicts, names)
}

type ProposedSlots = { slots: ScheduleSlot[]; changeovers: Map<number, number> }

const MAX_DURATION_MINUTES = MAX_DURATION.hours * 60

function startOf({ slots }: ProposedSlots, index: number): number {
  return slots[index]?.start ?? 0
}

/** The rooms and the people that proposals take up, in their order. */
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
    const needed = requiredPersons(usual.get(proposal.productionId) ?? [], proposal.cast ?? single.get(proposal.id) ?? [])
    const { id, parentId, roomId, isCancelled } = proposal
    return { id, parentId, roomId, isCancelled, start, end, persons: needed }
  })
  return { slots: slots, changeovers }
}

/** What stands around the proposals. Two statements. */
async function readExistingSlots(db: Database, proposals: ProposedEvent[]): Promise<ScheduledEvent[]> {
  const starts = proposals.map(({ startsAt }) => startsAt).sort(Temporal.Instant.compare)
  const [first, last] = [starts[0], starts.at(-1)]
  return first && last ? readScheduledEvents(db, { from: first.subtract(MAX_DURATION), to: last.add(MAX_DURATION).add(MAX_DURATION) }) : []
}

/** The conflicts with what staff call the others and the people. One statement. */
async function withNames(db: Database, conflicts: Conflict[][], others: ReadonlyMap<number, OtherEvent>): Promise<NamedConflict[][]> {
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
