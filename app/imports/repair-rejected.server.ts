import { eq } from 'drizzle-orm'
import { alphabetical } from '../platform/database/alphabetical.ts'
import type { Database } from '../platform/database/database.ts'
import { createDateFormat } from '../platform/format/date-format.ts'
import { orNotFound } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { rooms } from '../programme/tables.ts'
import type { Writer } from '../records/write-context.ts'
import { readSettings } from '../site/index.server.ts'
import { applyLines } from './apply-lines.server.ts'
import type { Cells } from './columns.ts'
import { MAX_SHOWN_LINES, type ReadLine } from './imported-line.ts'
import { asTyped, claimRows, type Import, type KeptRow, keptRows, lockRepairable, releaseRows } from './kept-rows.server.ts'
import { type PlannedLine, planImport, type Step } from './plan.server.ts'
import { readLine } from './read-line.ts'
import { readSeasonReading } from './season-reading.server.ts'
import { imports } from './tables.ts'
import { withWarnings } from './warnings.server.ts'
import { readWrittenEvents } from './written-events.server.ts'

/** What an import could not bring in: the first of it, how much it is, and the rooms that a row may be corrected to. */
export type RejectedRows = { rows: KeptRow[]; count: number; rooms: string[] }
/** What has become of a row that somebody has corrected. */
export type Repaired = Pick<PlannedLine, 'key' | 'line' | 'title' | 'action' | 'warnings'>

/** What an import has rejected and nobody has corrected yet. @throws Problem 404 */
export async function readRejected({ db }: Pick<Platform, 'db'>, id: number): Promise<RejectedRows> {
  const [row] = await db.select({ rejected: imports.rejected, counts: imports.counts }).from(imports).where(eq(imports.id, id))
  const rows = keptRows(orNotFound(row)).map(asTyped)
  const names = await db.select({ name: rooms.name }).from(rooms).groupBy(rooms.name).orderBy(alphabetical(rooms.name))
  // Earlier versions have stored the first rows only.
  const count = Math.max(row?.counts?.rejected ?? 0, rows.length)
  return { rows: rows.slice(0, MAX_SHOWN_LINES), count, rooms: names.map(({ name }) => name) }
}

/** All rejected rows of an import, for a table to save, and the name of its file. @throws Problem 404 */
export async function readAllRejected({ db }: Pick<Platform, 'db'>, id: number): Promise<KeptRow[]> {
  const [row] = await db.select({ rejected: imports.rejected }).from(imports).where(eq(imports.id, id))
  return keptRows(orNotFound(row)).map(asTyped)
}

/**
 * Brings in rejected rows of an import as somebody has corrected them, or as they are, as part of it: what they write is
 * undone with it. Rows that are still wrong stay, with what has been typed and why. The rows of a source are corrected at the
 * source, whose next reading would not know of it.
 * @throws Problem 404; 409 while the import is not done, or when others have corrected all of these rows or are at it
 */
export async function repairRejected(
  platform: Platform,
  viewer: Writer,
  id: number,
  corrected: ReadonlyMap<string, Cells | undefined>,
): Promise<Repaired[]> {
  const { job, rows } = await claimRows(platform, id, new Set(corrected.keys()))
  const said = new Map(rows.map(({ key, cells = {} }) => [key, corrected.get(key) ?? cells]))
  try {
    return await repairRows(platform, viewer, job, { rows, said })
  } catch (error) {
    await releaseRows(platform, id, rows)
    throw error
  }
}

async function repairRows(platform: Platform, viewer: Writer, job: Import, { rows, said }: Corrections): Promise<Repaired[]> {
  const { id } = job
  const reading = await readSeasonReading(platform)
  const lines = rows.map(({ key, line }): ReadLine => ({ ...readLine(line, said.get(key) ?? {}, reading), key }))
  const planned = await planRepairs(platform, job, lines)
  const refused = new Map(planned.filter(({ action }) => action === 'rejected').map((step) => [step.key, step]))
  const run = {
    ...{ viewer, importId: id, clears: job.clears, lead: undefined, earlier: new Map() },
    lines: lines.filter(({ key }) => !refused.has(key ?? '')),
    authorizeInTx: (tx: Database) => lockRepairable(tx, id).then(() => undefined),
  }
  const applied = run.lines.length > 0 ? (await applyLines(platform, run)).lines : []
  const outcomes = [...refused.values(), ...applied]
  await platform.write((tx) => storeOutcomes(tx, id, { outcomes, said }))
  const warnings = new Map(planned.map((step) => [step.key, step.warnings]))
  return outcomes.map(({ key, line, title, action }) => ({ key, line, title, action, warnings: warnings.get(key) ?? [] }))
}

/** A row may say the same as one that this import has brought in; it must not change that. */
async function planRepairs(platform: Platform, { id, clears }: Import, lines: ReadLine[]): Promise<Step[]> {
  const written = await readWrittenEvents(platform.db, id)
  const format = createDateFormat((await readSettings(platform)).design)
  const { steps } = await withWarnings(platform.db, await planImport(platform.db, lines, clears), format)
  return steps.map((step) => {
    const isTwice = step.action === 'change' && written.has(step.match?.event?.id ?? 0)
    if (!isTwice) return step
    const reasons = [t('Another row of this import already contains this performance.')]
    return { ...step, action: 'rejected', changes: [], warnings: [], reasons, faults: {} }
  })
}

type Corrections = { rows: readonly KeptRow[]; said: ReadonlyMap<string, Cells> }
type Outcomes = { outcomes: PlannedLine[]; said: ReadonlyMap<string, Cells> }

/** Takes the rows that were brought in off the import's list, and keeps the others as they were typed. */
async function storeOutcomes(tx: Database, id: number, { outcomes, said }: Outcomes): Promise<void> {
  const job = await lockRepairable(tx, id)
  const byKey = new Map(outcomes.map((line) => [line.key, line]))
  const counts: Record<string, number> = { ...job.counts }
  const rejected = keptRows(job).flatMap((row): KeptRow[] => {
    const outcome = byKey.get(row.key)
    if (!outcome) return [row]
    if (outcome.action === 'rejected') {
      const { title, reasons, faults = {} } = outcome
      return [{ ...asTyped(row), title, reasons, faults, cells: said.get(row.key) ?? {} }]
    }
    counts[outcome.action] = (counts[outcome.action] ?? 0) + 1
    counts.rejected = Math.max(0, (counts.rejected ?? 0) - 1)
    return []
  })
  await tx.update(imports).set({ rejected, counts }).where(eq(imports.id, id))
}
