import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { allRecordTypes } from './record-types.ts'

/**
 * Where a field reaches visitors: the file that shows it on a page, the one that puts it into the public API, and the
 * one that makes it searchable; places that do not use it are left out. A field for staff alone (`isForStaff`) has no entry. A
 * column without an entry must be accessed on a record of its type in one of the files named for the type's other fields;
 * a field with a table of its own needs an entry, since its name says nothing about that table. Files are named from the
 * programme's room.
 */
type Reach = { page?: string; api?: string; search?: string }

const PRODUCTIONS = 'productions/queries.server.ts'
const PRODUCTION_ROWS = 'productions/production-rows.server.ts'
const EVENTS = 'events/queries.server.ts'
const EVENT_ROWS = 'events/event-rows.server.ts'
const PEOPLE = 'people/queries.server.ts'
const VENUES = 'venues/queries.server.ts'
const VIEW = 'event-view.ts'
const FACTS = 'production-facts.ts'
const BLOCKS = 'blocks/loaders.server.ts'
const PRESENTERS = 'api/presenters.server.ts'
const ENTITIES = 'api/entities-api.server.ts'
const GROUPS = 'api/event-groups.server.ts'
const PRODUCTION_SEARCH = 'search/production-source.server.ts'
const EVENT_SEARCH = 'search/event-source.server.ts'
const PERSON_SEARCH = 'search/person-source.server.ts'
const VENUE_SEARCH = 'search/venue-source.server.ts'
const PRODUCTION_PAGE = 'pages/production.tsx'
const VENUE_PAGE = 'pages/venue.tsx'
const PERSON_PAGE = 'pages/person.tsx'

const REACH: Record<string, Record<string, Reach>> = {
  production: {
    title: { page: PRODUCTION_PAGE, api: PRESENTERS, search: PRODUCTION_SEARCH },
    titleLanguage: { page: PRODUCTION_PAGE },
    subline: { page: PRODUCTION_PAGE, api: PRESENTERS, search: PRODUCTION_SEARCH },
    slug: { page: PRODUCTION_PAGE, api: PRESENTERS, search: PRODUCTION_SEARCH },
    isOnline: { page: PRODUCTIONS, search: PRODUCTION_SEARCH },
    typeId: { page: PRODUCTIONS, api: PRESENTERS, search: PRODUCTION_SEARCH },
    genreId: { page: PRODUCTION_ROWS, api: GROUPS, search: PRODUCTION_SEARCH },
    seasonId: { page: PRODUCTIONS },
    premiereOn: { page: PRODUCTION_PAGE },
    teaser: { page: PRODUCTION_PAGE, api: PRESENTERS, search: PRODUCTION_SEARCH },
    description: { page: PRODUCTION_PAGE, api: ENTITIES, search: PRODUCTION_SEARCH },
    durationMinutes: { page: FACTS, api: PRESENTERS },
    intermissions: { page: FACTS, api: PRESENTERS },
    ageFrom: { page: FACTS, api: PRESENTERS },
    language: { page: FACTS, search: PRODUCTION_SEARCH },
    importantInfo: { page: BLOCKS, search: PRODUCTION_SEARCH },
    contentNotes: { page: BLOCKS, search: PRODUCTION_SEARCH },
    contributors: { page: PRODUCTIONS, api: ENTITIES, search: PRODUCTION_SEARCH },
    series: { page: BLOCKS, api: PRESENTERS, search: PRODUCTION_SEARCH },
    tags: { page: EVENTS, api: PRESENTERS, search: PRODUCTION_SEARCH },
    zweiklang: { page: PRODUCTION_PAGE },
    wideImageId: { page: PRODUCTION_ROWS },
    posterImageId: { page: PRODUCTION_ROWS, search: PRODUCTION_SEARCH },
    squareImageId: { page: PRODUCTION_ROWS },
    images: { page: 'blocks/image-slider.server.ts' },
    programme: { page: BLOCKS, search: PRODUCTION_SEARCH },
    videoUrl: { page: 'blocks/video.ts' },
    promoter: { page: BLOCKS },
    sponsors: { page: BLOCKS },
  },
  event: {
    productionId: { page: EVENT_ROWS, api: GROUPS, search: EVENT_SEARCH },
    startsAt: { page: VIEW, api: PRESENTERS, search: EVENT_SEARCH },
    endsAt: { page: VIEW, api: PRESENTERS },
    roomId: { page: EVENT_ROWS, search: EVENT_SEARCH },
    status: { page: VIEW, api: PRESENTERS, search: EVENT_SEARCH },
    note: { page: VIEW, api: PRESENTERS, search: EVENT_SEARCH },
    parentId: { page: 'blocks/children.server.ts' },
    marks: { page: VIEW, api: PRESENTERS, search: EVENT_SEARCH },
    tags: { page: EVENTS, api: PRESENTERS, search: EVENT_SEARCH },
    isOnline: { page: EVENTS, search: EVENT_SEARCH },
    isFree: { page: VIEW, api: PRESENTERS },
    ticketUrl: { page: VIEW, api: PRESENTERS },
    ticketSaleFrom: { page: VIEW, api: PRESENTERS },
    cast: { page: 'pages/event.tsx' },
  },
  person: {
    firstName: { page: PERSON_PAGE, api: PRESENTERS, search: PERSON_SEARCH },
    lastName: { page: PERSON_PAGE, api: PRESENTERS, search: PERSON_SEARCH },
    slug: { page: PERSON_PAGE, api: PRESENTERS, search: PERSON_SEARCH },
    isOnline: { page: PEOPLE, search: PERSON_SEARCH },
    categoryId: { page: PEOPLE, search: PERSON_SEARCH },
    position: { page: PERSON_PAGE, api: PRESENTERS, search: PERSON_SEARCH },
    biography: { page: PERSON_PAGE, api: ENTITIES, search: PERSON_SEARCH },
    imageId: { page: PEOPLE, search: PERSON_SEARCH },
  },
  venue: {
    name: { page: VENUE_PAGE, api: ENTITIES, search: VENUE_SEARCH },
    slug: { page: VENUE_PAGE, api: ENTITIES, search: VENUE_SEARCH },
    claim: { page: VENUE_PAGE, api: ENTITIES, search: VENUE_SEARCH },
    street: { page: VENUE_PAGE, api: ENTITIES, search: VENUE_SEARCH },
    postalCode: { page: VENUE_PAGE, api: ENTITIES, search: VENUE_SEARCH },
    city: { page: VENUE_PAGE, api: ENTITIES, search: VENUE_SEARCH },
    latitude: { page: VENUE_PAGE, api: ENTITIES },
    longitude: { page: VENUE_PAGE, api: ENTITIES },
    description: { page: VENUE_PAGE, api: ENTITIES, search: VENUE_SEARCH },
    directions: { page: VENUE_PAGE, api: ENTITIES, search: VENUE_SEARCH },
    accessibility: { page: VENUE_PAGE, api: ENTITIES, search: VENUE_SEARCH },
    imageId: { page: VENUES, search: VENUE_SEARCH },
    zweiklang: { page: VENUE_PAGE },
    position: { page: VENUES },
  },
  series: {
    name: { page: 'pages/series.tsx' },
    slug: { page: 'pages/series.tsx' },
    claim: { page: 'pages/series.tsx' },
    description: { page: 'pages/series.tsx' },
    imageId: { page: 'pages/series.tsx' },
    zweiklang: { page: 'pages/series.tsx' },
    showInFilter: { page: 'filter-view.ts' },
  },
  teaser: {
    name: { page: 'components/EventDays.tsx' },
    position: { page: 'teasers/queries.server.ts' },
    isOnline: { page: 'teasers/queries.server.ts' },
    preline: { page: 'components/EventDays.tsx' },
    headline: { page: 'components/EventDays.tsx' },
    subline: { page: 'components/EventDays.tsx' },
    linkText: { page: 'components/EventDays.tsx' },
    linkUrl: { page: 'components/EventDays.tsx' },
    imageId: { page: 'teasers/queries.server.ts' },
    zweiklang: { page: 'components/EventDays.tsx' },
  },
  room: {
    name: { page: 'pages/venue.tsx' },
    slug: { page: 'pages/venue.tsx' },
    venueId: { page: 'venues/queries.server.ts' },
    seats: { page: 'pages/venue.tsx' },
    position: { page: 'venues/queries.server.ts' },
  },
  season: {
    name: { page: 'productions/production-rows.server.ts' },
    slug: { page: 'productions/queries.server.ts' },
    startsOn: { page: 'productions/queries.server.ts' },
    endsOn: { page: 'api/options-api.server.ts' },
  },
  'exhibition-type': {
    name: { page: 'filter-options.server.ts' },
    slug: { page: 'api/options-api.server.ts' },
    position: { page: 'filter-options.server.ts' },
  },
  genre: {
    name: { page: 'filter-options.server.ts' },
    slug: { page: 'api/options-api.server.ts' },
  },
  'person-category': {
    name: { page: 'people/queries.server.ts' },
    slug: { page: 'api/options-api.server.ts' },
    position: { page: 'people/queries.server.ts' },
  },
  tag: {
    name: { page: 'filter-options.server.ts' },
    slug: { page: 'api/options-api.server.ts' },
    showInFilter: { page: 'filter-view.ts' },
  },
  article: {
    preline: { page: '../magazine/queries.server.ts' },
    title: { page: '../magazine/queries.server.ts' },
    subline: { page: '../magazine/queries.server.ts' },
    categoryId: { page: '../magazine/queries.server.ts' },
    author: { page: '../magazine/queries.server.ts' },
    lead: { page: '../magazine/queries.server.ts' },
    text: { page: '../magazine/queries.server.ts' },
    isOnline: { page: '../magazine/article-selects.server.ts' },
    publishedAt: { page: '../magazine/queries.server.ts' },
    imageId: { page: '../magazine/pages/article.tsx' },
    tags: { page: '../magazine/queries.server.ts' },
    productionId: { page: '../magazine/article-selects.server.ts' },
    zweiklang: { page: '../magazine/queries.server.ts' },
    slug: { page: '../magazine/queries.server.ts' },
  },
  'article-category': {
    name: { page: '../magazine/queries.server.ts' },
    slug: { page: '../magazine/queries.server.ts' },
    styleName: { page: '../magazine/queries.server.ts' },
    position: { page: '../magazine/queries.server.ts' },
  },
  'article-tag': {
    name: { page: '../magazine/queries.server.ts' },
    slug: { page: '../magazine/queries.server.ts' },
  },
  media: {
    alt: { page: '../platform/media/picture.ts' },
    isDecorative: { page: '../platform/media/picture.ts' },
    credit: { page: '../platform/media/picture.ts' },
    focalX: { page: '../platform/media/picture.ts' },
    focalY: { page: '../platform/media/picture.ts' },
  },
  form: {
    title: { page: '../forms/queries.server.ts' },
    slug: { page: '../forms/FormView.tsx' },
    isOnline: { page: '../forms/queries.server.ts' },
    intro: { page: '../forms/queries.server.ts' },
    fields: { page: '../forms/FormView.tsx' },
    successText: { page: '../forms/thanks.server.ts' },
  },
  alert: {
    title: { page: '../site/alerts.server.ts' },
    text: { page: '../site/alerts.server.ts' },
    linkTitle: { page: '../site/alerts.server.ts' },
    linkUrl: { page: '../site/alerts.server.ts' },
    isOnline: { page: '../site/alerts.server.ts' },
  },
  'opening-hours': {
    name: { page: '../site/opening-hours.server.ts' },
    position: { page: '../site/opening-hours.server.ts' },
    hours: { page: '../site/opening-hours.server.ts' },
  },
  'navigation-link': {
    title: { page: '../site/navigation-links.ts' },
    url: { page: '../site/navigation-links.ts' },
    place: { page: '../site/navigation-links.server.ts' },
    belowPageId: { page: '../site/navigation-links.ts' },
    belowLinkId: { page: '../site/navigation-links.ts' },
    position: { page: '../site/navigation-links.server.ts' },
    isOnline: { page: '../site/navigation-links.server.ts' },
  },
}

const PROGRAMME = join(import.meta.dirname, '..', 'programme')

function reads(file: string, field: string): boolean {
  // The public API and SQL write `show_in_filter`.
  return new RegExp(`\\b\\w*${field.replaceAll(/[A-Z]/g, '_?$&')}\\b`, 'i').test(sourceOf(file))
}

function sourceOf(file: string): string {
  return readFileSync(join(PROGRAMME, file), 'utf8')
}

/** Whether a source accesses a field of a record: `production.basedOn`, `productions.basedOn`, or destructured from one. */
function accesses(source: string, type: string, field: string): boolean {
  const access = new RegExp(`\\b${type}s?\\??\\.${field}\\b`)
  const destructured = new RegExp(`\\{[^{}]*\\b${field}\\b[^{}]*\\}\\s*(=\\s*[\\w.]*${type}s?\\b|:\\s*\\w*${type})`, 'i')
  return access.test(source) || destructured.test(source)
}

it('a field counts as read where it is accessed on a record of its type, not where another has one of that name', () => {
  const reading = ['production.basedOn', 'eq(productions.basedOn, x)', 'const { title, basedOn } = row.production']
  expect(reading.filter((source) => !accesses(source, 'production', 'basedOn'))).toEqual([])
  const other = ['event.basedOn', 'const basedOn = production.title', 'const { basedOn } = venue', '// of a production: basedOn']
  expect(other.filter((source) => accesses(source, 'production', 'basedOn'))).toEqual([])
})

describe.each(allRecordTypes.filter(({ isForStaff }) => !isForStaff))('the fields of $name', ({ name, fields }) => {
  const reach = REACH[name] ?? {}
  const shown = Object.keys(fields).filter((field) => !fields[field]?.isForStaff)

  it('are read by a page, the public API or the search, or say that they are for staff alone', () => {
    expect(Object.keys(reach).filter((field) => !shown.includes(field))).toEqual([])
    for (const [field, where] of Object.entries(reach)) expect(Object.keys(where), field).not.toEqual([])
    const sources = [...new Set(Object.values(reach).flatMap((where) => Object.values(where)))].map(sourceOf)
    const unseen = shown.filter((field) => !(field in reach) && !sources.some((source) => accesses(source, name, field)))
    expect(unseen).toEqual([])
  })

  it.each(Object.entries(reach).flatMap(([field, where]) => Object.values(where).map((file) => [field, file])))(
    'include %s, which %s reads',
    (field, file) => {
      expect(reads(file, field)).toBe(true)
    },
  )
})
