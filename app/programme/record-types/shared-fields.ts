import { MAX_ID } from '../../platform/database/record-id.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'
import { zweiklaenge, zweiklangNames } from '../../platform/theme/color-pair.ts'
import type { Option } from '../../records/field-spec.ts'
import type { ColumnField } from '../../records/record-type.ts'

// Fields that several record types of the programme share.

/** The slug of an address, generated from other fields while it is empty. */
export const slug = (...from: string[]): ColumnField => ({
  kind: 'slug',
  label: 'URL slug',
  help: 'Leave empty to generate it from the title.',
  from,
})
export const isOnline: ColumnField = { kind: 'boolean', label: 'Online', initially: true }
export const position: ColumnField = { kind: 'number', label: 'Position', required: true, initially: 0, max: 10_000 }
export const zweiklang: ColumnField = {
  kind: 'select',
  label: 'Colour pair',
  options: zweiklangNames.map((value) => ({ value, label: zweiklaenge[value].label })),
}

/** A fixed set of values with their labels, as options. */
export const optionsOf = (labels: Record<string, Label>): Option[] => Object.entries(labels).map(([value, label]) => ({ value, label }))

/** A contributor, as a row of a form. */
export const contributor: Record<string, ColumnField> = {
  personId: { kind: 'relation', of: 'person', label: 'Person', required: true },
  role: { kind: 'text', label: 'Role or function', required: true, translatable: false },
  kind: {
    kind: 'select',
    label: 'On stage or backstage',
    options: [
      { value: 'cast', label: 'Cast' },
      { value: 'team', label: 'Team' },
    ],
  },
}

/** A change of cast for one performance: a part of the production, or an extra one. */
export const castChange: Record<string, ColumnField> = {
  ...contributor,
  isExtra: { kind: 'boolean', label: 'This evening only' },
  replacesId: { kind: 'number', max: MAX_ID, label: 'Replaced role' },
  isReading: { kind: 'boolean', label: 'Reads the part' },
  isOmitted: { kind: 'boolean', label: 'Role left out' },
}

/** Somebody who can stand in for a role of the production. */
export const understudy: Record<string, ColumnField> = {
  role: { kind: 'text', label: 'Role', required: true, translatable: false },
  personId: { kind: 'relation', of: 'person', label: 'Person', required: true },
  kind: {
    kind: 'select',
    label: 'How|understudy',
    options: [
      { value: 'alternate', label: 'Alternate' },
      { value: 'cover', label: 'Cover' },
    ],
  },
}
