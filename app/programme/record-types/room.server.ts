import { sql } from 'drizzle-orm'
import { defineRecordType } from '../../records/define-record-type.ts'
import { rooms } from '../tables.ts'
import { position, slug } from './shared-fields.ts'

/** A room of a venue; the filter *Location* lists rooms. */
export const room = defineRecordType(rooms, {
  name: 'room',
  area: 'programme',
  label: 'Room',
  plural: 'Rooms',
  title: sql`${rooms.name}`,
  fields: {
    name: { kind: 'text', label: 'Name', required: true },
    slug: slug('name'),
    venueId: { kind: 'relation', of: 'venue', label: 'Venue', required: true },
    seats: { kind: 'number', label: 'Seats', max: 100_000 },
    changeoverMinutes: {
      kind: 'number',
      isForStaff: true,
      label: 'Minutes between performances',
      help: 'Changeover time. The calendar warns when there is less.',
      required: true,
      initially: 0,
      max: 1440,
    },
    position,
  },
  list: { columns: ['venueId', 'seats'], search: [sql`${rooms.name}`], sort: { by: 'position' }, filters: ['venueId'], bulk: ['venueId'] },
  tags: () => ['options', 'venues', 'events'],
})
