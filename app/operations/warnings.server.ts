import { and, asc, count, eq, gt, gte, lt, ne, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { pageUrl, readFilledObjects } from '../content/index.server.ts'
import { pages, releases, scheduledChanges } from '../content/tables.ts'
import { importSources, imports } from '../imports/tables.ts'
import { articles } from '../magazine/tables.ts'
import { rightsEndSoon } from '../media-library/library.server.ts'
import { moduleRegistry } from '../modules/module-registry.server.ts'
import type { Viewer } from '../platform/auth/auth.ts'
import { can } from '../platform/auth/rights.ts'
import { defineCachedRead } from '../platform/cache/cached-read.ts'
import { addCacheTags, expireAt } from '../platform/cache/dependencies.ts'
import { dayOf, toDate, toInstant } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { formatShortDate, formatTime } from '../platform/format/date.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { CountLabel } from '../platform/i18n/message-ids.ts'
import { mails } from '../platform/mail/tables.ts'
import { media } from '../platform/media/tables.ts'
import type { Platform } from '../platform/platform.ts'
import { link } from '../platform/routing/link.ts'
import { findConflicts } from '../programme/schedule-slot.ts'
import { events, productions } from '../programme/tables.ts'
import { scheduledPublications } from '../records/tables.ts'
import { readWaiting, reviewPath } from '../review/index.server.ts'
import { readObjectPlace } from '../review/object-place.server.ts'
import {
  epochMinutes,
  MAX_DURATION,
  readChangeovers,
  readScheduledEvents,
  type ScheduledEvent,
} from '../scheduling/schedule-slots.server.ts'
import { LEGAL_CONTENT, LEGAL_IDS, LEGAL_PAGES } from '../site/index.server.ts'
import { isUnlinked } from './unlinked.server.ts'

/** Days ahead in which schedule conflicts are looked for: two seasons. */
const DAYS_AHEAD = 730
/** Ahead of which an article should have its text. */
const SOON = { hours: 14 * 24 }
const MINUTES_APART = 2 * 24 * 60
/** Most records listed by title in a warning; its number counts all. */
const MAX_NAMED = 5

/** What a warning is about. */
export type WarningKind =
  | 'clash'
  | 'unlinked'
  | 'review'
  | 'page-empty'
  | 'article-empty'
  | 'plan-failed'
  | 'import-failed'
  | 'source-failed'
  | 'source-waits'
  | 'mail-failed'
  | 'mail-kept'
  | 'job-failed'
  | 'rights-over'
  | 'rights-ending'

/** So often in a row a source has to fail before it is a warning: a server may be away for an hour. */
const SOURCE_FAILURES = 3

/**
 * A warning: what it is about, its text, the number of cases, and the address (admin area or site) where it can be resolved.
 * `where` says of the first case what its title does not.
 */
export type OperationsWarning = {
  kind: WarningKind
  text: CountLabel
  number: number
  to: string
  named: { title: string; to: string }[]
  where?: string
}

/** The warnings; those outside the viewer's rights are left out. */
export async function readWarnings(platform: Platform, viewer: Viewer): Promise<OperationsWarning[]> {
  const { db, jobs, clock } = platform
  const isAdministrator = can(viewer.role, 'read', 'people')
  const counted = (kind: WarningKind, text: CountLabel, to: string, number: number): OperationsWarning => ({
    kind,
    text,
    number,
    to,
    named: [],
  })
  const all = await Promise.all([
    readReviews(platform, viewer),
    readBlankPages(platform),
    readScheduleConflicts(platform),
    readBlankArticles(platform),
    readUnlinked(platform),
    ...(isAdministrator
      ? [
          countRows(db, mails, eq(mails.state, 'failed')).then((n) =>
            counted('mail-failed', '{n} emails could not be sent', 'mails?state=failed', n),
          ),
          countRows(db, mails, eq(mails.state, 'kept')).then((n) =>
            counted('mail-kept', '{n} emails in the outbox: no mail server is configured', 'mails?state=kept', n),
          ),
          jobs.counts().then(({ failed }) => counted('job-failed', '{n} jobs have failed', 'jobs', failed)),
        ]
      : []),
    countRows(db, imports, eq(imports.state, 'failed')).then((n) => counted('import-failed', '{n} imports have failed', 'import', n)),
    countRows(db, importSources, and(eq(importSources.isActive, true), gte(importSources.failures, SOURCE_FAILURES))).then((n) =>
      counted('source-failed', '{n} import sources cannot be read', 'import-sources', n),
    ),
    countRows(db, imports, eq(imports.state, 'proposed')).then((n) =>
      counted('source-waits', '{n} import sources have changes that wait', 'import-sources', n),
    ),
    Promise.all([
      countRows(db, scheduledPublications, ne(scheduledPublications.failure, '')),
      countRows(db, scheduledChanges, ne(scheduledChanges.failure, '')),
      countRows(db, releases, ne(releases.failure, '')),
    ]).then(([records, contents, together]) =>
      counted('plan-failed', '{n} scheduled changes could not be made', 'changes', records + contents + together),
    ),
    countRows(db, media, eq(media.isWithdrawn, true)).then((n) =>
      counted('rights-over', '{n} files with expired rights', 'media?state=expired', n),
    ),
    countRows(db, media, rightsEndSoon(dayOf(clock.now()))).then((n) =>
      counted('rights-ending', '{n} files with rights expiring soon', 'media?state=expiring', n),
    ),
  ])
  return all.filter(({ number }) => number > 0)
}

/** Drafts that wait for the viewer's review, each with the address at which it is reviewed. */
async function readReviews(platform: Platform, viewer: Viewer): Promise<OperationsWarning> {
  const waiting = await readWaiting(platform, moduleRegistry, viewer)
  const places = await Promise.all(
    waiting.slice(0, MAX_NAMED).map(async (request) => ({ by: request.userName, place: await readObjectPlace(platform.db, request) })),
  )
  const named = places.flatMap(({ by, place }) => (place ? [{ title: `${place.title} (${by})`, to: reviewPath(place.path) }] : []))
  return { kind: 'review', text: '{n} drafts wait for your review', number: waiting.length, to: 'pages', named }
}

/** Warns of a home page or legal pages without live content. Three statements. */
async function readBlankPages(platform: Pick<Platform, 'db'>): Promise<OperationsWarning> {
  const [home] = await platform.db
    .select({ id: pages.id, title: pages.title })
    .from(pages)
    .where(and(eq(pages.locale, 'de'), eq(pages.path, '')))
  const [filledPages, filledLegal] = await Promise.all([
    readFilledObjects(platform, 'page', home ? [home.id] : []),
    readFilledObjects(platform, LEGAL_CONTENT, LEGAL_IDS),
  ])
  const named = [
    ...(home && !filledPages.has(home.id) ? [{ title: home.title, to: `${pageUrl('')}?edit` }] : []),
    ...LEGAL_PAGES.filter(({ id }) => !filledLegal.has(id)).map(({ name, title }) => ({ title: title(), to: `${link(name)}?edit` })),
  ]
  return { kind: 'page-empty', text: '{n} pages are still empty', number: named.length, to: 'check?kind=page-blank', named }
}

/** Warns of articles that go online in the next two weeks and have no content yet. Two statements. */
async function readBlankArticles(platform: Pick<Platform, 'db' | 'clock'>): Promise<OperationsWarning> {
  const { db, clock } = platform
  const now = clock.now()
  const isSoon = and(eq(articles.isOnline, true), gt(articles.publishedAt, toDate(now)), lt(articles.publishedAt, toDate(now.add(SOON))))
  const coming = await db
    .select({ id: articles.id, slug: articles.slug, title: articles.title })
    .from(articles)
    .where(isSoon)
    .orderBy(asc(articles.publishedAt))
  const filled = await readFilledObjects(
    platform,
    'article',
    coming.map(({ id }) => id),
  )
  const blank = coming.filter(({ id }) => !filled.has(id))
  const named = blank.map(({ id, slug, title }) => ({ title, to: `${link('magazine-slug-id', { slug, id })}?edit` }))
  return {
    kind: 'article-empty',
    text: '{n} articles go online without text',
    number: blank.length,
    to: 'article',
    named: named.slice(0, MAX_NAMED),
  }
}

async function countRows(db: Database, table: PgTable, condition: SQL | undefined): Promise<number> {
  const [row] = await db.select({ number: count() }).from(table).where(condition)
  return row?.number ?? 0
}

/**
 * Warns of upcoming performances whose room or people are booked at the same time. It reads two seasons, so the result is
 * cached until one of the performances changes or ends. Four statements.
 */
const readScheduleConflicts = defineCachedRead('schedule-conflicts', async ({ db, clock }): Promise<OperationsWarning> => {
  const now = clock.now()
  addCacheTags('events', 'productions', 'persons', 'venues')
  const period = { from: now.subtract(MAX_DURATION), to: now.add({ hours: DAYS_AHEAD * 24 }) }
  const [performances, changeovers] = await Promise.all([readScheduledEvents(db, period), readChangeovers(db)])
  const ahead = performances.filter(({ slot: occupation }) => occupation.end > epochMinutes(now))
  const clashing = ahead.filter(
    (event, index) => findConflicts(event.slot, nearbySlots(ahead, index), changeovers.get(event.row.roomId) ?? 0).length > 0,
  )
  const ends = clashing.map(({ slot: occupation }) => Temporal.Instant.fromEpochMilliseconds(occupation.end * 60_000))
  expireAt(earliest([...ends, now.add({ hours: 1 })]))
  const first = clashing[0]?.row.startsAt
  const day = first ? dayOf(Temporal.Instant.fromEpochMilliseconds(first.getTime())) : dayOf(now)
  return {
    kind: 'clash',
    text: '{n} performances with a conflict',
    number: clashing.length,
    to: `calendar?view=month&conflicts=true&date=${day}`,
    named: [],
    where: clashing[0] ? describeClash(clashing[0], ahead, changeovers) : '',
  }
})

/** Room, time and titles of a performance and of the first that it clashes with. */
function describeClash({ slot, row }: ScheduledEvent, ahead: ScheduledEvent[], changeovers: Map<number, number>): string {
  const [conflict] = findConflicts(
    slot,
    ahead.map((event) => event.slot),
    changeovers.get(row.roomId) ?? 0,
  )
  const other = ahead.find((event) => event.row.id === conflict?.other)
  const starts = toInstant(row.startsAt)
  return t('{room}, {date}, {time}: {title} and {other}', {
    ...{ room: row.room, date: formatShortDate(starts), time: formatTime(starts) },
    ...{ title: row.title, other: other?.row.title ?? '' },
  })
}

function earliest(moments: Temporal.Instant[]): Temporal.Instant | undefined {
  return moments.reduce((left, right) => (Temporal.Instant.compare(left, right) < 0 ? left : right))
}

/** The schedule slots around one in a list ordered by time; none further away can overlap it. */
function nearbySlots(performances: ScheduledEvent[], index: number): ScheduledEvent['slot'][] {
  const start = performances[index]?.slot.start ?? 0
  const isNear = (at: number) => Math.abs((performances[at]?.slot.start ?? Number.NaN) - start) <= MINUTES_APART
  let [from, to] = [index, index]
  while (isNear(from - 1)) from -= 1
  while (isNear(to + 1)) to += 1
  return performances.slice(from, to + 1).map(({ slot: occupation }) => occupation)
}

/** Warns of upcoming visible performances without an id or page in the ticket shop, which visitors cannot buy. Two statements. */
async function readUnlinked({ db, clock, config }: Platform): Promise<OperationsWarning> {
  const about = { kind: 'unlinked', text: '{n} performances without a ticket shop ID cannot be booked' } as const
  if (!config.SHOP_URL) return { ...about, number: 0, to: shopLinksPath(), named: [] }
  const where = isUnlinked({ db, clock })
  const [number, first] = await Promise.all([
    countRows(db, events, where),
    db
      .select({ id: events.id, title: productions.title, startsAt: events.startsAt })
      .from(events)
      .innerJoin(productions, eq(events.productionId, productions.id))
      .where(where)
      .orderBy(asc(events.startsAt), asc(events.id))
      .limit(MAX_NAMED),
  ])
  return { ...about, number, to: shopLinksPath(first[0]), named: first.map(({ id, title }) => ({ title, to: `event/${id}` })) }
}

/** The screen on which performances are linked with the shop, from the day of this one on: it shows some months at once. */
function shopLinksPath(first?: { startsAt: Date }): string {
  return first ? `shop-links?from=${dayOf(toInstant(first.startsAt))}` : 'shop-links'
}
