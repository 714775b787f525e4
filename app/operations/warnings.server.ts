import { and, asc, eq, gt, lt } from 'drizzle-orm'
import { readBlankHome, readBlankLegalPages } from '../audit/index.server.ts'
import { readNightFaults } from '../backup/index.server.ts'
import { hasTicketShop, type ShopFlag } from '../booking/index.server.ts'
import { pageUrl, readFilledObjects } from '../content/index.server.ts'
import { countOpenEntries, listEntries } from '../forms/index.server.ts'
import { articles } from '../magazine/tables.ts'
import { moduleRegistry } from '../modules/module-registry.server.ts'
import type { Viewer } from '../platform/auth/auth.ts'
import { can } from '../platform/auth/rights.ts'
import { dayOf, parseInstant, toDate, toInstant } from '../platform/clock/clock.ts'
import { formatLongDateTime, formatShortDate, formatTime } from '../platform/format/date.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { CountLabel } from '../platform/i18n/message-ids.ts'
import type { Platform } from '../platform/platform.ts'
import { link } from '../platform/routing/link.ts'
import { events, productions } from '../programme/tables.ts'
import { readWaiting, reviewPath } from '../review/index.server.ts'
import { readObjectPlace } from '../review/object-place.server.ts'
import { readComingClashes } from '../scheduling/coming-clashes.server.ts'
import { MAIL_FAULT_LABELS } from './mail-states.ts'
import { type DifferingCase, differingCase } from './ticket-shop/differing-words.ts'
import { eventWords } from './ticket-shop/event-words.ts'
import { readNoSale } from './ticket-shop/no-sale.server.ts'
import { readFlagged } from './ticket-shop/read-flagged.server.ts'
import { readShopDifferences } from './ticket-shop/read-shop-differences.server.ts'
import { isUnlinked } from './unlinked.server.ts'
import { readWarningCounts } from './warning-counts.server.ts'

/** Ahead of which an article should have its text. */
const SOON = { hours: 14 * 24 }
/** Most records listed by title in a warning; its number counts all. */
const MAX_NAMED = 5

/** What a warning is about. */
export type WarningKind =
  | 'no-sale'
  | 'shop-refuses'
  | 'shop-test-mode'
  | 'shop-currency'
  | 'clash'
  | 'shop-differs'
  | 'unlinked'
  | 'review'
  | 'page-empty'
  | 'article-empty'
  | 'entries-open'
  | 'plan-failed'
  | 'import-failed'
  | 'source-failed'
  | 'source-halved'
  | 'source-waits'
  | 'mail-stuck'
  | 'mail-failed'
  | 'mail-kept'
  | 'job-failed'
  | 'backup-late'
  | 'backup-unreadable'
  | 'rights-over'
  | 'rights-ending'

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
  /** performances that the shop has otherwise, each with what can be done about it */
  differing?: DifferingCase[]
}

/** The warnings; those outside the viewer's rights are left out. */
export async function readWarnings(platform: Platform, viewer: Viewer): Promise<OperationsWarning[]> {
  const isAdministrator = can(viewer.role, 'read', 'people')
  const all = await Promise.all([
    readReviews(platform, viewer),
    readBlankPages(platform),
    readClashes(platform),
    readBlankArticles(platform),
    readUnlinked(platform),
    readDiffering(platform),
    readNoSaleWarning(platform, viewer),
    readShopFlags(platform),
    ...(can(viewer.role, 'read', 'entries') ? [readOpenEntries(platform)] : []),
    readCounted(platform, isAdministrator),
    ...(isAdministrator ? [readFailedJobs(platform), readBackups(platform)] : []),
  ])
  return all.flat().filter(({ number }) => number > 0)
}

function counted(kind: WarningKind, text: CountLabel, to: string, number: number): OperationsWarning {
  return { kind, text, number, to, named: [] }
}

async function readFailedJobs({ jobs }: Platform): Promise<OperationsWarning> {
  return counted('job-failed', '{n} jobs have failed', 'jobs', (await jobs.counts()).failed)
}

/** Says when the house has had no backup of itself for days, and of the newest one that it could not be read back. */
async function readBackups(platform: Platform): Promise<OperationsWarning[]> {
  const { daysWithout, unreadable } = await readNightFaults(platform)
  const broken = counted('backup-unreadable', '{n} backups cannot be read back', 'jobs', unreadable ? 1 : 0)
  return [
    counted('backup-late', '{n} days without a backup', 'jobs', daysWithout),
    unreadable ? { ...broken, where: `${formatLongDateTime(Temporal.Instant.from(unreadable.moment))}: ${unreadable.reason}` } : broken,
  ]
}

/** The warnings that are a number each; the mails are the administrators' alone. */
async function readCounted(platform: Platform, isAdministrator: boolean): Promise<OperationsWarning[]> {
  const count = await readWarningCounts(platform)
  const stuck = counted('mail-stuck', '{n} emails are not getting out', 'mails?state=queued', count.mailsStuck)
  const mails = [
    { ...stuck, ...(count.mailsFault ? { where: t(MAIL_FAULT_LABELS[count.mailsFault]) } : {}) },
    counted('mail-failed', '{n} emails could not be sent', 'mails?state=failed', count.mailsFailed),
    counted('mail-kept', '{n} emails in the outbox: no mail server is configured', 'mails?state=kept', count.mailsKept),
  ]
  const plansFailed = count.publicationsFailed + count.changesFailed + count.releasesFailed
  return [
    ...(isAdministrator ? mails : []),
    counted('import-failed', '{n} imports have failed', 'import', count.importsFailed),
    counted('source-failed', '{n} import sources cannot be read', 'import-sources', count.sourcesFailed),
    counted('source-halved', '{n} import sources bring half or less', 'import-sources', count.sourcesHalved),
    counted('source-waits', '{n} import sources have changes that wait', 'import-sources', count.sourcesWait),
    counted('plan-failed', '{n} scheduled changes could not be made', 'changes', plansFailed),
    counted('rights-over', '{n} files with expired rights', 'media?state=expired', count.rightsOver),
    counted('rights-ending', '{n} files with rights expiring soon', 'media?state=expiring', count.rightsEnding),
  ]
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

/** Warns of an online home page or legal pages without content, the same as the site audit finds. Three statements. */
async function readBlankPages(platform: Pick<Platform, 'db' | 'clock'>): Promise<OperationsWarning> {
  const [home, legal] = await Promise.all([readBlankHome(platform), readBlankLegalPages(platform)])
  const named = [
    ...(home ? [{ title: home.title, to: `${pageUrl('')}?edit` }] : []),
    ...legal.map(({ name, title }) => ({ title: title(), to: `${link(name)}?edit` })),
  ]
  return { kind: 'page-empty', text: '{n} pages show visitors nothing yet', number: named.length, to: 'check?kind=page-blank', named }
}

/** Warns of articles that go online in the next two weeks and have no content yet. Two statements. */
async function readBlankArticles(platform: Pick<Platform, 'db' | 'clock'>): Promise<OperationsWarning> {
  const { db, clock } = platform
  const now = clock.now()
  const isSoon = and(eq(articles.isOnline, true), gt(articles.publishedAt, toDate(now)), lt(articles.publishedAt, toDate(now.add(SOON))))
  const coming = await db.select({ id: articles.id, title: articles.title }).from(articles).where(isSoon).orderBy(asc(articles.publishedAt))
  const ids = coming.map(({ id }) => id)
  const filled = ids.length > 0 ? await readFilledObjects(platform, 'article', ids) : new Set<number>()
  const blank = coming.filter(({ id }) => !filled.has(id))
  const named = blank.map(({ id, title }) => ({ title, to: `article/${id}?field=text` }))
  return {
    kind: 'article-empty',
    text: '{n} articles go online without text',
    number: blank.length,
    to: 'article',
    named: named.slice(0, MAX_NAMED),
  }
}

/** Tells which entries of forms wait for somebody, by form and time; what was written stays in its sheet. Four statements. */
async function readOpenEntries(platform: Pick<Platform, 'db'>): Promise<OperationsWarning> {
  const [number, latest] = await Promise.all([countOpenEntries(platform), listEntries(platform, { state: 'open', limit: MAX_NAMED })])
  const named = latest.map(({ id, form, createdAt }) => ({
    title: t('{form}, {date}', { form: form.title, date: formatShortDate(parseInstant(createdAt)) }),
    to: `entries?state=open&entry=${id}`,
  }))
  return { kind: 'entries-open', text: '{n} form entries are open', number, to: 'entries?state=open', named }
}

/** Warns of coming performances whose room or people are booked at the same time, and leads to the first in the calendar. */
async function readClashes(platform: Platform): Promise<OperationsWarning> {
  const { number, first } = await readComingClashes(platform)
  const about = { kind: 'clash', text: '{n} performances with a conflict', number, named: [] as OperationsWarning['named'] } as const
  if (!first) return { ...about, to: 'calendar' }
  const starts = parseInstant(first.startsAt)
  const where = t('{room}, {date}, {time}: {title} and {other}', {
    ...{ room: first.room, date: formatShortDate(starts), time: formatTime(starts) },
    ...{ title: first.title, other: first.other },
  })
  return { ...about, to: `calendar?view=month&conflicts=true&date=${dayOf(starts)}`, where }
}

/** Warns of upcoming visible performances without an id or page in the ticket shop, which visitors cannot buy. Two statements. */
async function readUnlinked({ db, clock, config }: Platform): Promise<OperationsWarning> {
  const about = { kind: 'unlinked', text: '{n} performances without a ticket shop ID cannot be booked' } as const
  if (!config.SHOP_URL) return { ...about, number: 0, to: shopLinksPath(), named: [] }
  const where = isUnlinked({ db, clock })
  const [number, first] = await Promise.all([
    db.$count(events, where),
    db
      .select({ id: events.id, title: productions.title, startsAt: events.startsAt })
      .from(events)
      .innerJoin(productions, eq(events.productionId, productions.id))
      .where(where)
      .orderBy(asc(events.startsAt), asc(events.id))
      .limit(MAX_NAMED),
  ])
  const named = first.map(({ id, title, startsAt }) => ({
    title: `${title}, ${formatShortDate(toInstant(startsAt))}`,
    to: `event/${id}`,
  }))
  return { ...about, number, to: shopLinksPath(first[0]), named }
}

/** Tells of coming performances that the ticket shop has otherwise, as last read: the shop is not asked. */
async function readDiffering(platform: Platform): Promise<OperationsWarning> {
  const about = { kind: 'shop-differs', text: '{n} performances differ in the ticket shop', to: 'shop', named: [] } as const
  if (!hasTicketShop(platform.config)) return { ...about, named: [], number: 0 }
  const { number, first } = await readShopDifferences(platform)
  return { ...about, named: [], number, differing: first.slice(0, MAX_NAMED).map(differingCase) }
}

/** Says when no ticket at all can be sold, why, and what to do. */
async function readNoSaleWarning(platform: Platform, { role }: Viewer): Promise<OperationsWarning> {
  const noSale = await readNoSale(platform)
  const about = counted('no-sale', '{n} performances, none of which can be booked', 'shop', noSale?.number ?? 0)
  if (!noSale) return about
  const isForThem = noSale.reason === 'webshop-off' && can(role, 'write', 'settings')
  return { ...about, where: noSale.words, ...(isForThem ? { to: 'settings' } : {}) }
}

/** Says which events of the shop the site's key may not read or sell, and whose orders are not real, each in one line. */
async function readShopFlags(platform: Platform): Promise<OperationsWarning[]> {
  const flagged = hasTicketShop(platform.config) ? await readFlagged(platform) : []
  const line = (kind: WarningKind, text: CountLabel, flags: ShopFlag['flag'][]): OperationsWarning => {
    const ofKind = Map.groupBy(flagged, ({ flag }) => flag)
    const found = flags.flatMap((flag) => (ofKind.has(flag) ? [{ flag, events: ofKind.get(flag) ?? [] }] : []))
    const number = found.flatMap(({ events }) => events).reduce((sum, { number }) => sum + number, 0)
    return { ...counted(kind, text, 'shop', number), where: found.map(({ flag, events }) => eventWords(flag, events)).join(' ') }
  }
  return [
    line('shop-refuses', '{n} performances cannot be booked: the ticket shop refuses', ['hidden', 'no-carts']),
    line('shop-test-mode', '{n} performances are sold in test mode', ['test-mode']),
    line('shop-currency', '{n} performances are sold in another currency', ['foreign-currency']),
  ]
}

/** The screen on which performances are linked with the shop, from the day of this one on: it shows some months at once. */
function shopLinksPath(first?: { startsAt: Date }): string {
  return first ? `shop-links?from=${dayOf(toInstant(first.startsAt))}` : 'shop-links'
}
