import { toDate } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { type Conflict, DEFAULT_DURATION_MINUTES, findConflicts, requiredPersons, type ScheduleSlot } from '../programme/schedule-slot.ts'
import {
  LONGEST,
  minutesOf,
  type Performance,
  readChangeovers,
  readContributions,
  readLengths,
  readNames,
  readOccupations,
} from './occupations.server.ts'

/** A performance that is not, or not yet, what stands in the database. */
export type Wish = {
  id: number
  productionId: number
  roomId: number
  parentId: number | null
  startsAt: Temporal.Instant
  /** null: as long as its production */
  endsAt: Temporal.Instant | null
  isCancelled: boolean
  /** who is named for this evening alone; undefined: whoever is named now */
  cast: { personId: number; kind: 'team' | 'cast'; role: string }[] | undefined
}

/** A wish among others, with an id of its own, and what it is called where it stands in another's way. */
export type NamedWish = Wish & { title: string; room: string }

/** What another performance is called. */
type Other = { id: number; title: string; startsAt: Date; room: string }
/** A conflict with what staff need to know of it. Moments are those of the other performance. */
export type NamedConflict = Pick<Conflict, 'kind'> & { other: Other; persons: string[] }

const WISHES_AT_ONCE = 500

/** What performances that are wished for would meet, each by itself, among those that stand. Six statements for any number. */
export async function conflictsOfWishes(db: Database, wishes: Wish[]): Promise<NamedConflict[][]> {
  const [taken, standing] = await Promise.all([readTaken(db, wishes), readStanding(db, wishes)])
  const others = standing.map(({ occupation }) => occupation)
  const met = wishes.map((wish, index) =>
    findConflicts(taken.occupations[index] as ScheduleSlot, others, taken.changeovers.get(wish.roomId)),
  )
  return named(db, met, new Map(standing.map(({ row }) => [row.id, row])))
}

/**
 * What performances that are wished for all together would meet: each other, and those that stand and are not among them.
 * Six statements for each five hundred, so that a season needs no more memory than a month.
 */
export async function conflictsOfPlan(db: Database, wishes: NamedWish[]): Promise<NamedConflict[][]> {
  const taken = await readTaken(db, wishes)
  const moved = new Set(wishes.map(({ id }) => id))
  const names = new Map<number, Other>(wishes.map(({ id, title, room, startsAt }) => [id, { id, title, room, startsAt: toDate(startsAt) }]))
  const order = [...wishes.keys()].toSorted((one, other) => startOf(taken, one) - startOf(taken, other))
  const met: Conflict[][] = wishes.map(() => [])
  for (let start = 0; start < order.length; start += WISHES_AT_ONCE) {
    const some = order.slice(start, start + WISHES_AT_ONCE)
    const standing = (
      await readStanding(
        db,
        some.map((index) => wishes[index] as NamedWish),
      )
    ).filter(({ row }) => !moved.has(row.id))
    for (const { row } of standing) names.set(row.id, row)
    const [from, to] = [startOf(taken, some[0] ?? 0), startOf(taken, some.at(-1) ?? 0)]
    const near = taken.occupations.filter((one) => one.start >= from - LONGEST_MINUTES && one.start <= to + 2 * LONGEST_MINUTES)
    const others = [...standing.map(({ occupation }) => occupation), ...near]
    for (const index of some) {
      const wish = taken.occupations[index] as ScheduleSlot
      met[index] = findConflicts(wish, others, taken.changeovers.get(wish.roomId))
    }
  }
  return named(db, met, names)
}

type Taken = { occupations: ScheduleSlot[]; changeovers: Map<number, number> }

const LONGEST_MINUTES = LONGEST.hours * 60

function startOf({ occupations }: Taken, index: number): number {
  return occupations[index]?.start ?? 0
}

/** The rooms and the people that wishes take up, in their order. */
async function readTaken(db: Database, wishes: Wish[]): Promise<Taken> {
  const productionIds = [...new Set(wishes.map(({ productionId }) => productionId))]
  const ids = wishes.map(({ id }) => id).filter((id) => id > 0)
  const [{ usual, single }, lengths, changeovers] = await Promise.all([
    readContributions(db, productionIds, ids),
    readLengths(db, productionIds),
    readChangeovers(db),
  ])
  const occupations = wishes.map((wish) => {
    const start = minutesOf(wish.startsAt)
    const end = wish.endsAt ? minutesOf(wish.endsAt) : start + (lengths.get(wish.productionId) ?? DEFAULT_DURATION_MINUTES)
    const needed = requiredPersons(usual.get(wish.productionId) ?? [], wish.cast ?? single.get(wish.id) ?? [])
    const { id, parentId, roomId, isCancelled } = wish
    return { id, parentId, roomId, isCancelled, start, end, persons: needed }
  })
  return { occupations, changeovers }
}

/** What stands around the wishes. Two statements. */
async function readStanding(db: Database, wishes: Wish[]): Promise<Performance[]> {
  const starts = wishes.map(({ startsAt }) => startsAt).sort(Temporal.Instant.compare)
  const [first, last] = [starts[0], starts.at(-1)]
  return first && last ? readOccupations(db, { from: first.subtract(LONGEST), to: last.add(LONGEST).add(LONGEST) }) : []
}

/** The conflicts with what staff call the others and the people. One statement. */
async function named(db: Database, met: Conflict[][], others: ReadonlyMap<number, Other>): Promise<NamedConflict[][]> {
  const names = await readNames(
    db,
    met.flat().flatMap((conflict) => conflict.persons),
  )
  return met.map((conflicts) =>
    conflicts.flatMap(({ kind, other, persons: ids }) => {
      const found = others.get(other)
      if (!found) return []
      const { id, title, startsAt, room } = found
      return [{ kind, other: { id, title, startsAt, room }, persons: ids.map((person) => names.get(person) ?? '') }]
    }),
  )
}
