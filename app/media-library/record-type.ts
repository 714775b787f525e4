import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { t } from '../platform/i18n/i18n.ts'
import { media } from '../platform/media/tables.ts'
import { settleRights } from '../platform/media/withdrawal.ts'
import type { ColumnField, Issue, RecordType } from '../records/record-type.ts'
import { libraryConditions, parseMediaQuery } from './library.server.ts'
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

/** Whoever marks a described picture as decoration means that nothing is read out of it, and it would be. */
function issuesOfFile({ alt, isDecorative }: Record<string, unknown>): Issue[] {
  return isDecorative && alt
    ? [{ path: ['isDecorative'], message: t('What is described is no decoration. Please take one of the two away.') }]
    : []
}

/** What staff keep of a file of the media library besides its bytes. */
export const mediaRecordType: RecordType = {
  name: 'media',
  area: 'media',
  label: 'File of the library',
  plural: 'Media library',
  table: media,
  title: sql`${media.filename}`,
  fields: {
    alt: {
      kind: 'textarea',
      max: 500,
      label: 'What the image shows',
      help: 'Read to people who do not see it. What only decorates needs none.',
      describes: 'isDecorative',
    },
    isDecorative: { kind: 'boolean', label: 'The image is only decoration' },
    credit: { kind: 'text', max: 200, label: 'Credit' },
    rights: { kind: 'textarea', max: 1000, label: 'Rights', help: 'What the house may do with it. Only staff read this.' },
    rightsUntil: { kind: 'date', label: 'May be shown until', help: 'After this day it is taken off the site everywhere.' },
    focalX: share('Focal point from the left'),
    focalY: share('Focal point from the top'),
  },
  list: {
    columns: ['credit', 'rightsUntil'],
    search: [sql`${media.filename}`, sql`${media.alt}`, sql`${media.credit}`],
    sort: { by: 'id', descending: true },
    bulk: ['credit', 'rights', 'rightsUntil'],
  },
  // What is no picture needs no words, and what may no longer be shown nobody meets.
  isPublished: () => and(isNotNull(media.width), eq(media.isWithdrawn, false)),
  tags: (id) => [`media:${id}`, 'media'],
  findReferences: referencesToFiles,
  customFilter: (platform, parameters) => {
    const { before: _, ...wish } = parseMediaQuery(parameters)
    return { conditions: libraryConditions(platform, wish), isNarrowed: Object.values(wish).some((one) => one !== '') }
  },
  isCreatedElsewhere: true,
  holdsPictures: true,
  preservedColumns: ['key', 'filename', 'mimeType', 'bytes', 'width', 'height', 'placeholder', 'contentHash'],
  exportedColumns: { filename: 'File', mimeType: 'Kind of file', bytes: 'Size in bytes', width: 'Width', height: 'Height' },
  validate: issuesOfFile,
  afterWrite: async (tx, id, now) => {
    await settleRights(tx, now, id)
  },
}
