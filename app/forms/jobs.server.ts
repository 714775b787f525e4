import { and, eq, inArray, lt } from 'drizzle-orm'
import { z } from 'zod'
import { toDate } from '../platform/clock/clock.ts'
import { defineQueue, handleQueue, type JobHandler } from '../platform/jobs/queue.ts'
import type { Platform } from '../platform/platform.ts'
import { UNCONFIRMED_RETENTION_HOURS } from './constants.ts'
import { formAttempts, formEntries } from './tables.ts'
import type { UploadStore } from './uploads.server.ts'

const HOURLY_CRON = '40 * * * *'
const ATTEMPT_RETENTION_HOURS = 24

const cleanUp = defineQueue('forms.clean-up', z.strictObject({}), { isExclusive: true })

/** The hourly clean-up of unclaimed uploads, unconfirmed entries and old attempts. */
export function formsJobs(platform: Platform, uploads: UploadStore): JobHandler[] {
  return [handleQueue(cleanUp, () => cleanUpForms(platform, uploads), { cron: HOURLY_CRON })]
}

/** Deletes uploads without an entry, entries that were not confirmed in time, and attempts older than a day. */
export async function cleanUpForms(platform: Platform, uploads: UploadStore): Promise<void> {
  const before = (hours: number) => toDate(platform.clock.now().subtract({ hours }))
  while (await platform.write((tx) => uploads.sweep(tx, [])));
  await platform.write(async (tx) => {
    const unconfirmed = await tx
      .select({ id: formEntries.id })
      .from(formEntries)
      .where(and(eq(formEntries.state, 'unconfirmed'), lt(formEntries.createdAt, before(UNCONFIRMED_RETENTION_HOURS))))
      .for('update')
    const ids = unconfirmed.map(({ id }) => id)
    if (ids.length > 0) {
      while (await uploads.sweep(tx, ids));
      await tx.delete(formEntries).where(inArray(formEntries.id, ids))
    }
    await tx.delete(formAttempts).where(lt(formAttempts.createdAt, before(ATTEMPT_RETENTION_HOURS)))
  })
}
