import { dayOf } from '../app/platform/clock/clock.ts'
import type { Database } from '../app/platform/database/database.ts'
import { typeset } from '../app/platform/format/typeset.ts'
import type { MediaStore } from '../app/platform/media/store.ts'
import type { Platform } from '../app/platform/platform.ts'
import { lightMarkdown as richText } from '../app/platform/rich-text/light-markdown.ts'
import {
  contributors,
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
  understudies,
  venues,
} from '../app/programme/tables.ts'
import { guests } from './content/guests.ts'
import { persons as demoPersons } from './content/persons.ts'
import { productions as demoProductions } from './content/productions.ts'
import * as vocabulary from './content/programme-vocabulary.ts'
import { series as demoSeries } from './content/series.ts'
import type { DemoProduction } from './content/types.ts'
import { venues as demoVenues } from './content/venues.ts'
import { drawProgramme, type ProgrammeArt } from './draw-programme.ts'
import { addFilm, addSample } from './recordings/index.ts'

const SEASON_START_MONTH = 8

type Ids = Map<string, number>

const SAMPLE_WORDS =
  'Zu hören sind angestrichene Gläser, erst einzelne Töne, dann Akkorde, die ineinander verklingen. Gesprochen wird nicht.'

/** Fills the programme: seasons around today, venues, people, productions. Performances come with `extendSchedule`. */
export async function fillProgramme(platform: Platform, media: MediaStore): Promise<void> {
  const art = await drawProgramme(media)
  const recordings = { film: await addFilm(media), sample: await addSample(media) }
  await platform.write(async (tx, invalidate) => {
    const typeIds = idsOf(
      await tx
        .insert(exhibitionTypes)
        .values(vocabulary.exhibitionTypes.map((type, position) => ({ ...type, position })))
        .returning(),
    )
    const genreIds = idsOf(await tx.insert(genres).values(vocabulary.genres).returning())
    const tagIds = idsOf(await tx.insert(tags).values(vocabulary.tags).returning())
    const seasonIds = await insertSeasons(tx, dayOf(platform.clock.now()))
    const seriesIds = idsOf(
      await tx
        .insert(series)
        .values(demoSeries.map((row) => ({ ...row, description: richText(row.description), imageId: art.get(`series/${row.slug}`)?.wide })))
        .returning(),
    )
    await insertVenues(tx, art)
    const personIds = await insertPersons(tx, art)
    for (const production of demoProductions) {
      const [row] = await tx
        .insert(productions)
        .values(productionRow(production, { typeIds, genreIds, seasonIds, art, recordings }))
        .returning({ id: productions.id })
      if (!row) throw new Error(`"${production.title}" was not taken in.`)
      await linkProduction(tx, row.id, production, {
        tagIds,
        seriesIds,
        personIds,
        sceneIds: art.get(`scenes/${production.slug}`)?.scenes ?? [],
      })
    }
    invalidate('options', 'productions', 'persons', 'venues', 'series-list', 'media')
  })
}

async function insertSeasons(tx: Database, today: Temporal.PlainDate): Promise<Ids> {
  const firstYear = today.month >= SEASON_START_MONTH ? today.year : today.year - 1
  const rows = (
    [
      ['previous', -1],
      ['current', 0],
      ['next', 1],
    ] as const
  ).map(([, offset]) => {
    const year = firstYear + offset
    const name = `${year}/${String((year + 1) % 100).padStart(2, '0')}`
    return { slug: `${year}-${year + 1}`, name, startsOn: `${year}-08-01`, endsOn: `${year + 1}-07-31` }
  })
  const inserted = await tx.insert(seasons).values(rows).returning()
  return new Map(['previous', 'current', 'next'].map((key, index) => [key, inserted[index]?.id ?? 0]))
}

async function insertVenues(tx: Database, art: Map<string, ProgrammeArt>): Promise<void> {
  for (const [position, { rooms: itsRooms, ...venue }] of demoVenues.entries()) {
    const [row] = await tx
      .insert(venues)
      .values({
        ...venue,
        position,
        description: richText(venue.description),
        directions: richText(venue.directions),
        accessibility: richText(venue.accessibility),
        imageId: art.get(`venue/${venue.slug}`)?.wide,
      })
      .returning()
    if (row) await tx.insert(rooms).values(itsRooms.map((room, index) => ({ ...room, venueId: row.id, position: position * 10 + index })))
  }
}

async function insertPersons(tx: Database, art: Map<string, ProgrammeArt>): Promise<Ids> {
  const categoryIds = idsOf(
    await tx
      .insert(personCategories)
      .values(vocabulary.personCategories.map((category, position) => ({ ...category, position })))
      .returning(),
  )
  const ofTheHouse = demoPersons.map(({ slug, firstName, lastName, category, position, biography }) => ({
    slug,
    firstName,
    lastName,
    categoryId: idOf(categoryIds, category),
    position,
    biography: richText(biography),
    imageId: art.get(`person/${slug}`)?.poster,
  }))
  const inserted = await tx
    .insert(persons)
    .values([...ofTheHouse, ...guests])
    .returning()
  return new Map(inserted.map((row) => [`${row.firstName} ${row.lastName}`.trim(), row.id]))
}

function productionRow(
  production: DemoProduction,
  {
    typeIds,
    genreIds,
    seasonIds,
    art,
    recordings,
  }: {
    typeIds: Ids
    genreIds: Ids
    seasonIds: Ids
    art: Map<string, ProgrammeArt>
    recordings: { film: string; sample: string }
  },
): typeof productions.$inferInsert {
  const { slug, title, durationMinutes, intermissions, ageFrom, language, programme, zweiklang } = production
  const pictures = art.get(slug)
  return {
    slug,
    title,
    subline: typeset(production.subline),
    teaser: typeset(production.teaser),
    description: richText(production.description),
    importantInfo: typeset(production.importantInfo ?? ''),
    contentNotes: typeset(production.contentNotes ?? ''),
    promoter: typeset(production.promoter ?? ''),
    sponsors: typeset(production.sponsors ?? ''),
    typeId: idOf(typeIds, production.type),
    genreId: idOf(genreIds, production.genre),
    seasonId: idOf(seasonIds, production.season),
    durationMinutes,
    intermissions,
    ageFrom,
    language: language ?? '',
    programme: (programme ?? []).map(({ isRecorded, ...piece }) => ({
      ...piece,
      ...(isRecorded ? { audio: recordings.sample, words: SAMPLE_WORDS } : { audio: '' }),
    })),
    videoUrl: production.hasFilm ? recordings.film : '',
    zweiklang,
    wideImageId: pictures?.wide,
    posterImageId: pictures?.poster,
    squareImageId: pictures?.square,
  }
}

async function linkProduction(
  tx: Database,
  productionId: number,
  production: DemoProduction,
  ids: { tagIds: Ids; seriesIds: Ids; personIds: Ids; sceneIds: number[] },
) {
  const tagRows = production.tags.map((slug) => ({ productionId, tagId: idOf(ids.tagIds, slug) }))
  if (tagRows.length > 0) await tx.insert(productionTags).values(tagRows)
  const seriesRows = production.series.map((slug) => ({ productionId, seriesId: idOf(ids.seriesIds, slug) }))
  if (seriesRows.length > 0) await tx.insert(productionSeries).values(seriesRows)
  const pictureRows = ids.sceneIds.map((mediaId, position) => ({ productionId, mediaId, position }))
  if (pictureRows.length > 0) await tx.insert(productionImages).values(pictureRows)
  const rows = production.contributors.map(({ role, kind, person }, position) => ({
    productionId,
    personId: idOf(ids.personIds, person),
    role,
    kind,
    position,
  }))
  if (rows.length === 0) return
  const inserted = await tx.insert(contributors).values(rows).returning({ id: contributors.id, role: contributors.role })
  const covers = Object.entries(production.understudies ?? {}).map(([role, person], position) => ({
    ...{ productionId, role, kind: 'cover' as const, position },
    personId: idOf(ids.personIds, person),
    contributorId: inserted.find((row) => row.role === role)?.id ?? null,
  }))
  if (covers.length > 0) await tx.insert(understudies).values(covers)
}

function idsOf(rows: { id: number; slug: string }[]): Ids {
  return new Map(rows.map((row) => [row.slug, row.id]))
}

/** @throws Error for a name that no record has, so that a misspelt name is not dropped from a cast silently */
function idOf(ids: Ids, name: string): number {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`The demo house names "${name}", which it does not have.`)
  return id
}
