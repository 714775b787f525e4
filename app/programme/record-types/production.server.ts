import { sql } from 'drizzle-orm'
import { languageName } from '../../platform/i18n/language-name.ts'
import { PART_LANGUAGES } from '../../platform/i18n/part-language.ts'
import { link } from '../../platform/routing/link.ts'
import type { RecordType } from '../../records/record-type.ts'
import { carryRenamedParts } from '../parts.server.ts'
import { markPremiere } from '../premiere.server.ts'
import { contributors, productionImages, productionSeries, productions, productionTags } from '../tables.ts'
import { contributor, isOnline, slug, zweiklang } from './shared-fields.ts'

/** A production: what plays, with everybody who takes part. */
export const production: RecordType = {
  name: 'production',
  area: 'programme',
  label: 'Production (one)',
  plural: 'Productions (several)',
  table: productions,
  title: sql`${productions.title}`,
  fields: {
    title: { kind: 'text', label: 'Title', required: true },
    titleLanguage: {
      kind: 'select',
      label: 'Language of the title',
      options: PART_LANGUAGES.map((value) => ({
        value,
        get label() {
          return languageName(value)
        },
      })),
      none: 'As the page',
      help: 'So that it is read out as it is meant.',
    },
    subline: { kind: 'text', label: 'Subline' },
    slug: slug('title'),
    isOnline,
    typeId: { kind: 'relation', of: 'exhibition-type', label: 'Branch' },
    genreId: { kind: 'relation', of: 'genre', label: 'Genre' },
    seasonId: { kind: 'relation', of: 'season', label: 'Season' },
    premiereOn: { kind: 'date', label: 'Premiere', help: 'The performance of this day bears the mark “Premiere”.' },
    teaser: { kind: 'textarea', max: 500, label: 'Teaser', help: 'One or two sentences for lists and search engines.' },
    description: { kind: 'richText', label: 'Text' },
    durationMinutes: { kind: 'number', label: 'Duration in minutes', min: 1, max: 1440 },
    intermissions: { kind: 'number', label: 'Intermissions', required: true, initially: 0, max: 10 },
    ageFrom: { kind: 'number', label: 'Age from', max: 99 },
    language: { kind: 'text', label: 'Language' },
    importantInfo: { kind: 'textarea', label: 'Important information' },
    contentNotes: { kind: 'textarea', label: 'Content notes' },
    contributors: {
      kind: 'rows',
      label: 'Contributors',
      itemLabel: 'Contributor',
      table: contributors,
      link: { own: 'productionId', position: 'position', fixed: { eventId: null } },
      fields: contributor,
    },
    series: {
      kind: 'relations',
      of: 'series',
      label: 'Series',
      through: { table: productionSeries, own: 'productionId', other: 'seriesId' },
    },
    tags: { kind: 'relations', of: 'tag', label: 'Tags', through: { table: productionTags, own: 'productionId', other: 'tagId' } },
    zweiklang,
    wideImageId: { kind: 'media', label: 'Wide picture (16:9)' },
    posterImageId: { kind: 'media', label: 'Poster (4:5)' },
    squareImageId: { kind: 'media', label: 'Square picture' },
    images: {
      kind: 'mediaList',
      label: 'More pictures',
      through: { table: productionImages, own: 'productionId', other: 'mediaId', position: 'position' },
    },
    programme: {
      kind: 'items',
      label: 'Musical programme',
      itemLabel: 'Work',
      fields: {
        composer: { kind: 'text', max: 200, label: 'Composer or author', required: true },
        work: { kind: 'text', label: 'Work', required: true },
        audio: { kind: 'url', file: 'audio', label: 'Recording', help: 'Visitors can listen to it.' },
        words: {
          kind: 'textarea',
          max: 5000,
          label: 'Words of the recording',
          help: 'For those who do not hear it: what is said, sung or to be heard.',
        },
      },
    },
    videoUrl: {
      kind: 'url',
      file: 'video',
      label: 'Film',
      help: 'Its address at YouTube or Vimeo, or that of a film in the media library.',
    },
    promoter: { kind: 'text', label: 'Promoter' },
    sponsors: { kind: 'text', label: 'Sponsors' },
  },
  startsOffline: true,
  list: {
    columns: ['typeId', 'seasonId', 'premiereOn', 'isOnline'],
    search: [sql`${productions.title}`, sql`${productions.subline}`],
    sort: { by: 'title' },
    filters: ['seasonId', 'typeId', 'genreId', 'series', 'tags', 'isOnline'],
    bulk: ['isOnline', 'typeId', 'genreId', 'seasonId', 'premiereOn', 'ageFrom', 'language', 'series', 'tags', 'zweiklang'],
  },
  async afterWrite(tx, id, _, before) {
    await carryRenamedParts(tx, id, before?.contributors)
    await markPremiere(tx, id, before?.premiereOn)
  },
  url: (id, values) => link('productions-slug-id', { slug: String(values.slug), id }),
  tags: (id) => [`production:${id}`, 'productions', 'events', 'series-list', 'persons'],
}
