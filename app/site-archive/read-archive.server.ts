import { z } from 'zod'
import type { ModuleRegistry } from '../content/index.server.ts'
import { holdIdentityToRules } from '../identity/index.server.ts'
import type { Database } from '../platform/database/database.ts'
import {
  allTables,
  continueCounters,
  emptyAllTables,
  inOrderOfReferences,
  insertRows,
  rowsOf,
  selfReferencing,
  type TableRow,
} from '../platform/database/whole-tables.ts'
import { type FileStore, openFileStore } from '../platform/files/file-store.ts'
import { openTarEntry } from '../platform/files/tar.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { findBrokenRecord } from '../records/stored-records.server.ts'
import { holdSettingsToRules } from '../site/index.server.ts'
import { findBrokenTranslation } from '../translations/index.server.ts'
import { ArchiveError, brokenRule } from './archive-error.ts'
import { type CheckedArchive, checkArchive } from './check-archive.server.ts'
import { fileEntry, tableEntry } from './manifest.ts'
import { placeInRow } from './row-rules.server.ts'
import { rowsOfEntry } from './rows-of-entry.server.ts'
import { readWaysIn, returnWaysIn } from './ways-in.server.ts'

/** What an archive holds and what reading it in does, or would do. */
export type ArchiveReport = {
  house: string
  takenAt: string
  /** rows per table, of tables with any */
  rows: Record<string, number>
  files: { inArchive: number; bytes: number; missing: number }
  /** whether something of this site is given up for it */
  replaces: boolean
}

type Options = {
  /** gives up what the site holds */
  replace: boolean
  /** does everything, files aside, and takes it back */
  dryRun: boolean
  /** runs in the transaction when all is in, for the log */
  finish?: (tx: Database) => Promise<void>
}

/** What ends a dry run. */
class TakenBack extends Error {}

/**
 * Makes the site what an archive holds, all or nothing: rows first, then the files they refer to, then the commit. Ids are
 * kept. Ways in stay as `returnWaysIn` says. The caller rebuilds the search index and drops what is kept in memory.
 * @throws ArchiveError when the archive is none of this site's kind, or there is content and `replace` is not set
 */
export async function readArchive(
  platform: Pick<Platform, 'db' | 'config'>,
  modules: ModuleRegistry,
  path: string,
  { replace, dryRun, finish }: Options,
): Promise<ArchiveReport> {
  const archive = await checkArchive(platform.db, modules, path)
  const store = await openFileStore(platform.config)
  const written: string[] = []
  let replaces = false
  try {
    await platform.db.transaction(async (tx) => {
      replaces = await hasContent(tx)
      if (replaces && !replace && !dryRun)
        throw new ArchiveError(t('This site already has content. Choose to replace it, or use an empty site.'))
      await replaceRows(tx, archive)
      await finish?.(tx)
      if (dryRun) throw new TakenBack()
      for (const key of archive.files) if (await writeFile(store, archive, key)) written.push(key)
    })
  } catch (error) {
    if (!(error instanceof TakenBack)) {
      for (const key of written) await store.remove(key)
      throw asArchiveError(error)
    }
  }
  return reportOn(archive, replaces)
}

async function replaceRows(tx: Database, { path, manifest, entries }: CheckedArchive): Promise<void> {
  const before = await readWaysIn(tx)
  await emptyAllTables(tx)
  const whole = await selfReferencing(tx)
  for (const table of await inOrderOfReferences(tx, await allTables(tx))) {
    const entry = entries.get(tableEntry(table))
    if (!entry) continue
    let count = 0
    const held: TableRow[] = []
    for await (const rows of rowsOfEntry(table, openTarEntry(path, entry)) as AsyncGenerator<TableRow[]>) {
      count += rows.length
      if (whole.has(table)) held.push(...rows)
      else await insertRows(tx, table, rows)
    }
    await insertRows(tx, table, held)
    if (count !== manifest.rows[table]) throw new ArchiveError(t('The archive is damaged: {place} cannot be read.', { place: table }))
    await continueCounters(tx, table)
  }
  await assertRulesKept(tx)
  await holdSettingsToRules(tx)
  await holdIdentityToRules(tx)
  await returnWaysIn(tx, before)
}

/** Holds the rows that came in to the rules that need the whole site. @throws ArchiveError that names the first row that breaks one */
async function assertRulesKept(tx: Database): Promise<void> {
  const record = await findBrokenRecord(tx)
  if (record) throw brokenRule(`${placeInRow(record.table, record, record.issue.path)} – ${record.issue.message}`)
  const translation = await findBrokenTranslation(tx)
  if (translation) throw brokenRule(placeInRow('translations', {}, translation))
}

/** Writes a file of the archive, unless the store has it: keys are made of the bytes. @returns whether it did */
async function writeFile(store: FileStore, { path, entries }: CheckedArchive, key: string): Promise<boolean> {
  const entry = entries.get(fileEntry(key))
  if (!entry || (await store.exists(key))) return false
  await store.write(key, Buffer.concat(await Array.fromAsync(openTarEntry(path, entry))))
  return true
}

/**
 * Whether somebody has made something here: more than the first start does. Whatever staff do is in the log; the demo house
 * and visitors write no log.
 */
async function hasContent(tx: Database): Promise<boolean> {
  const made = ['record_changes', 'productions', 'events', 'persons', 'articles', 'media', 'form_entries', 'drafts'].map(
    (table) => `EXISTS (SELECT 1 FROM ${table})`,
  )
  const [row] = await rowsOf<{ made: boolean }>(
    tx,
    `SELECT ${made.join(' OR ')} OR EXISTS (SELECT 1 FROM versions WHERE kind <> 'created') AS made`,
  )
  return Boolean(row?.made)
}

/** A rule of the database, of the settings or of the look that a row breaks is the archive's fault. */
function asArchiveError(error: unknown): unknown {
  if (error instanceof z.ZodError) return new ArchiveError(t('This archive contradicts itself: {place}.', { place: placeOf(error) }))
  const cause = error instanceof Error && error.cause ? error.cause : error
  const code = (cause as { code?: unknown } | null)?.code
  // Class 22: data exception, 23: integrity constraint violation.
  if (typeof code !== 'string' || !/^2[23]/.test(code)) return error
  const { table = '', constraint = '' } = cause as { table?: string; constraint?: string }
  return new ArchiveError(t('This archive contradicts itself: {place}.', { place: constraint || table || code }))
}

function placeOf({ issues: [issue] }: z.ZodError): string {
  return ['settings', ...(issue?.path ?? [])].join('.')
}

function reportOn({ manifest, entries, files }: CheckedArchive, replaces: boolean): ArchiveReport {
  const found = [...files].flatMap((key) => entries.get(fileEntry(key)) ?? [])
  const bytes = found.reduce((sum, entry) => sum + entry.bytes, 0)
  return {
    house: manifest.house,
    takenAt: manifest.takenAt,
    rows: Object.fromEntries(Object.entries(manifest.rows).filter(([, count]) => count > 0)),
    files: { inArchive: found.length, bytes, missing: files.size - found.length },
    replaces,
  }
}
