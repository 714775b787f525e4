import { and, eq, inArray, lte, notInArray, type SQL, sql } from 'drizzle-orm'
import { toDate } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Platform } from '../platform/platform.ts'
import { indexDocuments } from './index-documents.server.ts'
import type { SearchKind, SearchSource } from './source.ts'
import { searchDocuments, searchWords } from './tables.ts'
import { WriteTags } from './write-tags.ts'

/** Documents written by one statement. */
const DOCUMENTS_PER_STATEMENT = 200
/** Index writes go one after another: two that read the same thing at once would lose one of its changes. */
const INDEX_LOCK = 7_366_938

/** Told after each kind of record that the index has been made anew for. */
type RebuildProgress = (kind: string, done: number, all: number) => void

export type SearchIndex = {
  /** Writes anew, within the transaction of a write, what bears its tags. */
  follow(tx: Database, tags: Iterable<string>): Promise<void>
  /** Makes the whole index anew, kind after kind, while the site goes on. */
  rebuild(onProgress?: RebuildProgress): Promise<void>
  /** Makes the index where there is none yet: after the first start with a search, or an import. */
  ensureBuilt(): Promise<void>
  /** Writes anew the texts that the clock has changed since. @returns how many */
  catchUp(): Promise<number>
}

/** Makes the index of everything that the sources tell of. */
export function createSearchIndex(platform: Platform, sources: SearchSource[]): SearchIndex {
  async function follow(tx: Database, tags: Iterable<string>): Promise<void> {
    const writeTags = new WriteTags(tags)
    let locked = false
    for (const source of sources) {
      const touched = await source.touchedBy(tx, writeTags)
      if (touched !== 'all' && touched.length === 0) continue
      if (!locked) await lockIndex(tx)
      locked = true
      await (touched === 'all' ? writeAll(tx, source) : writeSome(tx, source, touched))
    }
  }

  async function rebuild(onProgress: RebuildProgress = () => {}): Promise<void> {
    for (const [index, source] of sources.entries()) {
      await platform.db.transaction(async (tx) => {
        await lockIndex(tx)
        await writeAll(tx, source)
      })
      onProgress(source.kind, index + 1, sources.length)
    }
    await forgetUnusedWords(platform.db)
  }

  async function catchUp(): Promise<number> {
    const due = lte(searchDocuments.changesAt, toDate(platform.clock.now()))
    const rows = await platform.db
      .select({ kind: searchDocuments.kind, objectId: searchDocuments.objectId })
      .from(searchDocuments)
      .where(due)
      .limit(1000)
    for (const source of sources) {
      const ids = rows.filter((row) => row.kind === source.kind).map((row) => row.objectId)
      if (ids.length === 0) continue
      await platform.db.transaction(async (tx) => {
        await lockIndex(tx)
        await writeSome(tx, source, ids)
      })
    }
    return rows.length
  }

  return {
    follow,
    rebuild,
    catchUp,
    async ensureBuilt() {
      const [any] = await platform.db.select({ kind: searchDocuments.kind }).from(searchDocuments).limit(1)
      if (!any) await rebuild()
    },
  }
}

async function lockIndex(tx: Database): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${INDEX_LOCK})`)
}

async function writeAll(tx: Database, source: SearchSource): Promise<void> {
  const ids = await source.all(tx)
  await tx.delete(searchDocuments).where(ofKind(source.kind, ids.length > 0 ? notInArray(searchDocuments.objectId, ids) : undefined))
  await writeSome(tx, source, ids)
}

/** Writes what the source tells of these things, and takes out those it does not tell of. */
async function writeSome(tx: Database, source: SearchSource, ids: number[]): Promise<void> {
  for (let start = 0; start < ids.length; start += DOCUMENTS_PER_STATEMENT) {
    const some = ids.slice(start, start + DOCUMENTS_PER_STATEMENT)
    const documents = await source.read(tx, some)
    const told = new Set(documents.map((document) => document.objectId))
    const gone = some.filter((id) => !told.has(id))
    if (gone.length > 0) await tx.delete(searchDocuments).where(ofKind(source.kind, inArray(searchDocuments.objectId, gone)))
    if (documents.length > 0) await indexDocuments(tx, source.kind, documents)
  }
}

function ofKind(kind: SearchKind, condition: SQL | undefined): SQL | undefined {
  return and(eq(searchDocuments.kind, kind), condition)
}

/** Words that no document bears any more are forgotten. */
async function forgetUnusedWords(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await lockIndex(tx)
    await tx.delete(searchWords).where(notInArray(searchWords.stem, sql`(SELECT word FROM ts_stat('SELECT words FROM search_documents'))`))
  })
}
