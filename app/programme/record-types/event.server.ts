import { and, eq, gte, sql } from 'drizzle-orm'
import type { Label } from '../../platform/i18n/message-ids.ts'
import { link } from '../../platform/routing/link.ts'
import { defineRecordType } from '../../records/define-record-type.ts'
import { dateTimeAsText } from '../../site/index.server.ts'
import { linkCastChanges } from '../cast-links.server.ts'
import { issuesOfCast, unknownPartsOf } from '../parts.server.ts'
import { markWhereItPremieres } from '../premiere.server.ts'
import { keepPreviousStart } from '../previous-start.server.ts'
import { monthTags } from '../schedule-months.ts'
import type { EVENT_MARKS, EVENT_STATUSES } from '../schema.ts'
import { issuesOfShopNumber } from '../shop-numbers.server.ts'
import { contributors, events, eventTags, productions } from '../tables.ts'
import { castChange, isOnline, optionsOf } from './shared-fields.ts'

const STATUSES: Record<(typeof EVENT_STATUSES)[number], Label> = {
  scheduled: 'Scheduled',
  cancelled: 'Cancelled',
  moved: 'Moved',
}
const MARKS: Record<(typeof EVENT_MARKS)[number], Label> = {
  premiere: 'Premiere',
  'world-premiere': 'World premiere',
  'last-time': 'Final performance',
  surtitles: 'Surtitles',
  'audio-description': 'Audio description',
  'sign-language': 'Sign language',
  relaxed: 'Relaxed performance',
  talk: 'Post-show talk',
}

/** A performance: a production on an evening in a room (B §3). */
export const event = defineRecordType(events, {
  name: 'event',
  area: 'programme',
  label: 'Performance',
  plural: 'Performances',
  title: sql`(SELECT ${productions.title} FROM ${productions} WHERE ${productions.id} = ${events.productionId}) || ' · ' || ${dateTimeAsText(events.startsAt)}`,
  fields: {
    productionId: { kind: 'relation', of: 'production', label: 'Production', required: true },
    startsAt: { kind: 'datetime', label: 'Starts', required: true },
    endsAt: { kind: 'datetime', label: 'Ends', notBefore: 'startsAt' },
    roomId: { kind: 'relation', of: 'room', label: 'Room', required: true },
    status: { kind: 'select', label: 'Status', options: optionsOf(STATUSES) },
    note: { kind: 'text', label: 'Note', help: 'Shown next to the title: what changed or where it moved.' },
    parentId: {
      kind: 'relation',
      of: 'event',
      label: 'Part of',
      help: 'The evening this performance belongs to. Its page then lists all parts.',
    },
    marks: { kind: 'multiselect', label: 'Labels', options: optionsOf(MARKS) },
    tags: {
      kind: 'relations',
      of: 'tag',
      label: 'Tags',
      help: 'In addition to those of the production.',
      through: { table: eventTags, own: 'eventId', other: 'tagId' },
    },
    isOnline,
    isFree: { kind: 'boolean', label: 'Free admission' },
    idJet: { kind: 'text', max: 60, isOwn: true, isForStaff: true, label: 'Ticket shop ID' },
    ticketUrl: { kind: 'url', isOwn: true, label: 'Ticket shop page' },
    ticketSaleFrom: { kind: 'datetime', label: 'Tickets on sale from' },
    planningId: {
      kind: 'text',
      max: 200,
      isOwn: true,
      isForStaff: true,
      label: 'Planning system ID',
      help: 'Imports use it to recognise this performance.',
    },
    cast: {
      kind: 'rows',
      label: 'Cast changes for this performance',
      itemLabel: 'Cast change',
      asks: 'changes-of-cast',
      table: contributors,
      link: { own: 'eventId', position: 'position', copied: { productionId: 'productionId' } },
      fields: castChange,
    },
  },
  startsOffline: true,
  list: {
    columns: ['startsAt', 'roomId', 'status', 'isOnline'],
    search: [{ by: events.productionId, of: productions.id, text: sql`${productions.title}` }, sql`${events.note}`],
    sort: { by: 'startsAt', descending: true },
    upcoming: 'startsAt',
    filters: ['startsAt', 'productionId', 'roomId', 'tags', 'status', 'isOnline'],
    bulk: ['isOnline', 'status', 'roomId', 'note', 'marks', 'tags', 'isFree', 'ticketSaleFrom', 'ticketUrl'],
  },
  parentField: 'productionId',
  within: 'parent',
  validateInTx: async (db, values, before) => [
    ...(await issuesOfCast(db, values, before)),
    ...(await issuesOfShopNumber(db, values, before)),
  ],
  unknownParts: unknownPartsOf,
  async afterWrite(tx, id, _, before, invalidate) {
    await linkCastChanges(tx, { eventId: id })
    if (before?.isOnline) await keepPreviousStart(tx, id, before.startsAt)
    await markWhereItPremieres(tx, { id, before, invalidate })
  },
  // Past performances stay readable, but are not audited.
  isPublished: (now) => and(eq(events.isOnline, true), gte(events.startsAt, now)),
  // The slug in it is that of the production, where the caller knows it; any other redirects to that.
  url: (id, { slug }) => link('events-slug-id', { slug: String(slug || 'vorstellung'), id }),
  tags: (id) => [`event:${id}`, 'events'],
  tagsOfValues: ({ startsAt, endsAt }) => monthTags({ startsAt: String(startsAt), endsAt: typeof endsAt === 'string' ? endsAt : null }),
})
