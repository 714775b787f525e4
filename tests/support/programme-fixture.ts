import { articleCategories, articles } from '../../app/magazine/tables.ts'
import type { Platform } from '../../app/platform/platform.ts'
import {
  contributors,
  events,
  exhibitionTypes,
  persons,
  productionImages,
  productionSeries,
  productions,
  rooms,
  seasons,
  series,
  venues,
} from '../../app/programme/tables.ts'
import type { Foyer } from '../../app/server.ts'
import { counters, openingHours } from '../../app/site/tables.ts'
import { buildPicture } from './test-picture.ts'

/** Rich text of one paragraph. */
export const paragraph = (text: string) => ({
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
})

/** The first row of an insert. */
export function first<Row>(rows: Row[]): Row {
  const [row] = rows
  if (row === undefined) throw new Error('nothing was inserted')
  return row
}

/** Creates what a performance refers to: a venue with a room, two seasons, a branch. */
export async function createSurroundings({ db }: Platform) {
  const venue = first(
    await db.insert(venues).values({ slug: 'pruefhaus', name: 'Prüfhaus', latitude: 53.555, longitude: 10.915 }).returning(),
  )
  const room = first(await db.insert(rooms).values({ venueId: venue.id, slug: 'pruefsaal', name: 'Prüfsaal', seats: 80 }).returning())
  const [past, season] = await db
    .insert(seasons)
    .values([
      { slug: 'past', name: '2025/26', startsOn: '2025-08-01', endsOn: '2026-07-31' },
      { slug: 'now', name: '2026/27', startsOn: '2026-08-01', endsOn: '2027-07-31' },
    ])
    .returning()
  const type = first(await db.insert(exhibitionTypes).values({ slug: 'schauspiel', name: 'Schauspiel' }).returning())
  if (!past || !season) throw new Error('no seasons')
  return { venue, room, past, season, type }
}

export type Surroundings = Awaited<ReturnType<typeof createSurroundings>>

/** Creates a production whose page has every block, with two performances; the second is a part of the first. */
export async function createFullProduction({ platform, media }: Foyer, { room, season, type }: Surroundings) {
  const { db } = platform
  const picture = await media.add({ ...buildPicture('Ein blaues Feld'), credit: 'Foto: Probe' })
  const production = first(
    await db
      .insert(productions)
      .values({
        slug: 'der-volle-abend',
        title: 'Der volle Abend',
        subline: 'Schauspiel von Probe',
        description: paragraph('Worum es geht.'),
        contentNotes: 'Es knallt einmal.',
        importantInfo: 'Bitte warm anziehen.',
        typeId: type.id,
        seasonId: season.id,
        durationMinutes: 140,
        intermissions: 1,
        ageFrom: 12,
        language: 'Deutsch mit Übertiteln',
        programme: [{ composer: 'Jorid Aas', work: 'Scherben' }],
        videoUrl: 'https://vimeo.com/100000001',
        promoter: 'Autorenhaus Vierlinden',
        sponsors: 'Stiftung Seelicht',
      })
      .returning(),
  )
  await db.insert(productionImages).values({ productionId: production.id, mediaId: picture.id })
  const firstSeries = first(await db.insert(series).values({ slug: 'erste-male', name: 'Erste Male', claim: 'Anfänge.' }).returning())
  await db.insert(productionSeries).values({ productionId: production.id, seriesId: firstSeries.id })
  const [actor, standIn] = await db
    .insert(persons)
    .values([
      { slug: 'lohse', firstName: 'Emeka', lastName: 'Lohse' },
      { slug: 'wies', firstName: 'Ottokar', lastName: 'Wies' },
    ])
    .returning()
  const at = (startsAt: string, more: Partial<typeof events.$inferInsert> = {}) =>
    db
      .insert(events)
      .values({ productionId: production.id, roomId: room.id, startsAt: new Date(startsAt), ...more })
      .returning()
      .then(first)
  const whole = await at('2026-12-01T19:30:00+01:00', { note: 'Beginn eine halbe Stunde später.', marks: ['surtitles'] })
  const part = await at('2026-12-02T19:30:00+01:00', { parentId: whole.id })
  const role = { productionId: production.id, kind: 'cast' as const, role: 'Borchert' }
  await db.insert(contributors).values([
    { ...role, personId: actor?.id ?? 0 },
    { ...role, personId: standIn?.id ?? 0, eventId: whole.id },
  ])
  const category = first(await db.insert(articleCategories).values({ slug: 'essay', name: 'Essay' }).returning())
  await db.insert(articles).values({
    slug: 'probe',
    title: 'Hinter der Probe',
    categoryId: category.id,
    productionId: production.id,
    publishedAt: new Date('2026-11-01T09:00:00Z'),
  })
  const counter = first(await db.insert(counters).values({ name: 'Kasse' }).returning())
  await db.insert(openingHours).values({ counterId: counter.id, weekday: 6, timeFrom: '10:00', timeTo: '18:00' })
  return { production, whole, part, series: firstSeries, actor, standIn }
}

export type FullProduction = Awaited<ReturnType<typeof createFullProduction>>
