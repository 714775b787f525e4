import { and, eq, inArray, lte, notInArray, type SQL, sql } from 'drizzle-orm'
import { toDate } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Platform } from '../platform/platform.ts'
import { SEARCH_TAG } from './cached-results.server.ts'
import { indexDocuments } from './index-documents.server.ts'
import type { SearchKind, SearchSource } from './source.ts'
import { searchDocuments, searchWords } from './tables.ts'
import { lacksLanguage, readDocuments } from './translated-passages.server.ts'
import { WriteTags } from './write-tags.ts'

/** Documents written by one statement. */
const DOCUMENTS_PER_STATEMENT = 200
/** Advisory lock that serialises index writes: two that read the same record at once would lose one of its changes. */
const INDEX_LOCK = 7_366_938

/** Called after each kind of record has been reindexed. */
type RebuildProgress = (kind: string, done: number, all: number) => void

export type SearchIndex = {
  /** Reindexes, within the transaction of a write, what its tags may have changed; invalidates results if it is anything. */
  indexTouched(tx: Database, tags: Iterable<string>, invalidate: (...tags: string[]) => void): Promise<void>
  /** Rebuilds the whole index, kind after kind, without interrupting the site. */
  rebuild(onProgress?: RebuildProgress): Promise<void>
  /** Builds the index where it is empty, or lacks a language of the site: after the first start, an import, or a new setting. */
  ensureBuilt(): Promise<void>
  /** Reindexes the documents that are due because time has passed. @returns how many */
  indexDue(): Promise<number>
}

/** Creates the index over all sources. */
export function createSearchIndex(platform: Platform, sources: SearchSource[]): SearchIndex {
  async function indexTouched(tx: Database, tags: Iterable<string>, invalidate: (...tags: string[]) => void): Promise<void> {
    const writeTags = new WriteTags(tags)
    let locked = false
    for (const source of sources) {
      const touched = await source.touchedBy(tx, writeTags)
      if (touched !== 'all' && touched.length === 0) continue
      if (!locked) await lockIndex(tx)
      locked = true
      invalidate(SEARCH_TAG)
      await (touched === 'all' ? indexAll(tx, source) : indexRecords(tx, source, touched))
    }
  }

  async function rebuild(onProgress: RebuildProgress = () => {}): Promise<void> {
    for (const [index, source] of sources.entries()) {
      await platform.write(async (tx, invalidate) => {
        await lockIndex(tx)
        await indexAll(tx, source)
        invalidate(SEARCH_TAG)
      })
      onProgress(source.kind, index + 1, sources.length)
    }
    await deleteUnusedWords(platform.db)
  }

  async function indexDue(): Promise<number> {
    const due = lte(searchDocuments.changesAt, toDate(platform.clock.now()))
    const rows = await platform.db
      .select({ kind: searchDocuments.kind, objectId: searchDocuments.objectId })
      .from(searchDocuments)
      .where(due)
      .limit(1000)
    for (const source of sources) {
      const ids = rows.filter((row) => row.kind === source.kind).map((row) => row.objectId)
      if (ids.length === 0) continue
      await platform.write(async (tx, invalidate) => {
        await lockIndex(tx)
        await indexRecords(tx, source, ids)
        invalidate(SEARCH_TAG)
      })
    }
    return rows.length
  }

  return {
    indexTouched: indexTouched,
    rebuild,
    indexDue,
    async ensureBuilt() {
      const [existing] = await platform.db.select({ kind: searchDocuments.kind }).from(searchDocuments).limit(1)
      if (!existing || (await lacksLanguage(platform.db))) await rebuild()
    },
  }
}

async function lockIndex(tx: Database): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${INDEX_LOCK})`)
}

async function indexAll(tx: Database, source: SearchSource): Promise<void> {
  const ids = await source.all(tx)
  await tx.delete(searchDocuments).where(ofKind(source.kind, isNoneOf(ids)))
  await indexRecords(tx, source, ids)
}

/** As one parameter, of which a statement has 65,535 at most: a house may have more performances. */
function isNoneOf(ids: number[]): SQL {
  return sql`NOT EXISTS (SELECT 1 FROM unnest(${sql.param(ids)}::int[]) AS kept (id) WHERE kept.id = ${searchDocuments.objectId})`
}

/** Indexes these records, and removes those the source no longer returns. */
async function indexRecords(tx: Database, source: SearchSource, ids: number[]): Promise<void> {
  for (let start = 0; start < ids.length; start += DOCUMENTS_PER_STATEMENT) {
    const batch = ids.slice(start, start + DOCUMENTS_PER_STATEMENT)
    const documents = await readDocuments(tx, source, batch)
    const returned = new Set(documents.map((document) => document.objectId))
    const removed = batch.filter((id) => !returned.has(id))
    if (removed.length > 0) await tx.delete(searchDocuments).where(ofKind(source.kind, inArray(searchDocuments.objectId, removed)))
    if (documents.length > 0) await indexDocuments(tx, source.kind, documents)
  }
}

function ofKind(kind: SearchKind, condition: SQL): SQL | undefined {
  return and(eq(searchDocuments.kind, kind), condition)
}

/** Deletes words that are in no document any more. */
async function deleteUnusedWords(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await lockIndex(tx)
    await tx.delete(searchWords).where(notInArray(searchWords.stem, sql`(SELECT word FROM ts_stat('SELECT words FROM search_documents'))`))
  })
}
