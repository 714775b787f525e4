import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, mkdtemp, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Database } from '../platform/database/database.ts'
import { batchesOf, inOrderOfReferences, schemaOf } from '../platform/database/whole-tables.ts'
import { type FileStore, openFileStore } from '../platform/files/file-store.ts'
import { TAR_END, tarHeader, tarPadding } from '../platform/files/tar.ts'
import type { Platform } from '../platform/platform.ts'
import { houseNameOf, readSettingsInTx } from '../site/index.server.ts'
import { ARCHIVED_TABLES, archivedRow } from './archived-tables.server.ts'
import { FORMAT_VERSION, fileEntry, MANIFEST_NAME, type Manifest, type Seal, tableEntry } from './manifest.ts'
import { fileKeysOf } from './referenced-files.ts'
import { readRowSchemas } from './row-schema.server.ts'

type Sources = Pick<Platform, 'db' | 'config' | 'clock'>
/** The tables as they were at one moment, one file each in a folder of the data folder. */
type Snapshot = Pick<Manifest, 'house' | 'schema' | 'rows'> & { takenAt: Date; fileKeys: Set<string>; schemas: Map<string, z.ZodObject> }
type Sealed = { bytes: number; chunks: AsyncIterable<Uint8Array> }

/**
 * Everything that makes the site, as one tar archive, in pieces (docs/archive-format.md). The tables are first written to
 * the data folder, so that a slow reader holds no transaction open; a file is in memory by pieces only.
 * @param moduleSchemas the JSON Schema of each module's fields, by type, to go with the data
 */
export async function* writeArchive(platform: Sources, moduleSchemas: Record<string, unknown>): AsyncGenerator<Uint8Array> {
  await mkdir(platform.config.DATA_DIR, { recursive: true })
  const folder = await mkdtemp(join(platform.config.DATA_DIR, 'archive-'))
  try {
    const snapshot = await takeSnapshot(platform, folder)
    const entries: Manifest['entries'] = {}
    const add = (name: string, content: Sealed) => writeEntry(name, content, snapshot.takenAt, (seal) => (entries[name] = seal))
    for (const [table, schema] of snapshot.schemas) yield* add(`schemas/tables/${table}.json`, jsonOf(z.toJSONSchema(schema)))
    for (const [type, schema] of Object.entries(moduleSchemas)) yield* add(`schemas/modules/${type}.json`, jsonOf(schema))
    for (const table of Object.keys(snapshot.rows)) yield* add(tableEntry(table), await spooled(folder, table))
    const store = await openFileStore(platform.config)
    const missingFiles: string[] = []
    for (const key of [...snapshot.fileKeys].sort()) {
      const content = await stored(store, key)
      if (content) yield* add(fileEntry(key), content)
      else missingFiles.push(key)
    }
    const { house, schema, rows, takenAt } = snapshot
    const about = { format: 'foyer-archive', version: FORMAT_VERSION, takenAt: takenAt.toISOString(), house, schema } as const
    const manifest: Manifest = { ...about, rows, entries, missingFiles }
    yield* writeEntry(MANIFEST_NAME, jsonOf(manifest), takenAt, () => {})
    yield TAR_END
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Reads all tables in one snapshot, so that all references in it resolve. */
function takeSnapshot({ db, clock, config }: Sources, folder: string): Promise<Snapshot> {
  return db.transaction(
    async (tx) => {
      const takenAt = new Date(clock.now().epochMilliseconds)
      const { design } = await readSettingsInTx(tx)
      const fileKeys = new Set<string>()
      const rows: Manifest['rows'] = {}
      for (const table of await inOrderOfReferences(tx, [...ARCHIVED_TABLES])) rows[table] = await spool(tx, folder, table, fileKeys)
      return { house: houseNameOf(design, config), schema: await schemaOf(tx), rows, takenAt, fileKeys, schemas: await readRowSchemas(tx) }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

async function spool(tx: Database, folder: string, table: string, fileKeys: Set<string>): Promise<number> {
  const file = await open(join(folder, table), 'w')
  let count = 0
  try {
    for await (const batch of batchesOf(tx, table)) {
      count += batch.length
      for (const row of batch) for (const key of fileKeysOf(table, row)) fileKeys.add(key)
      await file.write(batch.map((row) => `${JSON.stringify(archivedRow(table, row))}\n`).join(''))
    }
  } finally {
    await file.close()
  }
  return count
}

async function* writeEntry(name: string, { bytes, chunks }: Sealed, at: Date, seal: (seal: Seal) => void): AsyncGenerator<Uint8Array> {
  yield tarHeader(name, bytes, at)
  const hash = createHash('sha256')
  let written = 0
  for await (const chunk of chunks) {
    hash.update(chunk)
    written += chunk.byteLength
    yield chunk
  }
  if (written !== bytes) throw new Error(`${name} changed while it was read`)
  yield tarPadding(bytes)
  seal({ bytes, sha256: hash.digest('hex') })
}

function jsonOf(value: unknown): Sealed {
  const text = Buffer.from(`${JSON.stringify(value, undefined, 1)}\n`)
  return { bytes: text.byteLength, chunks: piecesOf(text) }
}

async function* piecesOf(...pieces: Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* pieces
}

async function spooled(folder: string, table: string): Promise<Sealed> {
  const path = join(folder, table)
  const file = await open(path)
  const { size } = await file.stat().finally(() => file.close())
  return { bytes: size, chunks: createReadStream(path) }
}

/** A file of the store; undefined when it is not there. */
async function stored(store: FileStore, key: string): Promise<Sealed | undefined> {
  if (!(await store.exists(key))) return undefined
  const bytes = await store.sizeOf(key)
  return { bytes, chunks: bytes === 0 ? piecesOf() : await store.open(key, 0, bytes - 1) }
}
