import { sql } from 'drizzle-orm'
import type { ContentType } from '../platform/content-type/content-type.ts'
import { alerts, openingHours, redirects } from './tables.ts'

const alert: ContentType = {
  name: 'alert',
  area: 'site',
  label: 'Alert',
  plural: 'Alerts',
  table: alerts,
  title: sql`${alerts.title}`,
  fields: {
    title: { kind: 'line', label: 'Title', required: true },
    text: { kind: 'lines', max: 500, label: 'Text' },
    linkTitle: { kind: 'line', label: 'Link text' },
    linkUrl: { kind: 'address', label: 'Link address' },
    isOnline: { kind: 'flag', label: 'Online', initially: true },
    onlineFrom: { kind: 'moment', label: 'Online from' },
    onlineTo: { kind: 'moment', label: 'Online to' },
  },
  list: {
    columns: ['onlineFrom', 'onlineTo', 'isOnline'],
    search: [sql`${alerts.title}`],
    sort: { by: 'id', descending: true },
    filters: ['isOnline'],
    bulk: ['isOnline', 'onlineFrom', 'onlineTo'],
  },
  tags: () => ['alerts'],
}

const openingHoursType: ContentType = {
  name: 'opening-hours',
  area: 'site',
  label: 'Opening hours',
  plural: 'Opening hours (several)',
  table: openingHours,
  title: sql`coalesce(to_char(${openingHours.day}, 'DD.MM.YYYY'), (ARRAY['Montag','Dienstag','Mittwoch','Donnerstag','Freitag','Samstag','Sonntag'])[${openingHours.weekday}], '–')`,
  fields: {
    weekday: { kind: 'number', label: 'Weekday (1 Monday to 7 Sunday)', min: 1, max: 7 },
    day: { kind: 'day', label: 'Exception on the day' },
    timeFrom: { kind: 'time', label: 'Open from' },
    timeTo: { kind: 'time', label: 'Open until' },
    closed: { kind: 'flag', label: 'Closed' },
    alternativeText: { kind: 'line', label: 'Other text' },
    alternativeLinkUrl: { kind: 'address', label: 'Link address' },
  },
  list: { columns: ['weekday', 'day', 'timeFrom', 'timeTo', 'closed'], search: [sql`${openingHours.alternativeText}`], sort: { by: 'id' } },
  tags: () => ['opening-hours'],
}

const redirect: ContentType = {
  name: 'redirect',
  area: 'site',
  label: 'Redirect',
  plural: 'Redirects',
  table: redirects,
  title: sql`${redirects.oldPath}`,
  fields: {
    oldPath: { kind: 'address', label: 'Old address', required: true },
    newPath: { kind: 'address', label: 'New address', required: true },
  },
  list: { columns: ['newPath'], search: [sql`${redirects.oldPath}`, sql`${redirects.newPath}`], sort: { by: 'oldPath' } },
  tags: () => ['redirects', 'pages'],
}

/** What staff keep of the site as a whole, in the order of the admin area's menu. */
export const siteContentTypes: ContentType[] = [alert, openingHoursType, redirect]
