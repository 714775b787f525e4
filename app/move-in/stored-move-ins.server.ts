import { desc, eq, getTableColumns } from 'drizzle-orm'
import type { Viewer } from '../platform/auth/auth.ts'
import { isoWithOffset, toDate, toInstant } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Platform } from '../platform/platform.ts'
import type { FoundSite } from './found-site.ts'
import type { MoveInItem } from './move-in-item.ts'
import { type MoveInState, moveIns } from './tables.ts'

/** How many past runs are listed. */
const LIMIT = 20
const MAX_SOURCE = 2000

/** What a new run moves: where it is read, or what was found in a file. */
export type NewMoveIn = { source: string; key?: string; found?: FoundSite; state?: MoveInState }

/** A new run. @returns its id */
export async function insertMoveIn(
  { clock }: Pick<Platform, 'clock'>,
  tx: Database,
  viewer: Viewer,
  { source, ...more }: NewMoveIn,
): Promise<number> {
  const values = { ...more, source: source.slice(0, MAX_SOURCE), userId: viewer.id, userName: viewer.name, createdAt: toDate(clock.now()) }
  const [row] = await tx.insert(moveIns).values(values).returning({ id: moveIns.id })
  if (!row) throw new Error('insert of a move-in returned no row')
  return row.id
}

/** A run with what became of each document, but for its key; undefined for none. */
export async function readMoveIn({ db }: Pick<Platform, 'db'>, id: number) {
  const { key: _, ...columns } = getTableColumns(moveIns)
  const [row] = await db.select(columns).from(moveIns).where(eq(moveIns.id, id))
  return row
}

/** The key of the ticket shop that a run reads; empty for none. */
export async function readMoveInKey({ db }: Pick<Platform, 'db'>, id: number): Promise<string> {
  const [row] = await db.select({ key: moveIns.key }).from(moveIns).where(eq(moveIns.id, id))
  return row?.key ?? ''
}

/** The latest runs, the newest first. */
export async function listMoveIns({ db }: Pick<Platform, 'db'>) {
  const { id, source, state, userName, createdAt } = moveIns
  const rows = await db.select({ id, source, state, userName, createdAt }).from(moveIns).orderBy(desc(moveIns.id)).limit(LIMIT)
  return rows.map((row) => ({ ...row, createdAt: isoWithOffset(toInstant(row.createdAt)) }))
}

/** Stores what became of each document of a run. */
export async function finishMoveIn({ db }: Pick<Platform, 'db'>, id: number, items: MoveInItem[]): Promise<void> {
  await db.update(moveIns).set({ state: 'done', items, found: null }).where(eq(moveIns.id, id))
}
