import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { TicketShop } from '../../booking/index.server.ts'
import { toDate } from '../../platform/clock/clock.ts'
import { FetchFailed, fetchOutside } from '../../platform/http/fetch-outside.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { Platform } from '../../platform/platform.ts'
import { type ReadLine, UnreadableFile } from '../imported-line.ts'
import { readFile } from '../read-file.server.ts'
import { readImportSetting } from '../season-reading.server.ts'
import { importSources } from '../tables.ts'
import { readShopLines, ShopUnread } from './shop-lines.server.ts'
import { fileFailure, halvedFailure, type SourceFailure } from './source-failure.ts'
import { finish, HalvedReading, importLines } from './store-reading.server.ts'

const MAX_BYTES = 8 * 1024 * 1024
const TIMEOUT_MS = 30_000
/** A process that was killed while it read keeps others away for no longer than this. */
const TAKEN_FOR = sql`interval '2 minutes'`

type Source = typeof importSources.$inferSelect
/** What sources are read with; without a ticket shop, one that is the shop fails. */
export type Means = { platform: Platform; shop: TicketShop | undefined }

/** What a reading came to: nothing new, an import, or why it failed. `taken`: another process is reading it. */
export type Reading = { outcome: 'same' | 'changed' | 'taken' | 'off' } | { outcome: 'failed'; failure: SourceFailure }

/**
 * Reads a source as if its file had been uploaded. What it would change becomes an import, which is applied at once or waits,
 * as the source says; when nothing would change, only the time is noted. Where it cannot be read, everything stays.
 * @param isAttended whether somebody has asked for it and looks on; what comes by night and is unusual waits for somebody
 */
export async function readSource(means: Means, id: number, { isAttended = true } = {}): Promise<Reading> {
  const { platform } = means
  const source = await take(platform, id)
  if (typeof source === 'string') return { outcome: source }
  try {
    return await readAndStore(means, source, isAttended)
  } catch (error) {
    const known = failureOf(error)
    const failure = known ?? fileFailure(t('It could not be read. Whoever operates the site finds the reason in its log.'))
    if (known) platform.log.warn({ source: id, failure: known.split(' ')[0] }, 'an import source could not be read')
    else platform.log.error({ source: id, err: error }, 'an import source could not be read')
    const columns = error instanceof UnreadableFile && error.columns.length > 0 ? { foundColumns: error.columns } : {}
    await finish(platform, source, { failure, failures: source.failures + 1, ...columns })
    return { outcome: 'failed', failure }
  } finally {
    await leave(platform, source)
  }
}

/** Takes a source for this process, unless it is switched off or another has it; by the database's clock, which all share. */
async function take({ db }: Platform, id: number): Promise<Source | 'taken' | 'off'> {
  const isActive = and(eq(importSources.id, id), eq(importSources.isActive, true))
  const isFree = or(isNull(importSources.takenUntil), lt(importSources.takenUntil, sql`clock_timestamp()`))
  const [taken] = await db
    .update(importSources)
    // In the precision in which the program reads it again.
    .set({ takenUntil: sql`date_trunc('milliseconds', clock_timestamp()) + ${TAKEN_FOR}` })
    .where(and(isActive, isFree))
    .returning()
  if (taken) return taken
  const [row] = await db.select({ id: importSources.id }).from(importSources).where(isActive)
  return row ? 'taken' : 'off'
}

/** Lets others read a source, unless another process has taken it since, as this one's time was up. */
async function leave({ db }: Platform, { id, takenUntil }: Source): Promise<void> {
  if (!takenUntil) return
  await db
    .update(importSources)
    .set({ takenUntil: null })
    .where(and(eq(importSources.id, id), eq(importSources.takenUntil, takenUntil)))
}

/** An archive holds the name of a header, but not its value. */
class KeyMissing extends Error {}

/** Why a source could not be read; undefined for what nobody has foreseen. */
function failureOf(error: unknown): SourceFailure | undefined {
  if (error instanceof FetchFailed) return error.problem
  if (error instanceof ShopUnread) return error.failure
  if (error instanceof KeyMissing) return 'no-key'
  if (error instanceof HalvedReading) return halvedFailure(error.now, error.before)
  return error instanceof UnreadableFile ? fileFailure(error.message) : undefined
}

/** What a reading has found: lines, the columns of a table, and the marks of the answer; undefined where nothing is new. */
type Found = { lines: ReadLine[]; read: Partial<Source> } | undefined

async function readAndStore({ platform, shop }: Means, source: Source, isAttended: boolean): Promise<Reading> {
  const read = { readAt: toDate(platform.clock.now()), failure: '', failures: 0 }
  const found = source.kind === 'shop' ? await readShop({ platform, shop }, source) : await readAddress(platform, source)
  if (!found) {
    await finish(platform, source, read)
    return { outcome: 'same' }
  }
  const isChanged = await importLines(platform, source, found.lines, { read: { ...read, ...found.read }, isAttended })
  return { outcome: isChanged ? 'changed' : 'same' }
}

async function readShop({ platform, shop }: Means, source: Source): Promise<Found> {
  const options = { now: platform.clock.now(), leadsRoom: source.leads.includes('roomId') }
  return { lines: await readShopLines(platform.db, shop, options), read: {} }
}

async function readAddress(platform: Platform, source: Source): Promise<Found> {
  const { headerName, headerValue } = source
  if (headerName !== '' && headerValue === '') throw new KeyMissing()
  const fetched = await fetchOutside(source.address, {
    known: source,
    secretHeaders: headerName ? { [headerName]: headerValue } : {},
    ...{ maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS, privateHosts: platform.config.PRIVATE_FEED_HOSTS },
  })
  if (!fetched) return undefined
  const { lines, columns } = await readFile(fetched.body, { ...(await readImportSetting(platform)), meanings: source.columnMeanings })
  const { etag, lastModified } = fetched
  return { lines, read: { foundColumns: columns, etag, lastModified } }
}
