import { and, eq } from 'drizzle-orm'
import { isoWithOffset, toDate, toInstant } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { createDateFormat } from '../platform/format/date-format.ts'
import { Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import { readSettingsInTx } from '../site/index.server.ts'
import type { ModuleRegistry } from './module-registry.server.ts'
import type { ContentServices } from './page-log.ts'
import { makePlannedLive, mergePlanned } from './planned-content.server.ts'
import { type LiveWrite, lockContainers } from './publishing.server.ts'
import { lockForOnline, putOnline } from './put-online.server.ts'
import { readDueChanges } from './scheduled-changes.server.ts'
import { scheduledChanges } from './tables.ts'
import { insertVersion } from './write-version.server.ts'

type Scheduled = typeof scheduledChanges.$inferSelect

/**
 * Makes the scheduled changes live that are due, each in a transaction of its own, in the name of the user who scheduled
 * them. What cannot go live stays as a notice with its reason, and as a version of kind `draft`.
 */
export async function runScheduledChanges(services: ContentServices, modules: ModuleRegistry): Promise<void> {
  for (const due of await readDueChanges(services.platform)) {
    try {
      await runOne(services, modules, due)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      await keepAsNotice(services, due, error.message)
    }
  }
}

type Due = Awaited<ReturnType<typeof readDueChanges>>[number]

function runOne(services: ContentServices, modules: ModuleRegistry, { id, putsOnline, ...object }: Due): Promise<void> {
  return services.platform.write(async (tx, invalidate, refresh) => {
    if (putsOnline) await lockForOnline(tx, object)
    // First, as for every other write of the object: nodes that run two of its changes do so one after the other.
    const rows = await lockContainers(tx, object)
    const scheduled = await claim(tx, id)
    if (!scheduled) return
    const viewer = { id: scheduled.userId, name: scheduled.userName, role: null }
    const work: LiveWrite = { services, modules, tx, invalidate, refresh, viewer }
    const { merged, conflicts } = mergePlanned(modules, scheduled, rows)
    if (scheduled.putsOnline) await putOnline(work, object, { isVersioned: merged.length === 0 })
    const translated = await makePlannedLive(work, scheduled, { rows, merged })
    const names = [...conflicts, ...translated.conflicts].join(', ')
    if (names) await storeNotice(services, tx, scheduled, t('Changed meanwhile, not published: {names}', { names }))
    else await tx.delete(scheduledChanges).where(eq(scheduledChanges.id, id))
  })
}

/** Locks scheduled changes for this transaction; undefined when another node has made them live, or they were cancelled. */
async function claim(tx: Database, id: number): Promise<Scheduled | undefined> {
  const isOpen = and(eq(scheduledChanges.id, id), eq(scheduledChanges.failure, ''))
  const [scheduled] = await tx.select().from(scheduledChanges).where(isOpen).for('update')
  return scheduled
}

/** Stores a notice about scheduled changes that failed as a whole. Those of an object that was deleted are deleted. */
function keepAsNotice(services: ContentServices, { id, ...object }: Due, reason: string): Promise<void> {
  return services.platform.write(async (tx) => {
    await lockContainers(tx, object)
    const scheduled = await claim(tx, id)
    if (scheduled) await storeNotice(services, tx, scheduled, reason)
  })
}

/** Keeps what did not go live as a version, and the reason as a notice. */
async function storeNotice({ platform }: ContentServices, tx: Database, scheduled: Scheduled, reason: string): Promise<void> {
  const { id, contentType, objectId, userId, userName, at, containers } = scheduled
  await tx.update(scheduledChanges).set({ failure: reason }).where(eq(scheduledChanges.id, id))
  const rows = await lockContainers(tx, { contentType, objectId })
  const format = createDateFormat((await readSettingsInTx(tx)).design)
  await insertVersion(
    tx,
    { contentType, objectId },
    {
      kind: 'draft',
      documents: rows.map(({ slug, document }) => ({ slug, document: containers[slug]?.after ?? document })),
      summary: t('Scheduled by {name} for {moment}', { name: userName, moment: at ? format.dateTime(isoWithOffset(toInstant(at))) : '' }),
      userId,
      userName,
      createdAt: toDate(platform.clock.now()),
    },
  )
}
