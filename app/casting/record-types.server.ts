import { sql } from 'drizzle-orm'
import { persons } from '../programme/tables.ts'
import { defineRecordType } from '../records/define-record-type.ts'
import { absences } from './tables.ts'

/** When somebody cannot play. It belongs to no production, so that roles limited to some read none; why, those alone read who write it down. */
const absence = defineRecordType(absences, {
  name: 'absence',
  isForStaff: true,
  area: 'programme',
  label: 'Absence',
  plural: 'Absences',
  title: sql`(SELECT trim(${persons.firstName} || ' ' || ${persons.lastName}) FROM ${persons} WHERE ${persons.id} = ${absences.personId})
    || ' · ' || to_char(${absences.startsOn}, 'DD.MM.YYYY') || '–' || to_char(${absences.endsOn}, 'DD.MM.YYYY')`,
  fields: {
    personId: { kind: 'relation', of: 'person', label: 'Person', required: true },
    startsOn: { kind: 'date', label: 'First day', required: true },
    endsOn: { kind: 'date', label: 'Last day', required: true, notBefore: 'startsOn' },
    reason: { kind: 'text', max: 200, label: 'Reason', isConfidential: true, help: 'For staff only. Please do not write a diagnosis.' },
  },
  list: {
    columns: ['personId', 'startsOn', 'endsOn', 'reason'],
    search: [{ by: absences.personId, of: persons.id, text: sql`${persons.firstName} || ' ' || ${persons.lastName}` }],
    sort: { by: 'startsOn', descending: true },
    upcoming: 'endsOn',
    filters: ['personId', 'startsOn'],
  },
  isPublished: () => sql`false`,
  tags: () => ['absences'],
})

/** The record types of casting. */
export const castingRecordTypes = [absence]
