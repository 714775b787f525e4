import { sql } from 'drizzle-orm'
import { languageName } from '../../platform/i18n/language-name.ts'
import { PART_LANGUAGES } from '../../platform/i18n/part-language.ts'
import { link } from '../../platform/routing/link.ts'
import { defineRecordType } from '../../records/define-record-type.ts'
import { linkCastChanges } from '../cast-links.server.ts'
import { markPremiere } from '../premiere.server.ts'
import { contributors, productionImages, productionSeries, productions, productionTags, understudies } from '../tables.ts'
import { issuesOfUnderstudies, linkUnderstudies } from '../understudies.server.ts'
import { contributor, isOnline, slug, understudy, zweiklang } from './shared-fields.ts'

/** A production, with its contributors. */
export const production = defineRecordType(productions, {
  name: 'production',
  area: 'programme',
  label: 'Production',
  plural: 'Productions|records',
  title: sql`${productions.title}`,
  fields: {
    title: { kind: 'text', label: 'Title', required: true },
    titleLanguage: {
      kind: 'select',
      label: 'Title language',
      options: PART_LANGUAGES.map((value) => ({
        value,
        get label() {
          return languageName(value)
        },
      })),
      none: 'Same as page',
      help: 'Ensures it is read aloud correctly.',
    },
    subline: { kind: 'text', label: 'Subtitle' },
    slug: slug('title'),
    isOnline,
    typeId: { kind: 'relation', of: 'exhibition-type', label: 'Exhibition Type' },
    genreId: { kind: 'relation', of: 'genre', label: 'Genre' },
    seasonId: { kind: 'relation', of: 'season', label: 'Season' },
    premiereOn: { kind: 'date', label: 'Premiere', help: 'The performance on this day is labelled “Premiere”.' },
    teaser: { kind: 'textarea', max: 500, label: 'Teaser', help: 'One or two sentences for lists and search engines.' },
    description: { kind: 'richText', label: 'Text' },
    durationMinutes: { kind: 'number', label: 'Duration in minutes', min: 1, max: 1440 },
    intermissions: { kind: 'number', label: 'Intervals', required: true, initially: 0, max: 10 },
    ageFrom: { kind: 'number', label: 'Minimum age', max: 99 },
    language: { kind: 'text', label: 'Language' },
    importantInfo: { kind: 'textarea', label: 'Important information' },
    contentNotes: { kind: 'textarea', label: 'Content notes' },
    contributors: {
      kind: 'rows',
      label: 'Contributors',
      itemLabel: 'Contributor',
      table: contributors,
      // Changes of cast name these rows by id.
      link: {
        own: 'productionId',
        position: 'position',
        fixed: { eventId: null },
        keeps: [['kind', 'role', 'personId'], ['kind', 'role'], ['personId']],
      },
      fields: contributor,
    },
    understudies: {
      kind: 'rows',
      label: 'Understudies',
      // Visitors read who does stand in.
      isForStaff: true,
      itemLabel: 'Understudy',
      asks: 'understudies',
      table: understudies,
      link: {
        own: 'productionId',
        position: 'position',
        keeps: [
          ['role', 'personId', 'kind'],
          ['role', 'personId'],
        ],
      },
      fields: understudy,
    },
    series: {
      kind: 'relations',
      of: 'series',
      label: 'Series',
      through: { table: productionSeries, own: 'productionId', other: 'seriesId' },
    },
    tags: { kind: 'relations', of: 'tag', label: 'Tags', through: { table: productionTags, own: 'productionId', other: 'tagId' } },
    zweiklang,
    wideImageId: { kind: 'media', label: 'Wide image (16:9)' },
    posterImageId: { kind: 'media', label: 'Poster (4:5)' },
    squareImageId: { kind: 'media', label: 'Square image' },
    images: {
      kind: 'mediaList',
      label: 'More images',
      through: { table: productionImages, own: 'productionId', other: 'mediaId', position: 'position' },
    },
    programme: {
      kind: 'items',
      label: 'Musical programme',
      itemLabel: 'Work',
      fields: {
        composer: { kind: 'text', max: 200, label: 'Composer or author', required: true, translatable: false },
        work: { kind: 'text', label: 'Work', required: true },
        audio: { kind: 'url', file: 'audio', label: 'Recording', help: 'Visitors can play it.' },
        words: {
          kind: 'textarea',
          max: 5000,
          label: 'Recording transcript',
          help: 'For people who cannot hear it: what is said, sung or otherwise heard.',
        },
      },
    },
    videoUrl: {
      kind: 'url',
      file: 'video',
      label: 'Video|film',
      help: 'A YouTube or Vimeo URL, or the URL of a video in the media library.',
    },
    promoter: { kind: 'text', label: 'Promoter' },
    sponsors: { kind: 'text', label: 'Sponsors' },
  },
  sections: [
    {
      name: 'work',
      label: 'Production|tab',
      fields: [
        ...(['title', 'subline', 'typeId', 'genreId', 'seasonId', 'premiereOn', 'teaser', 'description'] as const),
        ...(['durationMinutes', 'intermissions', 'ageFrom', 'language', 'importantInfo', 'contentNotes', 'series', 'tags'] as const),
        ...(['programme', 'isOnline'] as const),
      ],
      more: ['titleLanguage', 'slug', 'zweiklang'],
    },
    { name: 'cast', label: 'Cast', fields: [], more: ['contributors', 'understudies'], isWork: true },
    { name: 'dates', label: 'Dates', fields: [], isWork: true },
    { name: 'tickets', label: 'Tickets', fields: [], isWork: true },
    { name: 'pictures', label: 'Pictures', fields: ['posterImageId', 'wideImageId', 'squareImageId', 'images', 'videoUrl'] },
    { name: 'press', label: 'Press', fields: ['promoter', 'sponsors'] },
  ],
  startsOffline: true,
  within: 'itself',
  list: {
    columns: ['typeId', 'seasonId', 'premiereOn', 'isOnline'],
    search: [sql`${productions.title}`, sql`${productions.subline}`],
    sort: { by: 'title' },
    filters: ['seasonId', 'typeId', 'genreId', 'series', 'tags', 'isOnline'],
    bulk: ['isOnline', 'typeId', 'genreId', 'seasonId', 'premiereOn', 'ageFrom', 'language', 'series', 'tags', 'zweiklang'],
  },
  validateInTx: async (_db, values, before) => issuesOfUnderstudies(values, before),
  async afterWrite(tx, id, _, before, invalidate) {
    const changed = await linkCastChanges(tx, { productionId: id })
    await linkUnderstudies(tx, id)
    invalidate(...changed.map((eventId) => `event:${eventId}`))
    await markPremiere(tx, id, before?.premiereOn)
  },
  url: (id, values) => link('productions-slug-id', { slug: String(values.slug), id }),
  tags: (id) => [`production:${id}`, 'productions', 'events', 'series-list', 'persons'],
})
