import { z } from 'zod'
import { OWN_FIELDS } from '../content/index.ts'
import { defineModule, type ModuleField } from './definition.ts'
import { media, rich, summaryText } from './field-schemas.ts'

/** Anything that a record may hold in a text; what it refuses, its own rules say when it goes live. */
const words = z.string().optional()
const rows = z.array(z.record(z.string(), z.unknown())).optional()

/** What the rows of people hold, for comparing two states; they are edited with the inputs of the record's form. */
const people: Record<string, ModuleField> = {
  personId: { kind: 'relation', of: 'person', from: '/api/admin/person/options', label: 'Person' },
  role: { kind: 'text', label: 'Role or function' },
  kind: {
    kind: 'select',
    label: 'On stage or backstage',
    options: [
      { value: 'cast', label: 'Cast' },
      { value: 'team', label: 'Team' },
    ],
  },
}

/**
 * The own fields of an object, such as the title of a production. Like a module they are edited on the page, but they are in
 * no folder and in no picker: each object has them once, and its page shows them.
 */
export const ownFields = defineModule({
  type: OWN_FIELDS,
  version: 1,
  label: 'Own fields',
  icon: 'M4 6h16M4 12h10M4 18h7',
  toolbars: {},
  schema: z.strictObject({
    ...{ preline: words, title: words, name: words, subline: words, claim: words, lead: words, position: words },
    ...{ intro: words, successText: words },
    ...{ note: words, importantInfo: words, contentNotes: words, promoter: words, sponsors: words },
    ...{ description: rich, biography: rich, directions: rich, accessibility: rich },
    ...{ imageId: media, wideImageId: media, contributors: rows, cast: rows },
  }),
  defaults: () => ({}),
  fields: {
    preline: { kind: 'text', label: 'Line above', inPlace: true },
    title: { kind: 'text', label: 'Title', inPlace: true },
    name: { kind: 'text', label: 'Name', inPlace: true },
    subline: { kind: 'text', label: 'Subtitle', inPlace: true },
    claim: { kind: 'text', label: 'Tagline', inPlace: true },
    lead: { kind: 'text', label: 'Standfirst', inPlace: true },
    position: { kind: 'text', label: 'Role at the theatre', inPlace: true },
    intro: { kind: 'text', label: 'Introduction', inPlace: true },
    successText: { kind: 'text', label: 'Thank-you message', inPlace: true },
    note: { kind: 'text', label: 'Note', inPlace: true },
    importantInfo: { kind: 'text', label: 'Important information', inPlace: true },
    contentNotes: { kind: 'text', label: 'Content notes', inPlace: true },
    promoter: { kind: 'text', label: 'Promoter', inPlace: true },
    sponsors: { kind: 'text', label: 'Sponsors', inPlace: true },
    description: { kind: 'richText', label: 'Text', inPlace: true },
    biography: { kind: 'richText', label: 'Biography', inPlace: true },
    directions: { kind: 'richText', label: 'Directions', inPlace: true },
    accessibility: { kind: 'richText', label: 'Accessibility', inPlace: true },
    imageId: { kind: 'media', label: 'Image' },
    wideImageId: { kind: 'media', label: 'Wide image (16:9)' },
    contributors: { kind: 'items', label: 'Contributors', itemLabel: 'Contributor', fields: people },
    cast: {
      kind: 'items',
      label: 'Cast changes for this performance',
      itemLabel: 'Cast change',
      fields: {
        ...people,
        isExtra: { kind: 'boolean', label: 'This evening only' },
        replacesId: { kind: 'number', label: 'Replaced role' },
        isReading: { kind: 'boolean', label: 'Reads the part' },
        isOmitted: { kind: 'boolean', label: 'Role left out' },
      },
    },
  },
  summary: (data) => summaryText(data.title ?? data.name ?? data.position ?? data.note),
  // The record's own search document, references and audit have them.
  references: () => ({ media: [], links: [] }),
  searchText: () => '',
})
