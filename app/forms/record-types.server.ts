import { sql } from 'drizzle-orm'
import { slugOf } from '../platform/format/slug.ts'
import type { Label } from '../platform/i18n/message-ids.ts'
import { link } from '../platform/routing/link.ts'
import type { Option } from '../records/field-spec.ts'
import type { Issue, ItemsField, RecordType } from '../records/record-type.ts'
import { PERSONAL_DETAILS } from './auto-complete.ts'
import { CONFIRM_FIELD_SLUG } from './field-types.ts'
import { type Confirmation, type FormField, formDefinitionSchema, MAX_CHOICE_LENGTH, MAX_FIELD_SLUG_LENGTH } from './schema.ts'
import { formEntries, forms } from './tables.ts'

const FIELD_KINDS: [number: number, label: Label][] = [
  [1, 'Line of text'],
  [2, 'Several lines'],
  [3, 'E-mail address'],
  [4, 'Box to tick'],
  [5, 'Several of these, to tick'],
  [6, 'One of these, from a list'],
  [7, 'Several of these, from a list'],
  [8, 'One of these, to tick'],
  [9, 'File'],
  [10, 'Day'],
  [11, 'Day and time'],
  [12, 'Not shown'],
  [13, 'Number (figure)'],
  [14, 'Web address'],
  [15, 'Date of birth'],
]
const CONFIRMATIONS: Record<Confirmation, Label> = {
  none: 'No mail',
  copy: 'A copy of the entry',
  'opt-in': 'A link to confirm; without it the entry does not count',
}
const fieldKinds: Option[] = FIELD_KINDS.map(([value, label]) => ({ value, label }))

/** What staff write of a field; its condition is two entries of the row. */
type Row = Omit<FormField, 'id' | 'visible_if'> & { visible_if_slug: string; visible_if_values: string[] }

const fields: ItemsField = {
  kind: 'items',
  label: 'Fields',
  itemLabel: 'Field',
  fields: {
    label: { kind: 'text', max: 200, label: 'Label', required: true },
    field_type: { kind: 'select', label: 'Kind', options: fieldKinds },
    slug: {
      kind: 'text',
      max: MAX_FIELD_SLUG_LENGTH,
      label: 'Short name',
      help: 'Made from the label when empty. Entries are kept under it.',
    },
    required: { kind: 'boolean', label: 'Has to be filled in' },
    visible: { kind: 'boolean', label: 'Shown', initially: true },
    choices: { kind: 'textList', max: MAX_CHOICE_LENGTH, label: 'Choices', help: 'One a line.' },
    help_text: { kind: 'text', max: 500, label: 'Help' },
    placeholder_text: { kind: 'text', max: 200, label: 'Example in the empty field' },
    default: { kind: 'text', max: 1000, label: 'Filled in beforehand' },
    autocomplete: {
      kind: 'select',
      label: 'Detail of the person',
      options: Object.entries(PERSONAL_DETAILS).map(([value, label]) => ({ value, label })),
      none: 'Nothing of this',
      help: 'For a line of text: browsers and aids fill it in.',
    },
    visible_if_slug: {
      kind: 'text',
      max: MAX_FIELD_SLUG_LENGTH,
      label: 'Only asked if this field …',
      help: 'The short name of an earlier field.',
    },
    visible_if_values: { kind: 'textList', max: MAX_CHOICE_LENGTH, label: '… holds one of these', help: 'One a line.' },
  },
  stored: {
    read: (kept) =>
      (kept as FormField[]).map(({ id: _, visible_if, ...field }) => ({
        ...field,
        autocomplete: field.autocomplete ?? null,
        visible_if_slug: visible_if?.slug ?? '',
        visible_if_values: visible_if?.values ?? [],
      })),
    write: (rows) => fieldsOf(rows as Row[]),
  },
}

/** The fields as they are kept. Short names that nobody has written are made from the labels, each another. */
function fieldsOf(rows: Row[]): FormField[] {
  const taken = new Set([CONFIRM_FIELD_SLUG, ...rows.map(({ slug }) => slug)])
  return rows.map(({ visible_if_slug, visible_if_values, ...row }, index) => {
    const slug = row.slug || freeSlug(row.label, index, taken)
    taken.add(slug)
    return { ...row, id: index + 1, slug, visible_if: visible_if_slug ? { slug: visible_if_slug, values: visible_if_values } : null }
  })
}

function freeSlug(label: string, index: number, taken: Set<string>): string {
  const number = `_${index + 1}`
  const made = slugOf(label, MAX_FIELD_SLUG_LENGTH - number.length).replaceAll('-', '_') || `field${number}`
  return taken.has(made) ? made + number : made
}

/** What the parts of a form have to be to each other; said at the field that breaks it. */
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

const form: RecordType = {
  name: 'form',
  area: 'site',
  label: 'Form',
  plural: 'Forms (several)',
  table: forms,
  title: sql`${forms.title}`,
  fields: {
    title: { kind: 'text', max: 200, label: 'Title', required: true },
    slug: { kind: 'slug', label: 'Address part', help: 'Made from the title when empty.', from: ['title'] },
    isOnline: { kind: 'boolean', label: 'Online', initially: true },
    intro: { kind: 'textarea', max: 2000, label: 'Introduction' },
    fields,
    confirmation: {
      kind: 'select',
      label: 'What the sender gets',
      options: Object.entries(CONFIRMATIONS).map(([value, label]) => ({ value, label })),
    },
    recipients: { kind: 'textList', label: 'Who in the house gets a mail', help: 'One address a line.' },
    successText: { kind: 'textarea', max: 500, label: 'Said when it has arrived' },
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
  referencedBy: [{ table: formEntries, column: formEntries.formId, name: 'entries', plural: 'Entries of forms', filter: 'form' }],
}

/** What staff keep of forms. */
export const formRecordTypes: RecordType[] = [form]
