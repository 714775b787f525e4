import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Viewer } from '../platform/auth/auth.ts'
import { conflict } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { contributors } from '../programme/tables.ts'
import { recordTypeNamed } from '../records/registry.server.ts'
import { createInTx, lockRecord, updateInTx, type WriteContext, withWriteContext } from '../records/write.server.ts'
import type { CellChange } from './cast-grid.ts'
import { changeCellsInTx } from './cells.server.ts'
import type { InsertCast } from './schema.ts'

type StoredContributor = { personId: number; role: string; kind: 'cast' | 'team' }
type Decided = InsertCast['roles'][number]
type Who = NonNullable<Decided['usual']>

/**
 * Writes a pasted cast in one transaction: new people, roles and who usually has them, and who plays on single evenings.
 * @returns the production's revision after it, and the changes that undo those of single evenings
 * @throws Problem 409 `conflict` when the production has changed since `base`
 */
export function insertCast(
  platform: Platform,
  viewer: Viewer,
  productionId: number,
  { base, roles }: InsertCast,
): Promise<{ revision: string; undo: CellChange[] }> {
  return withWriteContext({ platform, viewer, type: recordTypeNamed('production') }, async (work) => {
    const before = await lockRecord(work.tx, work.type, productionId)
    if (before.revision !== base) throw conflict(t('Someone else has since changed this record.'), { theirs: before })
    const people = await createPeople(work, roles)
    const stored = before.values.contributors as StoredContributor[]
    const ids = await readUsualIds(work, productionId)
    const next = nextContributors(stored, ids, roles, people)
    const { revision } = await updateInTx(work, { id: productionId, current: before, changes: { contributors: next.contributors } })
    const idsAfter = await readUsualIds(work, productionId)
    const cells = roles.flatMap(({ evenings }, index): CellChange[] => {
      const roleId = idsAfter[next.indexOf[index] ?? -1]
      if (roleId === undefined) return []
      return evenings.map(({ eventId, who }) => ({ eventId, roleId, mode: 'plays', personId: idOf(who, people) }))
    })
    return { revision, undo: await changeCellsInTx(work, cells) }
  })
}

/** Creates the people who are only named. Each name is created once. @returns their ids by name */
async function createPeople(work: WriteContext, roles: Decided[]): Promise<Map<string, number>> {
  const named = roles.flatMap(({ usual, evenings }) => [...(usual ? [usual] : []), ...evenings.map(({ who }) => who)])
  const ids = new Map<string, number>()
  for (const who of named) {
    if (!('name' in who) || ids.has(who.name)) continue
    const words = who.name.split(/\s+/)
    const values = { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' }
    const { id } = await createInTx({ ...work, type: recordTypeNamed('person') }, values)
    ids.set(who.name, id)
  }
  return ids
}

function idOf(who: Who, people: ReadonlyMap<string, number>): number {
  return 'personId' in who ? who.personId : (people.get(who.name) ?? 0)
}

/** The contributors with the decided roles: those known get who has them, new ones follow after their kind. */
function nextContributors(stored: StoredContributor[], ids: number[], roles: Decided[], people: ReadonlyMap<string, number>) {
  const contributors = [...stored]
  const indexOf: number[] = []
  for (const { roleId, role, kind, usual, evenings } of roles) {
    const known = roleId === null ? -1 : ids.indexOf(roleId)
    // A role without a usual person belongs to whoever has it first.
    const who = usual ?? evenings[0]?.who
    const row = contributors[known]
    if (row) {
      contributors[known] = usual ? { ...row, personId: idOf(usual, people) } : row
      indexOf.push(known)
    } else if (who) {
      contributors.push({ role, kind, personId: idOf(who, people) })
      indexOf.push(contributors.length - 1)
    } else indexOf.push(-1)
  }
  return { contributors, indexOf }
}

/** The ids of the production's contributors, in the order of its record. */
async function readUsualIds({ tx }: WriteContext, productionId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: contributors.id })
    .from(contributors)
    .where(and(eq(contributors.productionId, productionId), isNull(contributors.eventId)))
    .orderBy(asc(contributors.position))
  return rows.map(({ id }) => id)
}
