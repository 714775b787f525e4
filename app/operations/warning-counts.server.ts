import { and, eq, gte, inArray, like, lt, ne, not, or, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { releases, scheduledChanges } from '../content/tables.ts'
import { HALVED } from '../imports/sources/source-failure.ts'
import { importSources, imports } from '../imports/tables.ts'
import { rightsEndSoon } from '../media-library/library.server.ts'
import { dayOf, toDate } from '../platform/clock/clock.ts'
import { HOUSE_FAULTS, type MailFault } from '../platform/mail/mail-fault.ts'
import { mails } from '../platform/mail/tables.ts'
import { media } from '../platform/media/tables.ts'
import type { Platform } from '../platform/platform.ts'
import { scheduledPublications } from '../records/tables.ts'

/** So often in a row a source has to fail before it is a warning: a server may be away for an hour. */
const SOURCE_FAILURES = 3

/** What a mail server may miss once without anybody being told. */
const STUCK_AFTER = { minutes: 5 }
/** Servers put mails off by design (greylisting), for minutes. */
const BUSY_FOR_LONG = { hours: 1 }

/** Counts what has failed, waits or ends by itself. One statement for all. */
export async function readWarningCounts({ db, clock }: Pick<Platform, 'db' | 'clock'>) {
  const stuck = mailsStuckAt(clock.now())
  const isRead = eq(importSources.isActive, true)
  const isHalved = like(importSources.failure, `${HALVED}%`)
  const [row] = await db
    .select({
      mailsFailed: countOf(mails, eq(mails.state, 'failed')),
      mailsStuck: countOf(mails, stuck),
      mailsFault: sql<MailFault | null>`(select ${mails.fault} from ${mails} where ${stuck} order by ${mails.triedAt} desc limit 1)`,
      mailsKept: countOf(mails, eq(mails.state, 'kept')),
      importsFailed: countOf(imports, eq(imports.state, 'failed')),
      sourcesFailed: countOf(importSources, and(isRead, not(isHalved), gte(importSources.failures, SOURCE_FAILURES))),
      // Nobody has to wait until it has come thrice: by then the evenings that are missing may be over.
      sourcesHalved: countOf(importSources, and(isRead, isHalved)),
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

/**
 * Mails that wait for something the house has to mend, or that a server puts off for long. None while others get through: the
 * server is there then.
 */
function mailsStuckAt(now: Temporal.Instant): SQL | undefined {
  const before = (wait: Temporal.DurationLike) => toDate(now.subtract(wait))
  const isWaiting = or(
    and(inArray(mails.fault, [...HOUSE_FAULTS]), lt(mails.createdAt, before(STUCK_AFTER))),
    and(eq(mails.fault, 'busy'), lt(mails.createdAt, before(BUSY_FOR_LONG))),
  )
  const lastSent = sql`(select max(sent.sent_at) from ${mails} as sent where sent.state = 'sent' and sent.created_at > ${before({ hours: 24 })})`
  return and(eq(mails.state, 'queued'), isWaiting, sql`${mails.triedAt} >= coalesce(${lastSent}, '-infinity')`)
}

function countOf(table: PgTable, where: SQL | undefined): SQL<number> {
  return sql<number>`(select count(*)::int from ${table} where ${where})`
}
