import { eq, TransactionRollbackError } from 'drizzle-orm'
import type { Viewer } from '../platform/auth/auth.ts'
import { PageCache } from '../platform/cache/page-cache.ts'
import { ReadCache } from '../platform/cache/read-cache.ts'
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

/** Draws a page of the site as visitors get it, with the platform given. */
export type RenderPage = (platform: Platform, address: string) => Promise<RenderedPage>

/**
 * The public page of a record as it would be with these values. They are written in a transaction in which the page is
 * drawn and which is then taken back: every page shows what it would show, and nothing of it stays or is kept in memory.
 * @param id null for a record that is not made yet
 * @throws Problem 400 with a message per field, 404, 503 when drawing takes too long
 */
export async function previewRecord(
  platform: Platform,
  { type, viewer }: { type: RecordType; viewer: Viewer },
  { id, values }: { id: number | null; values: Values },
  draw: RenderPage,
): Promise<RenderedPage> {
  let page: RenderedPage = { html: '', policy: null }
  try {
    await platform.db.transaction(async (tx) => {
      const work: WriteContext = { platform: within(platform, tx), type, viewer, tx, invalidate: () => {} }
      // Whoever looks at a draft wants to see it as it will be once it is online.
      const given = { ...values, ...('isOnline' in type.fields ? { isOnline: true } : {}) }
      const record = id === null ? await createInTx(work, given) : await updateInTx(work, { id, given })
      await showToo(tx, type, record.values)
      const address = type.url?.(record.id, record.values)
      if (!address) throw notFound()
      page = previewPage(await inTime(draw(work.platform, address)), address)
      tx.rollback()
    })
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw toProblem(error)
  }
  return page
}

/** Puts the record online without which this one is not shown. */
async function showToo(tx: Database, type: RecordType, values: Values): Promise<void> {
  const field = type.parentField ? type.fields[type.parentField] : undefined
  if (field?.kind !== 'relation' || !type.parentField) return
  const { table } = recordTypeNamed(field.of)
  await tx
    .update(table)
    .set({ isOnline: true })
    .where(eq(table.id, Number(values[type.parentField])))
}

/** The platform as it is inside a transaction: it reads and writes there, and remembers nothing of it. */
function within(platform: Platform, tx: Database): Platform {
  const memory = { reads: new ReadCache(platform.clock), pages: new PageCache(platform.clock) }
  return { ...platform, ...memory, db: tx, write: (work) => work(tx, () => {}) }
}

async function inTime(page: Promise<RenderedPage>): Promise<RenderedPage> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Problem(503, 'too_slow', t('The preview is taking too long.'))), MAX_MS)
  })
  return Promise.race([page, late]).finally(() => clearTimeout(timer))
}
