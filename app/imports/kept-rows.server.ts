import { eq } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import { notFound, Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import type { RejectedLine } from './imported-line.ts'
import { withKeys } from './line-keys.server.ts'
import { imports } from './tables.ts'

/** After this a correction that was broken off, as its process died, holds its rows no longer. */
const CLAIMED_FOR = { minutes: 2 }

export type Import = typeof imports.$inferSelect
/** A rejected row, with the key by which it is corrected. `claimedUntil`: somebody's correction of it is on its way. */
export type KeptRow = RejectedLine & { key: string; claimedUntil?: string }

/** The rejected rows of an import; those that an earlier version has stored have no keys and get them here. */
export function keptRows({ rejected }: Pick<Import, 'rejected'>): KeptRow[] {
  const rows: (RejectedLine & { claimedUntil?: string })[] = rejected ?? []
  const keyed = rows.every(({ key }) => key) ? rows : withKeys(rows.map((row) => ({ ...row, value: undefined })))
  return keyed.map(({ line, title, reasons, faults, cells, key = '', ...rest }) => ({
    ...{ line, title, reasons, key, faults: faults ?? {}, cells: cells ?? {} },
    ...('claimedUntil' in rest && rest.claimedUntil ? { claimedUntil: rest.claimedUntil } : {}),
  }))
}

/** A row without a claim on it. */
export function asTyped({ claimedUntil: _, ...row }: KeptRow): KeptRow {
  return row
}

/**
 * Takes rows for one correction: what corrects them is written in other transactions, and two who correct the same row at
 * once would make two performances of it.
 * @returns those that nobody else has taken, with their import
 * @throws Problem 404; 409 while the import is not done, and where none of the rows is left
 */
export async function claimRows(platform: Platform, id: number, keys: ReadonlySet<string>): Promise<{ job: Import; rows: KeptRow[] }> {
  return platform.write(async (tx) => {
    const job = await lockRepairable(tx, id)
    const now = platform.clock.now()
    const isFree = ({ claimedUntil }: KeptRow) => !claimedUntil || Temporal.Instant.compare(Temporal.Instant.from(claimedUntil), now) <= 0
    const all = keptRows(job)
    const asked = all.filter(({ key }) => keys.has(key))
    if (asked.length === 0) throw new Problem(409, 'repaired', t('Somebody else has already corrected this row.'))
    const rows = asked.filter(isFree)
    if (rows.length === 0) throw new Problem(409, 'being_repaired', t('Somebody else is correcting this row right now.'))
    const claimedUntil = now.add(CLAIMED_FOR).toString()
    const taken = new Set(rows)
    await storeRows(
      tx,
      id,
      all.map((row) => (taken.has(row) ? { ...row, claimedUntil } : row)),
    )
    return { job, rows: rows.map((row) => ({ ...row, claimedUntil })) }
  })
}

/** Gives rows back whose correction came to nothing, but for those that somebody else has taken since, as its time was up. */
export async function releaseRows(platform: Platform, id: number, rows: readonly KeptRow[]): Promise<void> {
  const claims = new Map(rows.map(({ key, claimedUntil }) => [key, claimedUntil]))
  await platform.write(async (tx) => {
    const [job] = await tx.select().from(imports).where(eq(imports.id, id)).for('update')
    if (!job) return
    await storeRows(
      tx,
      id,
      keptRows(job).map((row) => (claims.has(row.key) && claims.get(row.key) === row.claimedUntil ? asTyped(row) : row)),
    )
  })
}

async function storeRows(tx: Database, id: number, rejected: KeptRow[]): Promise<void> {
  await tx.update(imports).set({ rejected }).where(eq(imports.id, id))
}

/** Holds an import against an undo until the transaction ends. @throws Problem 404; 409 while it is not done, or is a source's */
export async function lockRepairable(tx: Database, id: number): Promise<Import> {
  const [job] = await tx.select().from(imports).where(eq(imports.id, id)).for('update')
  assertRepairable(job)
  return job
}

function assertRepairable(job: Import | undefined): asserts job is Import {
  if (!job) throw notFound()
  if (job.sourceId !== null) throw new Problem(409, 'of_source', t('These rows come from a source. Please correct them there.'))
  if (job.state !== 'done') throw new Problem(409, 'not_done', t('This import is still running or has already been undone.'))
}
