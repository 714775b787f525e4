import { and, eq, gte, sql } from 'drizzle-orm'
import { dayOf, toInstant } from '../../platform/clock/clock.ts'
import { defineRecordType } from '../../records/define-record-type.ts'
import { teasers } from '../tables.ts'
import { isOnline, zweiklang } from './shared-fields.ts'

/** A teaser between the days of the schedule (B §3). */
export const teaser = defineRecordType(teasers, {
  name: 'teaser',
  area: 'programme',
  label: 'Programme teaser',
  plural: 'Programme teasers',
  title: sql`${teasers.name}`,
  fields: {
    name: { kind: 'text', label: 'Name', required: true },
    position: { kind: 'date', label: 'Shown at the end of', required: true },
    isOnline,
    preline: { kind: 'text', label: 'Line above' },
    headline: { kind: 'text', label: 'Heading' },
    subline: { kind: 'text', label: 'Subtitle' },
    linkText: { kind: 'text', label: 'Link text' },
    linkUrl: { kind: 'url', label: 'Link URL', words: 'linkText' },
    imageId: { kind: 'media', label: 'Image' },
    zweiklang,
  },
  list: {
    columns: ['position', 'isOnline'],
    search: [sql`${teasers.name}`, sql`${teasers.headline}`],
    sort: { by: 'position', descending: true },
    filters: ['position', 'isOnline'],
    bulk: ['isOnline', 'position', 'zweiklang'],
  },
  isPublished: (now) => and(eq(teasers.isOnline, true), gte(teasers.position, dayOf(toInstant(now)).toString())),
  tags: () => ['teasers'],
})
