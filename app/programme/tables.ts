import { sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, date, index, integer, jsonb, pgTable, primaryKey, real, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { idColumn, moment, updatedAtColumn } from '../platform/database/columns.ts'
import { media } from '../platform/media/tables.ts'
import type { RichText } from '../platform/rich-text/rich-text.ts'
import type { ZweiklangName } from '../platform/theme/color-pair.ts'
import type { EventMark, EventStatus, PieceOfProgramme, UnderstudyKind } from './schema.ts'

export const seasons = pgTable('seasons', {
  id: idColumn(),
  slug: text().notNull().unique(),
  /** e.g. `2026/27` */
  name: text().notNull(),
  startsOn: date('starts_on').notNull(),
  endsOn: date('ends_on').notNull(),
})

export const venues = pgTable('venues', {
  id: idColumn(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  claim: text().notNull().default(''),
  street: text().notNull().default(''),
  postalCode: text('postal_code').notNull().default(''),
  city: text().notNull().default(''),
  latitude: real(),
  longitude: real(),
  description: jsonb().$type<RichText>(),
  directions: jsonb().$type<RichText>(),
  accessibility: jsonb().$type<RichText>(),
  imageId: integer('image_id').references(() => media.id, { onDelete: 'set null' }),
  zweiklang: text().$type<ZweiklangName>().notNull().default('kohle'),
  position: integer().notNull().default(0),
  updatedAt: updatedAtColumn(),
})

/** A room in a venue; the filter *Location* lists rooms. */
export const rooms = pgTable('rooms', {
  id: idColumn(),
  venueId: integer('venue_id')
    .notNull()
    .references(() => venues.id, { onDelete: 'restrict' }),
  slug: text().notNull().unique(),
  name: text().notNull(),
  seats: integer(),
  /** time needed between two performances, to strike and set up */
  changeoverMinutes: integer('changeover_minutes').notNull().default(0),
  position: integer().notNull().default(0),
})

/** The branches of the theatre (Schauspiel, Tanz, …); the specification's "exhibition types". */
export const exhibitionTypes = pgTable('exhibition_types', {
  id: idColumn(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  position: integer().notNull().default(0),
})

export const genres = pgTable('genres', {
  id: idColumn(),
  slug: text().notNull().unique(),
  name: text().notNull(),
})

/** Tags of productions and of single performances; a performance has its own and those of its production. */
export const tags = pgTable('tags', {
  id: idColumn(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  showInFilter: boolean('show_in_filter').notNull().default(true),
})

export const series = pgTable('series', {
  id: idColumn(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  claim: text().notNull().default(''),
  description: jsonb().$type<RichText>(),
  imageId: integer('image_id').references(() => media.id, { onDelete: 'set null' }),
  zweiklang: text().$type<ZweiklangName>().notNull().default('kohle'),
  showInFilter: boolean('show_in_filter').notNull().default(true),
  updatedAt: updatedAtColumn(),
})

export const personCategories = pgTable('person_categories', {
  id: idColumn(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  position: integer().notNull().default(0),
})

export const persons = pgTable(
  'persons',
  {
    id: idColumn(),
    slug: text().notNull().unique(),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull(),
    /** null: a guest, not shown in the ensemble list */
    categoryId: integer('category_id').references(() => personCategories.id, { onDelete: 'set null' }),
    position: text().notNull().default(''),
    biography: jsonb().$type<RichText>(),
    imageId: integer('image_id').references(() => media.id, { onDelete: 'set null' }),
    isOnline: boolean('is_online').notNull().default(true),
    updatedAt: updatedAtColumn(),
  },
  (table) => [index('persons_category').on(table.categoryId, table.lastName)],
)

export const productions = pgTable(
  'productions',
  {
    id: idColumn(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    /** language of its title, where that is not the page's (BCP 47) */
    titleLanguage: text('title_language'),
    subline: text().notNull().default(''),
    /** one or two sentences for lists and search engines */
    teaser: text().notNull().default(''),
    description: jsonb().$type<RichText>(),
    importantInfo: text('important_info').notNull().default(''),
    contentNotes: text('content_notes').notNull().default(''),
    typeId: integer('type_id').references(() => exhibitionTypes.id, { onDelete: 'restrict' }),
    genreId: integer('genre_id').references(() => genres.id, { onDelete: 'set null' }),
    seasonId: integer('season_id').references(() => seasons.id, { onDelete: 'restrict' }),
    durationMinutes: integer('duration_minutes'),
    intermissions: integer().notNull().default(0),
    ageFrom: integer('age_from'),
    language: text().notNull().default(''),
    programme: jsonb().$type<PieceOfProgramme[]>().notNull().default([]),
    videoUrl: text('video_url').notNull().default(''),
    promoter: text().notNull().default(''),
    sponsors: text().notNull().default(''),
    zweiklang: text().$type<ZweiklangName>().notNull().default('kohle'),
    /** 16:9 with a calm left part, for heroes */
    wideImageId: integer('wide_image_id').references(() => media.id, { onDelete: 'set null' }),
    /** 4:5, for lists */
    posterImageId: integer('poster_image_id').references(() => media.id, { onDelete: 'set null' }),
    squareImageId: integer('square_image_id').references(() => media.id, { onDelete: 'set null' }),
    premiereOn: date('premiere_on'),
    isOnline: boolean('is_online').notNull().default(true),
    updatedAt: updatedAtColumn(),
  },
  (table) => [
    index('productions_season').on(table.seasonId, table.title),
    index('productions_title').using('gin', sql`plain_letters(${table.title}) gin_trgm_ops`),
  ],
)

export const productionTags = pgTable(
  'production_tags',
  {
    productionId: integer('production_id')
      .notNull()
      .references(() => productions.id, { onDelete: 'cascade' }),
    tagId: integer('tag_id')
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.productionId, table.tagId] }), index('production_tags_tag').on(table.tagId)],
)

export const productionSeries = pgTable(
  'production_series',
  {
    productionId: integer('production_id')
      .notNull()
      .references(() => productions.id, { onDelete: 'cascade' }),
    seriesId: integer('series_id')
      .notNull()
      .references(() => series.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.productionId, table.seriesId] }), index('production_series_series').on(table.seriesId)],
)

export const productionImages = pgTable(
  'production_images',
  {
    productionId: integer('production_id')
      .notNull()
      .references(() => productions.id, { onDelete: 'cascade' }),
    mediaId: integer('media_id')
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    position: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.productionId, table.mediaId] })],
)

/** Contributors of a production; rows with an event are its changes of cast. */
export const contributors = pgTable(
  'contributors',
  {
    id: idColumn(),
    productionId: integer('production_id')
      .notNull()
      .references(() => productions.id, { onDelete: 'cascade' }),
    eventId: integer('event_id').references(() => events.id, { onDelete: 'cascade' }),
    personId: integer('person_id')
      .notNull()
      .references(() => persons.id, { onDelete: 'restrict' }),
    kind: text().$type<'team' | 'cast'>().notNull(),
    role: text().notNull(),
    /** on one evening: a part that the production does not have otherwise */
    isExtra: boolean('is_extra').notNull().default(false),
    /**
     * on one evening: the row of the production that it replaces. No foreign key: an older version of a performance may be
     * restored after that row is gone, and then finds its role by name (`linkCastChanges`)
     */
    replacesId: integer('replaces_id'),
    /** on one evening: the person reads the part */
    isReading: boolean('is_reading').notNull().default(false),
    /** on one evening: the part is left out, and with it the person who usually has it */
    isOmitted: boolean('is_omitted').notNull().default(false),
    position: integer().notNull().default(0),
  },
  (table) => [
    index('contributors_production').on(table.productionId, table.position),
    index('contributors_person').on(table.personId),
    index('contributors_event').on(table.eventId).where(sql`${table.eventId} IS NOT NULL`),
  ],
)

/** Who can stand in for a role of a production. A role is named as its contributors' rows name it. */
export const understudies = pgTable(
  'understudies',
  {
    id: idColumn(),
    productionId: integer('production_id')
      .notNull()
      .references(() => productions.id, { onDelete: 'cascade' }),
    personId: integer('person_id')
      .notNull()
      .references(() => persons.id, { onDelete: 'restrict' }),
    role: text().notNull(),
    /** `alternate`: plays it in turn; `cover`: has learned it and steps in */
    kind: text().$type<UnderstudyKind>().notNull(),
    /** a contributor of that role, by which the name of the role is kept when it is renamed; no foreign key, as above */
    contributorId: integer('contributor_id'),
    position: integer().notNull().default(0),
  },
  (table) => [index('understudies_production').on(table.productionId, table.position), index('understudies_person').on(table.personId)],
)

/** SQL condition on `events`: whether one lasts longer than a usual evening, by its own end. */
export const LASTS_LONG = sql.raw(`"ends_at" - "starts_at" > interval '5 hours'`)

/** One performance: a production at a time in a room. */
export const events = pgTable(
  'events',
  {
    id: idColumn(),
    productionId: integer('production_id')
      .notNull()
      .references(() => productions.id, { onDelete: 'restrict' }),
    roomId: integer('room_id')
      .notNull()
      .references(() => rooms.id, { onDelete: 'restrict' }),
    /** the performance that it is a part of */
    parentId: integer('parent_id').references((): AnyPgColumn => events.id, { onDelete: 'set null' }),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at'),
    /** its start before it was last moved while visitors could see it; null when it was not, or is back there */
    previousStartsAt: moment('previous_starts_at'),
    status: text().$type<EventStatus>().notNull().default('scheduled'),
    /** shown beside the title: what changed, where it moved */
    note: text().notNull().default(''),
    marks: jsonb().$type<EventMark[]>().notNull().default([]),
    /** its id in the theatre's planning system, by which an import recognises it; empty when it was not imported */
    planningId: text('planning_id').notNull().default(''),
    /** the ticket shop's number of this performance, the key of its stored offer; empty when it cannot be booked */
    idJet: text('id_jet').notNull().default(''),
    /** page of the shop on which this performance is sold */
    ticketUrl: text('ticket_url').notNull().default(''),
    ticketSaleFrom: moment('ticket_sale_from'),
    isFree: boolean('is_free').notNull().default(false),
    isOnline: boolean('is_online').notNull().default(true),
    updatedAt: updatedAtColumn(),
  },
  (table) => [
    index('events_starts_at').on(table.startsAt, table.id),
    index('events_production').on(table.productionId, table.startsAt),
    // The few that run over days, which are there until they end.
    index('events_lasting').on(table.endsAt).where(LASTS_LONG),
    index('events_id_jet').on(table.idJet),
    index('events_planning_id').on(table.planningId),
    index('events_parent').on(table.parentId),
    // For the orders of the admin area's list.
    index('events_room').on(table.roomId, table.id),
    index('events_status').on(table.status, table.id),
    index('events_is_online').on(table.isOnline, table.id),
    // For the substring search of the admin area.
    index('events_note').using('gin', sql`plain_letters(${table.note}) gin_trgm_ops`),
    uniqueIndex('events_room_time').on(table.roomId, table.startsAt, table.productionId),
  ],
)

export const eventTags = pgTable(
  'event_tags',
  {
    eventId: integer('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    tagId: integer('tag_id')
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.tagId] }), index('event_tags_tag').on(table.tagId)],
)

/** Teasers between the days of the schedule (B §3 Teaser). */
export const teasers = pgTable(
  'teasers',
  {
    id: idColumn(),
    name: text().notNull(),
    preline: text().notNull().default(''),
    headline: text().notNull().default(''),
    subline: text().notNull().default(''),
    linkText: text('link_text').notNull().default(''),
    linkUrl: text('link_url').notNull().default(''),
    imageId: integer('image_id').references(() => media.id, { onDelete: 'set null' }),
    zweiklang: text().$type<ZweiklangName>().notNull().default('kohle'),
    /** the day after whose performances it is shown */
    position: date().notNull(),
    isOnline: boolean('is_online').notNull().default(true),
    updatedAt: updatedAtColumn(),
  },
  (table) => [index('teasers_position').on(table.position)],
)
