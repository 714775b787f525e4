import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { ModuleRegistry } from '../content/index.server.ts'
import type { Database } from '../platform/database/database.ts'
import { openTarEntry, readTarIndex, type TarEntry, TarError } from '../platform/files/tar.ts'
import { t } from '../platform/i18n/i18n.ts'
import { ArchiveError, brokenRule } from './archive-error.ts'
import { ARCHIVED_TABLES } from './archived-tables.server.ts'
import { FORMAT_VERSION, fileEntry, formatSchema, MANIFEST_NAME, type Manifest, manifestSchema, tableEntry } from './manifest.ts'
import { fileKeysOf } from './referenced-files.ts'
import { type ColumnRules, issuesOfRow, placeInRow, rowRules } from './row-rules.server.ts'
import { readRowSchemas } from './row-schema.server.ts'
import { rowsOfEntry } from './rows-of-entry.server.ts'

const MAX_ENTRIES = 500_000
const FILE_KEY = /^(originals|uploads)\/[\w-]+$/
const MAX_MANIFEST_BYTES = 128 * 1024 * 1024

/** An archive that was found whole: what it says of itself, and where its entries stand. */
export type CheckedArchive = { path: string; manifest: Manifest; entries: Map<string, TarEntry>; files: Set<string> }

/** The shape of a table's rows, and the rules of their columns. */
type RowSchemas = { shape: z.ZodObject; rules: ColumnRules }

/**
 * Reads an archive once from beginning to end and compares it with what it says of itself: sizes and checksums of all
 * entries, number, shape and rules of all rows, modules of all documents, and every file that a row refers to. Writes nothing.
 * @throws ArchiveError with a sentence for people
 */
export async function checkArchive(db: Database, modules: ModuleRegistry, path: string): Promise<CheckedArchive> {
  const entries = await indexOf(path)
  const manifest = await readManifest(path, entries)
  await compareEntries(path, entries, manifest)
  const schemas = await readRowSchemas(db)
  const rules = rowRules(modules)
  const files = new Set<string>()
  for (const table of Object.keys(manifest.rows)) {
    const [shape, entry] = [schemas.get(table), entries.get(tableEntry(table))]
    if (!shape || !ARCHIVED_TABLES.includes(table) || !entry)
      throw new ArchiveError(t('This archive holds something that this site does not know: {place}.', { place: table }))
    for await (const rows of rowsOfEntry(table, openTarEntry(path, entry))) {
      for (const row of checkRows(table, rows, { shape, rules: rules[table] ?? {} }))
        for (const key of fileKeysOf(table, row)) files.add(key)
    }
  }
  const lost = [...files].find((key) => !entries.has(fileEntry(key)) && !manifest.missingFiles.includes(key))
  if (lost) throw damaged(fileEntry(lost))
  return { path, manifest, entries, files }
}

async function indexOf(path: string): Promise<Map<string, TarEntry>> {
  try {
    return await readTarIndex(path, MAX_ENTRIES)
  } catch (error) {
    if (!(error instanceof TarError)) throw error
    throw new ArchiveError(t('This is no archive of a site, or it is cut off.'))
  }
}

async function readManifest(path: string, entries: Map<string, TarEntry>): Promise<Manifest> {
  const entry = entries.get(MANIFEST_NAME)
  if (!entry || entry.bytes > MAX_MANIFEST_BYTES) throw new ArchiveError(t('This is no archive of a site, or it is cut off.'))
  const json = parsed(Buffer.concat(await Array.fromAsync(openTarEntry(path, entry))))
  const format = formatSchema.safeParse(json)
  if (!format.success) throw new ArchiveError(t('This is no archive of a site, or it is cut off.'))
  if (format.data.version > FORMAT_VERSION)
    throw new ArchiveError(t('This archive was made by a newer version of Foyer. Update this site first.'))
  const manifest = manifestSchema.safeParse(json)
  if (!manifest.success) throw damaged(MANIFEST_NAME)
  return manifest.data
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}

/** Compares every entry with its seal. @throws ArchiveError for one that is missing, more, or other than it was */
async function compareEntries(path: string, entries: Map<string, TarEntry>, manifest: Manifest): Promise<void> {
  for (const name of entries.keys()) if (name !== MANIFEST_NAME && !Object.hasOwn(manifest.entries, name)) throw damaged(name)
  for (const [name, { bytes, sha256 }] of Object.entries(manifest.entries)) {
    const entry = entries.get(name)
    if (!entry || entry.bytes !== bytes) throw damaged(name)
    const hash = createHash('sha256')
    for await (const chunk of openTarEntry(path, entry)) hash.update(chunk)
    if (hash.digest('hex') !== sha256) throw damaged(name)
  }
}

/** @throws ArchiveError for a row that has not the shape of its table, or breaks one of its rules */
function checkRows(table: string, rows: unknown[], { shape, rules }: RowSchemas): Record<string, unknown>[] {
  return rows.map((row) => {
    const { data, error } = shape.safeParse(row)
    if (error) {
      const field = [table, ...(error.issues[0]?.path ?? [])].join('.')
      throw new ArchiveError(t('This archive holds something that this site does not know: {place}.', { place: field }))
    }
    const [issue] = issuesOfRow(rules, data)
    if (issue) throw brokenRule(placeInRow(table, data, issue.path))
    if (!fileKeysOf(table, data).every((key) => FILE_KEY.test(key))) throw brokenRule(placeInRow(table, data, []))
    return data
  })
}

function damaged(place: string): ArchiveError {
  return new ArchiveError(t('The archive is damaged: {place} cannot be read.', { place }))
}
