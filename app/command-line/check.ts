import { sql } from 'drizzle-orm'
import { readLateBackup, readNightFaults } from '../backup/index.server.ts'
import { countLockedFactors } from '../platform/auth/locked-factors.ts'
import { isoWithOffset } from '../platform/clock/clock.ts'
import { nameOfRelease } from '../platform/database/program-release.ts'
import { queryRows } from '../platform/database/query-rows.ts'
import { openFileStore } from '../platform/files/file-store.ts'
import { t } from '../platform/i18n/i18n.ts'
import { media } from '../platform/media/tables.ts'
import type { Platform } from '../platform/platform.ts'

/** Checks the installation's data. @returns a sentence per problem; empty when there is none */
export async function checkInstallation(platform: Pick<Platform, 'db' | 'clock' | 'config' | 'jobs' | 'laterRelease'>): Promise<string[]> {
  const problems: string[] = []
  const store = await openFileStore(platform.config)
  for (const { key, filename } of await platform.db.select({ key: media.key, filename: media.filename }).from(media)) {
    if (!(await store.exists(`originals/${key}`)))
      problems.push(t('The content of the file “{filename}” is missing ({key}).', { filename, key: `originals/${key}` }))
  }
  const { failed } = await platform.jobs.counts()
  if (failed > 0) problems.push(t('{n} jobs have permanently failed. See /cms-hub/jobs.', { n: failed }))
  const rows = await queryRows<{ admins: number }>(platform.db, sql`SELECT count(*)::int AS admins FROM users WHERE role = 'admin'`)
  if (!rows[0]?.admins) problems.push(t('There is no administrator. Create one with: create-admin EMAIL'))
  const lockedFactors = await countLockedFactors(platform)
  if (lockedFactors > 0)
    problems.push(t('{n} second factors were set up with another AUTH_SECRET: their codes are refused.', { n: lockedFactors }))
  const { laterRelease } = platform
  if (laterRelease)
    problems.push(
      t('The database was written by a later release, Foyer {release}. This program suits it until it is updated.', {
        release: nameOfRelease(laterRelease),
      }),
    )
  const nights = await readNightFaults(platform)
  if (nights.daysWithout > 0) problems.push(t('{n} days without a backup', { n: nights.daysWithout }))
  if (nights.unreadable) problems.push(t('The backup of {moment} cannot be read back: {reason}', nights.unreadable))
  const late = await readLateBackup(platform)
  if (late === null) problems.push(t('No backup has been taken yet. Take one with: backup-to-bucket'))
  if (late) problems.push(t('The last backup was taken at {moment}.', { moment: isoWithOffset(late) }))
  return problems
}
