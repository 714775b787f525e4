import { sql } from 'drizzle-orm'
import type { ColumnField, ContentType, Option } from '../platform/content-type/content-type.ts'
import { slugOf } from '../platform/format/slug.ts'
import type { MessageId } from '../platform/i18n/message-ids.ts'
import { link } from '../platform/routing/link.ts'
import { zweiklaenge, zweiklangNames } from '../ui/zweiklang.ts'
import type { EVENT_MARKS, EVENT_STATUSES } from './schema.ts'
import {
  contributors,
  events,
  exhibitionTypes,
  genres,
  personCategories,
  persons,
  productionImages,
  productionSeries,
  productions,
  productionTags,
  rooms,
  seasons,
  series,
  tags,
  teasers,
  venues,
} from './tables.ts'

// What staff keep of the programme. Order of the fields is the order of the form.

const slug = (...from: string[]): ColumnField => ({ kind: 'slug', label: 'Address part', help: 'Made from the title when empty.', from })
const isOnline: ColumnField = { kind: 'flag', label: 'Online', initially: true }
const position: ColumnField = { kind: 'number', label: 'Position', required: true, initially: 0, max: 10_000 }
const zweiklang: ColumnField = {
  kind: 'choice',
  label: 'Two-tone',
  options: zweiklangNames.map((value) => ({ value, label: zweiklaenge[value].label })),
}

const STATUSES: Record<(typeof EVENT_STATUSES)[number], MessageId> = {
  scheduled: 'Takes place',
  cancelled: 'Cancelled',
  moved: 'Moved',
}
const MARKS: Record<(typeof EVENT_MARKS)[number], MessageId> = {
  premiere: 'Premiere',
  'world-premiere': 'World premiere',
  'last-time': 'Last time',
  surtitles: 'With surtitles',
  'audio-description': 'Audio description',
  'sign-language': 'Sign language',
  relaxed: 'Relaxed performance',
  talk: 'With a talk afterwards',
}
const optionsOf = (labels: Record<string, MessageId>): Option[] => Object.entries(labels).map(([value, label]) => ({ value, label }))

const contributor: Record<string, ColumnField> = {
  personId: { kind: 'one', of: 'person', label: 'Person', required: true },
  role: { kind: 'line', label: 'Role or task', required: true },
  kind: {
    kind: 'choice',
    label: 'On or behind the stage',
    options: [
      { value: 'cast', label: 'Cast' },
      { value: 'team', label: 'Team' },
    ],
  },
}

const production: ContentType = {
  name: 'production',
  area: 'programme',
  label: 'Production (one)',
  plural: 'Productions (several)',
  table: productions,
  title: sql`${productions.title}`,
  fields: {
    title: { kind: 'line', label: 'Title', required: true },
    subline: { kind: 'line', label: 'Subline' },
    slug: slug('title'),
    isOnline,
    typeId: { kind: 'one', of: 'exhibition-type', label: 'Branch' },
    genreId: { kind: 'one', of: 'genre', label: 'Genre' },
    seasonId: { kind: 'one', of: 'season', label: 'Season' },
    premiereOn: { kind: 'day', label: 'Premiere' },
    teaser: { kind: 'lines', max: 500, label: 'Teaser', help: 'One or two sentences for lists and search engines.' },
    description: { kind: 'richText', label: 'Text' },
    durationMinutes: { kind: 'number', label: 'Duration in minutes', min: 1, max: 1440 },
    intermissions: { kind: 'number', label: 'Intermissions', required: true, initially: 0, max: 10 },
    ageFrom: { kind: 'number', label: 'Age from', max: 99 },
    language: { kind: 'line', label: 'Language' },
    importantInfo: { kind: 'lines', label: 'Important information' },
    contentNotes: { kind: 'lines', label: 'Content notes' },
    contributors: {
      kind: 'rows',
      label: 'Contributors',
      itemLabel: 'Contributor',
      table: contributors,
      link: { own: 'productionId', position: 'position', fixed: { eventId: null } },
      fields: contributor,
    },
    series: { kind: 'many', of: 'series', label: 'Series', through: { table: productionSeries, own: 'productionId', other: 'seriesId' } },
    tags: { kind: 'many', of: 'tag', label: 'Tags', through: { table: productionTags, own: 'productionId', other: 'tagId' } },
    zweiklang,
    wideImageId: { kind: 'picture', label: 'Wide picture (16:9)' },
    posterImageId: { kind: 'picture', label: 'Poster (4:5)' },
    squareImageId: { kind: 'picture', label: 'Square picture' },
    images: {
      kind: 'pictures',
      label: 'More pictures',
      through: { table: productionImages, own: 'productionId', other: 'mediaId', position: 'position' },
    },
    programme: {
      kind: 'items',
      label: 'Musical programme',
      itemLabel: 'Work',
      fields: {
        composer: { kind: 'line', max: 200, label: 'Composer or author', required: true },
        work: { kind: 'line', label: 'Work', required: true },
        audio: { kind: 'address', label: 'Recording', help: 'The address of a recording in the media library. Visitors can listen to it.' },
      },
    },
    videoUrl: { kind: 'address', label: 'Film', help: 'Its address at YouTube or Vimeo, or that of a film in the media library.' },
    promoter: { kind: 'line', label: 'Promoter' },
    sponsors: { kind: 'line', label: 'Sponsors' },
  },
  list: {
    columns: ['typeId', 'seasonId', 'premiereOn', 'isOnline'],
    search: [sql`${productions.title}`, sql`${productions.subline}`],
    sort: { by: 'title' },
    filters: ['seasonId', 'typeId', 'genreId', 'series', 'tags', 'isOnline'],
    bulk: ['isOnline', 'typeId', 'genreId', 'seasonId', 'premiereOn', 'ageFrom', 'language', 'series', 'tags', 'zweiklang'],
  },
  url: (id, values) => link('productions-slug-id', { slug: String(values.slug), id }),
  tags: (id) => [`production:${id}`, 'productions', 'events', 'series-list', 'persons'],
}

const event: ContentType = {
  name: 'event',
  area: 'programme',
  label: 'Performance',
  plural: 'Performances',
  table: events,
  title: sql`(SELECT ${productions.title} FROM ${productions} WHERE ${productions.id} = ${events.productionId}) || ' · ' || to_char(${events.startsAt} AT TIME ZONE 'Europe/Berlin', 'DD.MM.YYYY, HH24.MI')`,
  fields: {
    productionId: { kind: 'one', of: 'production', label: 'Production (one)', required: true },
    startsAt: { kind: 'moment', label: 'Begins', required: true },
    endsAt: { kind: 'moment', label: 'Ends' },
    roomId: { kind: 'one', of: 'room', label: 'Room', required: true },
    status: { kind: 'choice', label: 'Status', options: optionsOf(STATUSES) },
    note: { kind: 'line', label: 'Note', help: 'Said beside the title: what changed, where it moved.' },
    parentId: {
      kind: 'one',
      of: 'event',
      label: 'Part of',
      help: 'The evening that this performance is a part of. Its page then lists all parts.',
    },
    marks: { kind: 'choices', label: 'Marks', options: optionsOf(MARKS) },
    isOnline,
    isFree: { kind: 'flag', label: 'Free admission' },
    idJet: { kind: 'line', max: 60, isOwn: true, label: 'Number in the ticket shop' },
    ticketUrl: { kind: 'address', isOwn: true, label: 'Page in the ticket shop' },
    ticketSaleFrom: { kind: 'moment', label: 'Tickets on sale from' },
    planningId: { kind: 'line', max: 200, label: 'Number in the planning system', help: 'By it an import knows this performance again.' },
    cast: {
      kind: 'rows',
      label: 'Changes of cast for this performance',
      itemLabel: 'Change of cast',
      table: contributors,
      link: { own: 'eventId', position: 'position', copied: { productionId: 'productionId' } },
      fields: contributor,
    },
  },
  list: {
    columns: ['startsAt', 'roomId', 'status', 'isOnline'],
    search: [{ by: events.productionId, of: productions.id, text: sql`${productions.title}` }, sql`${events.note}`],
    sort: { by: 'startsAt', descending: true },
    filters: ['startsAt', 'productionId', 'roomId', 'status', 'isOnline'],
    bulk: ['isOnline', 'status', 'roomId', 'note', 'marks', 'isFree', 'ticketSaleFrom'],
  },
  url: (id, values) => link('events-slug-id', { slug: slugOf(String(values.title ?? '')) || 'vorstellung', id }),
  tags: (id) => [`event:${id}`, 'events'],
}

const person: ContentType = {
  name: 'person',
  area: 'programme',
  label: 'Person',
  plural: 'Persons',
  table: persons,
  title: sql`trim(${persons.firstName} || ' ' || ${persons.lastName})`,
  fields: {
    firstName: { kind: 'line', label: 'First name' },
    lastName: { kind: 'line', label: 'Last name', required: true },
    slug: slug('firstName', 'lastName'),
    isOnline,
    categoryId: { kind: 'one', of: 'person-category', label: 'Category', help: 'Without one a guest, who is not listed in the ensemble.' },
    position: { kind: 'line', label: 'Task in the house' },
    biography: { kind: 'richText', label: 'Biography' },
    imageId: { kind: 'picture', label: 'Portrait' },
  },
  list: {
    columns: ['categoryId', 'position', 'isOnline'],
    search: [sql`${persons.firstName} || ' ' || ${persons.lastName}`, sql`${persons.position}`],
    sort: { by: 'lastName' },
    filters: ['categoryId', 'isOnline'],
    bulk: ['isOnline', 'categoryId', 'position'],
  },
  url: (id, values) => link('ensemble-slug-id', { slug: String(values.slug), id }),
  tags: (id) => [`person:${id}`, 'persons', 'productions', 'events'],
}

const seriesType: ContentType = {
  name: 'series',
  area: 'programme',
  label: 'Series',
  plural: 'Series (several)',
  table: series,
  title: sql`${series.name}`,
  fields: {
    name: { kind: 'line', label: 'Name', required: true },
    slug: slug('name'),
    claim: { kind: 'line', label: 'Claim' },
    description: { kind: 'richText', label: 'Text' },
    imageId: { kind: 'picture', label: 'Picture' },
    zweiklang,
    showInFilter: { kind: 'flag', label: 'Shown in the filter', initially: true },
  },
  list: {
    columns: ['claim', 'showInFilter'],
    search: [sql`${series.name}`],
    sort: { by: 'name' },
    filters: ['showInFilter'],
    bulk: ['showInFilter', 'zweiklang'],
  },
  url: (id, values) => link('series-slug-id', { slug: String(values.slug), id }),
  tags: (id) => [`series:${id}`, 'series-list', 'options', 'events', 'productions'],
}

const venue: ContentType = {
  name: 'venue',
  area: 'programme',
  label: 'Venue',
  plural: 'Venues',
  table: venues,
  title: sql`${venues.name}`,
  fields: {
    name: { kind: 'line', label: 'Name', required: true },
    slug: slug('name'),
    claim: { kind: 'line', label: 'Claim' },
    street: { kind: 'line', label: 'Street' },
    postalCode: { kind: 'line', max: 12, label: 'Postal code' },
    city: { kind: 'line', label: 'Town' },
    latitude: { kind: 'number', decimals: true, min: -90, max: 90, label: 'Latitude' },
    longitude: { kind: 'number', decimals: true, min: -180, max: 180, label: 'Longitude' },
    description: { kind: 'richText', label: 'Text' },
    directions: { kind: 'richText', label: 'Directions' },
    accessibility: { kind: 'richText', label: 'Accessibility' },
    imageId: { kind: 'picture', label: 'Picture' },
    zweiklang,
    position,
  },
  list: { columns: ['street', 'city'], search: [sql`${venues.name}`], sort: { by: 'position' } },
  url: (id, values) => link('venues-slug-id', { slug: String(values.slug), id }),
  tags: (id) => [`venue:${id}`, 'venues', 'options', 'events'],
}

const room: ContentType = {
  name: 'room',
  area: 'programme',
  label: 'Room',
  plural: 'Rooms',
  table: rooms,
  title: sql`${rooms.name}`,
  fields: {
    name: { kind: 'line', label: 'Name', required: true },
    slug: slug('name'),
    venueId: { kind: 'one', of: 'venue', label: 'Venue', required: true },
    seats: { kind: 'number', label: 'Seats', max: 100_000 },
    changeoverMinutes: {
      kind: 'number',
      label: 'Minutes between two performances',
      help: 'For taking down and setting up; the calendar warns where there are fewer.',
      required: true,
      initially: 0,
      max: 1440,
    },
    position,
  },
  list: { columns: ['venueId', 'seats'], search: [sql`${rooms.name}`], sort: { by: 'position' }, filters: ['venueId'], bulk: ['venueId'] },
  tags: () => ['options', 'venues', 'events'],
}

const season: ContentType = {
  name: 'season',
  area: 'programme',
  label: 'Season',
  plural: 'Seasons',
  table: seasons,
  title: sql`${seasons.name}`,
  fields: {
    name: { kind: 'line', label: 'Name', required: true },
    slug: slug('name'),
    startsOn: { kind: 'day', label: 'First day', required: true },
    endsOn: { kind: 'day', label: 'Last day', required: true },
  },
  list: { columns: ['startsOn', 'endsOn'], search: [sql`${seasons.name}`], sort: { by: 'startsOn', descending: true } },
  tags: () => ['options', 'productions'],
}

const teaser: ContentType = {
  name: 'teaser',
  area: 'programme',
  label: 'Teaser in the Spielplan',
  plural: 'Teasers in the Spielplan',
  table: teasers,
  title: sql`${teasers.name}`,
  fields: {
    name: { kind: 'line', label: 'Name', required: true },
    position: { kind: 'day', label: 'Stands at the end of', required: true },
    isOnline,
    preline: { kind: 'line', label: 'Line above' },
    headline: { kind: 'line', label: 'Headline' },
    subline: { kind: 'line', label: 'Subline' },
    linkText: { kind: 'line', label: 'Link text' },
    linkUrl: { kind: 'address', label: 'Link address' },
    imageId: { kind: 'picture', label: 'Picture' },
    zweiklang,
  },
  list: {
    columns: ['position', 'isOnline'],
    search: [sql`${teasers.name}`, sql`${teasers.headline}`],
    sort: { by: 'position', descending: true },
    filters: ['position', 'isOnline'],
    bulk: ['isOnline', 'position', 'zweiklang'],
  },
  tags: () => ['teasers'],
}

const exhibitionType: ContentType = {
  name: 'exhibition-type',
  area: 'programme',
  label: 'Branch',
  plural: 'Branches',
  table: exhibitionTypes,
  title: sql`${exhibitionTypes.name}`,
  fields: { name: { kind: 'line', label: 'Name', required: true }, slug: slug('name'), position },
  list: { columns: ['position'], search: [sql`${exhibitionTypes.name}`], sort: { by: 'position' } },
  tags: () => ['options', 'productions', 'events'],
}

const genre: ContentType = {
  name: 'genre',
  area: 'programme',
  label: 'Genre',
  plural: 'Genres',
  table: genres,
  title: sql`${genres.name}`,
  fields: { name: { kind: 'line', label: 'Name', required: true }, slug: slug('name') },
  list: { columns: [], search: [sql`${genres.name}`], sort: { by: 'name' } },
  tags: () => ['options', 'productions', 'events'],
}

const tag: ContentType = {
  name: 'tag',
  area: 'programme',
  label: 'Tag',
  plural: 'Tags',
  table: tags,
  title: sql`${tags.name}`,
  fields: {
    name: { kind: 'line', label: 'Name', required: true },
    slug: slug('name'),
    showInFilter: { kind: 'flag', label: 'Shown in the filter', initially: true },
  },
  list: {
    columns: ['showInFilter'],
    search: [sql`${tags.name}`],
    sort: { by: 'name' },
    filters: ['showInFilter'],
    bulk: ['showInFilter'],
  },
  tags: () => ['options', 'productions', 'events'],
}

const personCategory: ContentType = {
  name: 'person-category',
  area: 'programme',
  label: 'Category of persons',
  plural: 'Categories of persons',
  table: personCategories,
  title: sql`${personCategories.name}`,
  fields: { name: { kind: 'line', label: 'Name', required: true }, slug: slug('name'), position },
  list: { columns: ['position'], search: [sql`${personCategories.name}`], sort: { by: 'position' } },
  tags: () => ['persons'],
}

/** What staff keep of the programme, in the order of the admin area's menu. */
export const programmeContentTypes: ContentType[] = [
  event,
  production,
  person,
  seriesType,
  teaser,
  venue,
  room,
  season,
  exhibitionType,
  genre,
  tag,
  personCategory,
]
