import { sql } from 'drizzle-orm'
import type { Label } from '../platform/i18n/message-ids.ts'
import { link } from '../platform/routing/link.ts'
import { defineRecordType } from '../records/define-record-type.ts'
import type { Option } from '../records/field-spec.ts'
import type { Issue, ItemsField, RecordType } from '../records/record-type.ts'
import { PERSONAL_DETAILS } from './auto-complete.ts'
import { CONFIRM_FIELD_SLUG } from './field-types.ts'
import { freeSlug, MAX_FIELD_SLUG_LENGTH } from './free-slug.ts'
import { type Confirmation, type FormField, formDefinitionSchema, MAX_CHOICE_LENGTH } from './schema.ts'
import { formEntries, forms } from './tables.ts'

const FIELD_KINDS: [number: number, label: Label][] = [
  [1, 'Single-line text'],
  [2, 'Multi-line text'],
  [3, 'Email address'],
  [4, 'Checkbox'],
  [5, 'Checkboxes'],
  [6, 'Dropdown'],
  [7, 'Multi-select list'],
  [8, 'Radio buttons'],
  [9, 'File'],
  [10, 'Date'],
  [11, 'Date and time'],
  [12, 'Hidden'],
  [13, 'Number|amount'],
  [14, 'Web address'],
  [15, 'Date of birth'],
]
const CONFIRMATIONS: Record<Confirmation, Label> = {
  none: 'No email',
  copy: 'A receipt with a link that sends them a copy',
  'opt-in': 'A confirmation link; the entry only counts once confirmed',
}
const fieldKinds: Option[] = FIELD_KINDS.map(([value, label]) => ({ value, label }))

/** A field as staff edit it; its condition is two columns of the row. */
type Row = Omit<FormField, 'id' | 'visible_if'> & { visible_if_slug: string; visible_if_values: string[] }

const fields: ItemsField = {
  kind: 'items',
  asks: 'questions',
  label: 'Fields',
  itemLabel: 'Field',
  fields: {
    label: { kind: 'text', max: 200, label: 'Label', required: true },
    field_type: { kind: 'select', label: 'Type', options: fieldKinds },
    slug: {
      kind: 'text',
      max: MAX_FIELD_SLUG_LENGTH,
      translatable: false,
      label: 'Field ID',
      help: 'Leave empty to generate it from the label. Entries are stored under it.',
    },
    required: { kind: 'boolean', label: 'Required|field' },
    visible: { kind: 'boolean', label: 'Visible', initially: true },
    choices: { kind: 'textList', max: MAX_CHOICE_LENGTH, label: 'Options', help: 'One per line.' },
    help_text: { kind: 'text', max: 500, label: 'Help text' },
    placeholder_text: { kind: 'text', max: 200, label: 'Placeholder' },
    default: { kind: 'text', max: 1000, translatable: false, label: 'Default value' },
    autocomplete: {
      kind: 'select',
      label: 'Personal detail',
      options: Object.entries(PERSONAL_DETAILS).map(([value, label]) => ({ value, label })),
      none: 'None of these',
      help: 'For single-line text: browsers and assistive tools can fill it in.',
    },
    visible_if_slug: {
      kind: 'text',
      max: MAX_FIELD_SLUG_LENGTH,
      translatable: false,
      label: 'Only ask if this field…',
      help: 'The ID of an earlier field.',
    },
    visible_if_values: {
      kind: 'textList',
      max: MAX_CHOICE_LENGTH,
      translatable: false,
      label: '…contains one of these',
      help: 'One per line.',
    },
  },
  stored: {
    read: (stored) =>
      (stored as FormField[]).map(({ id: _, visible_if, ...field }) => ({
        ...field,
        autocomplete: field.autocomplete ?? null,
        visible_if_slug: visible_if?.slug ?? '',
        visible_if_values: visible_if?.values ?? [],
      })),
    write: (rows) => fieldsOf(rows as Row[]),
  },
}

/** The fields as they are stored. Missing slugs are made from the labels, each unique. */
function fieldsOf(rows: Row[]): FormField[] {
  const usedSlugs = new Set([CONFIRM_FIELD_SLUG, ...rows.map(({ slug }) => slug)])
  return rows.map(({ visible_if_slug, visible_if_values, ...row }, index) => {
    const slug = row.slug || freeSlug(row.label, index, usedSlugs)
    usedSlugs.add(slug)
    return { ...row, id: index + 1, slug, visible_if: visible_if_slug ? { slug: visible_if_slug, values: visible_if_values } : null }
  })
}

/** Validates the rules between the fields of a form; issues are reported at the field that breaks them. */
function issuesOf(values: Record<string, unknown>): Issue[] {
  const { title, intro, recipients, confirmation, successText } = values
  const definition = { title, intro, recipients, confirmation, successText, slug: values.slug || 'form' }
  const result = formDefinitionSchema.safeParse({ ...definition, fields: fieldsOf(values.fields as Row[]) })
  if (result.success) return []
  return result.error.issues.map(({ path: [first = '', index, key], message }) => ({
    path: index === undefined || first !== 'fields' ? [first] : [first, index, key === 'visible_if' ? 'visible_if_slug' : (key ?? 'label')],
    message,
  }))
}

const form = defineRecordType(forms, {
  name: 'form',
  area: 'site',
  label: 'Form',
  plural: 'Forms',
  title: sql`${forms.title}`,
  fields: {
    title: { kind: 'text', max: 200, label: 'Title', required: true },
    slug: { kind: 'slug', label: 'URL slug', help: 'Leave empty to generate it from the title.', from: ['title'] },
    isOnline: { kind: 'boolean', label: 'Online', initially: true },
    intro: { kind: 'textarea', max: 2000, label: 'Introduction' },
    fields,
    confirmation: {
      kind: 'select',
      isForStaff: true,
      label: 'What the sender receives',
      options: Object.entries(CONFIRMATIONS).map(([value, label]) => ({ value, label })),
    },
    recipients: {
      kind: 'textList',
      translatable: false,
      isForStaff: true,
      label: 'Staff notified by email',
      help: 'One address per line.',
    },
    successText: { kind: 'textarea', max: 500, label: 'Thank-you message' },
  },
  list: {
    columns: ['confirmation', 'isOnline'],
    search: [sql`${forms.title}`],
    sort: { by: 'title' },
    filters: ['isOnline'],
    bulk: ['isOnline'],
  },
  url: (id, values) => link('forms-slug-id', { slug: String(values.slug), id }),
  tags: (id) => [`form:${id}`],
  validate: issuesOf,
  referencedBy: [{ table: formEntries, column: formEntries.formId, name: 'entries', plural: 'Form entries', filter: 'form' }],
})

/** The record types of forms. */
export const formRecordTypes: RecordType[] = [form]
