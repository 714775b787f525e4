import { sql } from 'drizzle-orm'
import { t } from '../../platform/i18n/i18n.ts'
import { monthTags } from '../../programme/schedule-months.ts'
import { productions } from '../../programme/tables.ts'
import { defineRecordType } from '../../records/define-record-type.ts'
import { dateTimeAsText } from '../../site/index.server.ts'
import { roomBookingPersons, roomBookings } from '../tables.ts'
import { BOOKING_KIND_LABELS, BOOKING_KINDS, MAX_BOOKING_DAYS } from './booking-kinds.ts'

const MAX_MILLISECONDS = MAX_BOOKING_DAYS * 24 * 60 * 60_000

/** A booking of a room that is no performance; the public site never reads it. */
export const roomBooking = defineRecordType(roomBookings, {
  name: 'room-booking',
  isForStaff: true,
  area: 'programme',
  label: 'Room booking',
  plural: 'Room bookings',
  title: sql`coalesce(nullif(${roomBookings.title}, ''), (SELECT ${productions.title} FROM ${productions} WHERE ${productions.id} = ${roomBookings.productionId}), '–') || ' · ' || ${dateTimeAsText(roomBookings.startsAt)}`,
  fields: {
    kind: {
      kind: 'select',
      label: 'Kind of booking',
      options: BOOKING_KINDS.map((value) => ({ value, label: BOOKING_KIND_LABELS[value] })),
    },
    title: { kind: 'text', max: 200, label: 'Title', help: 'May stay empty when a production is chosen.' },
    roomId: { kind: 'relation', of: 'room', label: 'Room', required: true },
    startsAt: { kind: 'datetime', label: 'Starts', required: true },
    endsAt: {
      kind: 'datetime',
      label: 'Ends',
      required: true,
      notBefore: 'startsAt',
      help: 'Whole days run from midnight to midnight.',
    },
    productionId: { kind: 'relation', of: 'production', label: 'Production' },
    persons: {
      kind: 'relations',
      of: 'person',
      label: 'Who is needed',
      help: 'The planning board says when they are needed elsewhere at that time.',
      through: { table: roomBookingPersons, own: 'bookingId', other: 'personId' },
    },
    note: { kind: 'textarea', max: 2000, label: 'Note' },
  },
  list: {
    columns: ['kind', 'startsAt', 'endsAt', 'roomId'],
    search: [
      sql`${roomBookings.title}`,
      sql`${roomBookings.note}`,
      { by: roomBookings.productionId, of: productions.id, text: sql`${productions.title}` },
    ],
    sort: { by: 'startsAt', descending: true },
    upcoming: 'endsAt',
    filters: ['startsAt', 'kind', 'roomId', 'productionId'],
    bulk: ['kind', 'roomId', 'note'],
  },
  isPublished: () => sql`false`,
  seenWithin: 'productionId',
  validate: ({ title, productionId, startsAt, endsAt }) => {
    const length = Date.parse(String(endsAt)) - Date.parse(String(startsAt))
    return [
      ...(title.trim() === '' && productionId === null
        ? [{ path: ['title'], message: t('Please give a title or choose a production.') }]
        : []),
      ...(length === 0 ? [{ path: ['endsAt'], message: t('The end must be after the start.') }] : []),
      ...(length > MAX_MILLISECONDS
        ? [{ path: ['endsAt'], message: t('A booking may last at most {n} days.', { n: MAX_BOOKING_DAYS }) }]
        : []),
    ]
  },
  tags: (id) => [`room-booking:${id}`, 'room-bookings'],
  tagsOfValues: ({ startsAt, endsAt }) => monthTags({ startsAt: String(startsAt), endsAt: String(endsAt) }),
})
