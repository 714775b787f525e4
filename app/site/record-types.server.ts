import { and, eq, sql } from 'drizzle-orm'
import { inTimeWindow } from '../platform/clock/time-window.ts'
import type { Database } from '../platform/database/database.ts'
import { queryRows } from '../platform/database/query-rows.ts'
import { t } from '../platform/i18n/i18n.ts'
import { defineRecordType, type ValuesOf } from '../records/define-record-type.ts'
import type { Issue, RecordType } from '../records/record-type.ts'
import { assertNoThirdLevel, isAtTop } from './navigation-levels.server.ts'
import { openingHoursType } from './opening-hours-type.server.ts'
import { isOwnUrl } from './own-urls.ts'
import { comparableAddress, comparablePath } from './redirect-address.ts'
import { compileRedirects, targetOf } from './redirects.ts'
import { alerts, navigationLinks, redirects } from './tables.ts'

const alert = defineRecordType(alerts, {
  name: 'alert',
  area: 'site',
  label: 'Alert',
  plural: 'Alerts',
  title: sql`${alerts.title}`,
  fields: {
    title: { kind: 'text', label: 'Title', required: true },
    text: { kind: 'textarea', max: 500, label: 'Text' },
    linkTitle: { kind: 'text', label: 'Link text' },
    linkUrl: { kind: 'url', label: 'Link URL', words: 'linkTitle' },
    isOnline: { kind: 'boolean', label: 'Online', initially: true },
    onlineFrom: { kind: 'datetime', isForStaff: true, label: 'Visible from' },
    onlineTo: { kind: 'datetime', isForStaff: true, label: 'Visible until', notBefore: 'onlineFrom' },
  },
  list: {
    columns: ['isOnline'],
    search: [sql`${alerts.title}`],
    sort: { by: 'id', descending: true },
    filters: ['isOnline'],
    bulk: ['isOnline', 'onlineFrom', 'onlineTo'],
  },
  isPublished: (now) => and(eq(alerts.isOnline, true), inTimeWindow({ from: alerts.onlineFrom, until: alerts.onlineTo }, now)),
  tags: () => ['alerts'],
})

/** Only links of the main menu may have a parent, and one at most. */
function issuesOfPlace({
  place,
  belowPageId,
  belowLinkId,
}: ValuesOf<typeof navigationLinks, 'place' | 'belowPageId' | 'belowLinkId'>): Issue[] {
  const isBelow = belowPageId !== null || belowLinkId !== null
  return [
    ...(place === 'footer' && isBelow ? [{ path: ['place'], message: t('Only main menu items can have items below them.') }] : []),
    ...(belowPageId !== null && belowLinkId !== null ? [{ path: ['belowLinkId'], message: t('Choose either a page or a link.') }] : []),
  ]
}

const navigationLink = defineRecordType(navigationLinks, {
  name: 'navigation-link',
  area: 'site',
  label: 'Navigation link',
  plural: 'Navigation links',
  title: sql`${navigationLinks.title}`,
  fields: {
    title: { kind: 'text', max: 80, label: 'Title', required: true },
    url: { kind: 'url', label: 'Link URL', words: 'title', required: true },
    place: {
      kind: 'select',
      label: 'Shown in',
      options: [
        { value: 'menu', label: 'Main menu' },
        { value: 'footer', label: 'Footer' },
      ],
    },
    belowPageId: {
      kind: 'relation',
      of: 'page',
      label: 'Parent page',
      help: 'It appears in the submenu of this page, otherwise at the top level.',
    },
    belowLinkId: { kind: 'relation', of: 'navigation-link', label: 'Parent link' },
    position: {
      kind: 'number',
      label: 'Position|menu',
      help: '1 is the first. If there are fewer items, it is placed last. Pages are placed by their own settings.',
      required: true,
      min: 1,
      max: 99,
      initially: 99,
    },
    isOnline: { kind: 'boolean', label: 'Online', initially: true },
  },
  list: {
    columns: ['url', 'place', 'belowPageId', 'belowLinkId', 'position', 'isOnline'],
    search: [sql`${navigationLinks.title}`, sql`${navigationLinks.url}`],
    sort: { by: 'position' },
    filters: ['place', 'belowPageId', 'belowLinkId', 'isOnline'],
    bulk: ['isOnline', 'place'],
  },
  selectable: isAtTop(navigationLinks),
  tags: () => ['navigation'],
  validate: issuesOfPlace,
  afterWrite: assertNoThirdLevel,
})

type RedirectValues = ValuesOf<typeof redirects, 'oldPath' | 'newPath'>

/** A redirect starts at an address of this site and leads to another one. */
function issuesOfRedirect({ oldPath, newPath }: RedirectValues): Issue[] {
  if (!/^\/[^#]*$/.test(oldPath)) return [{ path: ['oldPath'], message: t('Enter a path on this site, for example /de/besuch.') }]
  if (isOwnUrl(oldPath)) return [{ path: ['oldPath'], message: t('This URL is used by the site itself and cannot be redirected.') }]
  return comparableAddress(oldPath) === comparableAddress(newPath) ? [{ path: ['newPath'], message: t('This is the old URL.') }] : []
}

/**
 * The old address of a redirect must not be that of an existing page, and is unique after normalization. Whether a page
 * exists is asked of the content feature.
 */
async function issuesOfOldAddress(db: Database, { oldPath, newPath }: RedirectValues, before?: RedirectValues): Promise<Issue[]> {
  const old = comparableAddress(oldPath)
  const issue = (message: string) => [{ path: ['oldPath'], message }]
  const page = comparablePath(old.replace(/\?.*$/s, '')).replace(/^\/de(\/|$)/, '')
  const living = await queryRows<unknown>(db, sql`SELECT 1 FROM pages WHERE path = ${page} AND is_online`)
  if (old.startsWith('/de/') && living.length > 0)
    return issue(t('A page that visitors can see uses this URL. Take it offline or move it first.'))
  const others = (await db.select().from(redirects)).filter((redirect) => redirect.oldPath !== before?.oldPath)
  if (others.some((redirect) => comparableAddress(redirect.oldPath) === old)) return issue(t('There is already a redirect from this URL.'))
  const targets = new Map([...others.map((redirect) => [redirect.oldPath, redirect.newPath] as const), [oldPath, newPath]])
  return targetOf(compileRedirects(targets), oldPath, '', 'loose') === undefined
    ? [{ path: ['newPath'], message: t('Redirect loop: the new URL leads back to the old one.') }]
    : []
}

const redirect = defineRecordType(redirects, {
  name: 'redirect',
  area: 'site',
  label: 'Redirect',
  plural: 'Redirects',
  title: sql`${redirects.oldPath}`,
  fields: {
    // Visitors follow one redirect; which there are, staff alone read.
    oldPath: { kind: 'url', label: 'Old URL', required: true, isForStaff: true, isOrigin: true },
    newPath: { kind: 'url', label: 'New URL', required: true, isForStaff: true },
  },
  list: {
    columns: ['newPath'],
    search: [sql`${redirects.oldPath}`, sql`${redirects.newPath}`],
    sort: { by: 'oldPath' },
    intake: { screen: 'redirect-list', label: 'Bring a list…' },
  },
  tags: () => ['redirects', 'pages'],
  validate: issuesOfRedirect,
  validateInTx: issuesOfOldAddress,
})

/** The record types of the site, in the order of the admin menu. */
export const siteRecordTypes: RecordType[] = [alert, openingHoursType, navigationLink, redirect]
