import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { t } from '../platform/i18n/i18n.ts'
import { media } from '../platform/media/tables.ts'
import { updateWithdrawals } from '../platform/media/withdrawal.ts'
import { defineRecordType, type ValuesOf } from '../records/define-record-type.ts'
import type { ColumnField, Issue } from '../records/record-type.ts'
import { libraryConditions, parseMediaQuery } from './library.server.ts'
import { isOwnFile, listedFiles } from './own-files.server.ts'
import { referencesToFiles } from './usages.server.ts'

const share = (label: 'Focal point from the left' | 'Focal point from the top'): ColumnField => ({
  kind: 'number',
  decimals: true,
  min: 0,
  max: 1,
  required: true,
  initially: 0.5,
  label,
})

/** A decorative picture must not have an alternative text, which screen readers would read. */
function issuesOfFile({ alt, isDecorative }: ValuesOf<typeof media, 'alt' | 'isDecorative'>): Issue[] {
  return isDecorative && alt
    ? [{ path: ['isDecorative'], message: t('An image with a description cannot be decorative. Remove one of the two.') }]
    : []
}

/** The record type of media files. */
export const mediaRecordType = defineRecordType(media, {
  name: 'media',
  area: 'media',
  label: 'Media library file',
  plural: 'Media library',
  title: sql`${media.filename}`,
  fields: {
    alt: {
      kind: 'textarea',
      max: 500,
      label: 'What the image shows (alt text)',
      help: 'Read aloud to people who cannot see it. Decorative images do not need one.',
      describes: 'isDecorative',
    },
    isDecorative: { kind: 'boolean', label: 'Decorative image' },
    credit: { kind: 'text', max: 200, label: 'Credit', translatable: false },
    collection: {
      kind: 'text',
      max: 100,
      translatable: false,
      isForStaff: true,
      label: 'Collection',
      help: 'Such as a delivery, a production or what the press may have. The library and every picker find it by this name.',
    },
    rights: {
      kind: 'textarea',
      max: 1000,
      translatable: false,
      isForStaff: true,
      label: 'Rights',
      help: 'What the theatre may do with it. Only visible to staff.',
    },
    rightsUntil: {
      kind: 'date',
      isForStaff: true,
      label: 'May be shown until',
      help: 'After this date it is removed from the entire site.',
    },
    focalX: share('Focal point from the left'),
    focalY: share('Focal point from the top'),
  },
  list: {
    columns: ['credit', 'collection', 'rightsUntil'],
    search: [sql`${media.filename}`, sql`${media.alt}`, sql`${media.credit}`, sql`${media.collection}`],
    sort: { by: 'id', descending: true },
    bulk: ['credit', 'collection', 'rights', 'rightsUntil'],
  },
  // Only pictures need an alternative text, and withdrawn files are not shown.
  isPublished: () => and(isNotNull(media.width), eq(media.isWithdrawn, false)),
  tags: (id) => [`media:${id}`, 'media'],
  findReferences: referencesToFiles,
  customFilter: (platform, parameters) => {
    const { before: _, ...wish } = parseMediaQuery(parameters)
    return { conditions: libraryConditions(platform, wish), isNarrowed: Object.values(wish).some((value) => value !== '') }
  },
  within: isOwnFile,
  seenWithin: (reader) => listedFiles(reader) ?? sql`true`,
  isCreatedElsewhere: true,
  holdsPictures: true,
  preservedColumns: ['key', 'filename', 'mimeType', 'bytes', 'width', 'height', 'placeholder', 'contentHash'],
  exportedColumns: { filename: 'File', mimeType: 'File type', bytes: 'Size in bytes', width: 'Width', height: 'Height' },
  validate: issuesOfFile,
  afterWrite: async (tx, id, now) => {
    await updateWithdrawals(tx, now, id)
  },
})
