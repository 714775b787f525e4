import { eq, TransactionRollbackError } from 'drizzle-orm'
import type { Viewer } from '../platform/auth/auth.ts'
import { PageCache } from '../platform/cache/page-cache.ts'
import { ReadCache } from '../platform/cache/read-cache.ts'
import { type Clock, parseInstant } from '../platform/clock/clock.ts'
import { isoDateTime } from '../platform/clock/date-schemas.ts'
import type { Database } from '../platform/database/database.ts'
import { notFound, Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { toProblem } from './errors.server.ts'
import { previewPage, type RenderedPage } from './preview-document.ts'
import type { RecordType, Values } from './record-type.ts'
import { recordTypeNamed } from './registry.server.ts'
import { createInTx, updateInTx, type WriteContext } from './write.server.ts'

const MAX_MS = 8000

/** Renders a page of the site as visitors get it, using this platform. */
export type RenderPage = (platform: Platform, address: string) => Promise<RenderedPage>

/**
 * The public page of a record as it would be with these values. They are written in a transaction in which the page is
 * rendered and which is then rolled back, so the page is exact, and nothing is stored or cached.
 * @param id null for a new record
 * @throws Problem 400 with a message per field, 404, 503 when rendering takes too long
 */
export async function previewRecord(
  platform: Platform,
  { type, viewer }: { type: RecordType; viewer: Viewer },
  { id, values }: { id: number | null; values: Values },
  renderPage: RenderPage,
): Promise<RenderedPage> {
  return renderRolledBack({ ...platform, clock: clockOfPreview(platform.clock, values) }, renderPage, async ({ platform: inside, tx }) => {
    // Nothing stays of it, so limits of the role do not count; records that it may not read are not found.
    const work: WriteContext = { platform: inside, type, viewer: { ...viewer, role: null }, tx, invalidate: () => {}, refresh: () => {} }
    // A preview of an offline record shows it as it will be once it is online.
    const changes = { ...values, ...('isOnline' in type.fields ? { isOnline: true } : {}) }
    const record = id === null ? await createInTx(work, changes) : await updateInTx(work, { id, changes })
    await publishParent(tx, type, record.values)
    const address = type.url?.(record.id, record.values)
    if (!address) throw notFound()
    return address
  })
}

/** What becomes visible later is previewed as of then. */
function clockOfPreview(clock: Clock, { publishedAt }: Values): Clock {
  const moment = isoDateTime.safeParse(publishedAt)
  if (!moment.success) return clock
  const from = parseInstant(moment.data)
  return { now: () => (Temporal.Instant.compare(from, clock.now()) > 0 ? from : clock.now()) }
}

/**
 * Renders a page as it would be after a write, which is rolled back.
 * @param write writes with the platform inside the transaction. @returns the address of the page
 * @param cookie as `previewPage`
 * @throws Problem what the write throws, 503 when rendering takes too long
 */
export async function renderRolledBack(
  platform: Platform,
  renderPage: RenderPage,
  write: (inside: { platform: Platform; tx: Database }) => Promise<string>,
  cookie = '',
): Promise<RenderedPage> {
  let page: RenderedPage = { html: '', policy: null }
  try {
    await platform.db.transaction(async (tx) => {
      const inside = inTransaction(platform, tx)
      const address = await write({ platform: inside, tx })
      page = previewPage(await withTimeout(renderPage(inside, address)), address, cookie)
      tx.rollback()
    })
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw toProblem(error)
  }
  return page
}

/** Puts the parent record online, without which this one is not shown. */
async function publishParent(tx: Database, type: RecordType, values: Values): Promise<void> {
  const field = type.parentField ? type.fields[type.parentField] : undefined
  if (field?.kind !== 'relation' || !type.parentField) return
  const { table } = recordTypeNamed(field.of)
  await tx
    .update(table)
    .set({ isOnline: true })
    .where(eq(table.id, Number(values[type.parentField])))
}

/** The platform inside a transaction: it reads and writes there, with caches of its own. */
function inTransaction(platform: Platform, tx: Database): Platform {
  const readCache = new ReadCache({ db: tx, clock: platform.clock }, { freezes: platform.config.NODE_ENV !== 'production' })
  const pageCache = new PageCache(platform.clock, 0)
  const ignore = () => {}
  return { ...platform, readCache, pageCache, db: tx, write: (work) => work(tx, ignore, ignore) }
}

async function withTimeout(page: Promise<RenderedPage>): Promise<RenderedPage> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Problem(503, 'too_slow', t('The preview is taking too long.'))), MAX_MS)
  })
  return Promise.race([page, timeout]).finally(() => clearTimeout(timer))
}
