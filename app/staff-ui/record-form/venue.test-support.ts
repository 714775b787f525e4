import type { TypeDescription } from '../../records/type-description.ts'
import type { FormContext } from '../fields/field-props.ts'
import type { EditedRecord } from './edited-record.ts'
import type { SavedRecord } from './use-record-form.ts'

/** A record type of few fields, as an administrator knows it. */
export const VENUE: TypeDescription = {
  name: 'venue',
  area: 'programme',
  label: 'Venue',
  plural: 'Venues',
  fields: {
    name: { kind: 'text', label: 'Name', required: true },
    claim: { kind: 'text', label: 'Tagline' },
    city: { kind: 'text', label: 'Town' },
    description: { kind: 'richText', label: 'Text' },
  },
  sections: [],
  list: { columns: ['city'], filters: [], bulk: [], sort: { by: 'name' } },
  hasPage: false,
  creatable: [],
  mayWrite: true,
  writable: null,
  mayCreate: true,
  mayDelete: true,
  seesWork: true,
}

export const NO_CONTEXT: FormContext = { pictures: {}, titles: {} }
const EMPTY = { name: '', claim: '', city: '', description: null }

/** A venue that nobody has saved yet. */
export const NEW_VENUE: EditedRecord = { id: null, title: '', values: EMPTY, revision: '', url: null }

/** A venue as the server has it after a save. */
export function savedVenue(values: Record<string, unknown>, revision = 'r1'): SavedRecord {
  return { id: 7, title: String(values.name ?? ''), values: { ...EMPTY, ...values }, revision }
}

/** The same as its form opens it. */
export const editedVenue = (values: Record<string, unknown>): EditedRecord => ({ ...savedVenue(values), url: null })
