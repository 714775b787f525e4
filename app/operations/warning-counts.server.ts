import { and, eq, gte, ne, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { releases, scheduledChanges } from '../content/tables.ts'
import { importSources, imports } from '../imports/tables.ts'
import { rightsEndSoon } from '../media-library/library.server.ts'
import { dayOf } from '../platform/clock/clock.ts'
import { mails } from '../platform/mail/tables.ts'
import { media } from '../platform/media/tables.ts'
import type { Platform } from '../platform/platform.ts'
import { scheduledPublications } from '../records/tables.ts'

/** So often in a row a source has to fail before it is a warning: a server may be away for an hour. */
const SOURCE_FAILURES = 3

/** Counts what has failed, waits or ends by itself. One statement for all. */
export async function readWarningCounts({ db, clock }: Pick<Platform, 'db' | 'clock'>) {
  const [row] = await db
    .select({
      mailsFailed: countOf(mails, eq(mails.state, 'failed')),
      mailsKept: countOf(mails, eq(mails.state, 'kept')),
      importsFailed: countOf(imports, eq(imports.state, 'failed')),
      sourcesFailed: countOf(importSources, and(eq(importSources.isActive, true), gte(importSources.failures, SOURCE_FAILURES))),
      sourcesWait: countOf(imports, eq(imports.state, 'proposed')),
      publicationsFailed: countOf(scheduledPublications, ne(scheduledPublications.failure, '')),
      changesFailed: countOf(scheduledChanges, ne(scheduledChanges.failure, '')),
      releasesFailed: countOf(releases, ne(releases.failure, '')),
      rightsOver: countOf(media, eq(media.isWithdrawn, true)),
      rightsEnding: countOf(media, rightsEndSoon(dayOf(clock.now()))),
    })
    .from(sql`(SELECT) AS once`)
  if (!row) throw new Error('a statement of counts gave no row')
  return row
}

function countOf(table: PgTable, where: SQL | undefined): SQL<number> {
  return sql<number>`(select count(*)::int from ${table} where ${where})`
}
