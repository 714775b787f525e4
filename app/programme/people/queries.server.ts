import { and, asc, desc, eq, isNull, ne, or, sql } from 'drizzle-orm'
import type { Reach } from '../../content/index.server.ts'
import { defineCachedRead, type ReadContext } from '../../platform/cache/cached-read.ts'
import { defineSelect } from '../../platform/cache/define-select.ts'
import { addCacheTags, expireAt } from '../../platform/cache/dependencies.ts'
import { dayOf, startOfDay, toInstant } from '../../platform/clock/clock.ts'
import { alphabetical } from '../../platform/database/alphabetical.ts'
import { media } from '../../platform/media/tables.ts'
import { rowTranslator, type TranslateRow } from '../../records/translate-rows.server.ts'
import { isInListFrom, overAt } from '../event-end.server.ts'
import { nextOf, seasonOrder } from '../productions/production-order.server.ts'
import { translatedProduction } from '../productions/production-rows.server.ts'
import { roleTranslator } from '../role-texts.server.ts'
import { contributors, events, personCategories, persons, productions, seasons } from '../tables.ts'

const selectPersons = defineSelect((db) =>
  db
    .select({ person: persons, category: personCategories, image: media })
    .from(persons)
    .innerJoin(personCategories, eq(persons.categoryId, personCategories.id))
    .leftJoin(media, eq(persons.imageId, media.id))
    .where(eq(persons.isOnline, true))
    .orderBy(asc(personCategories.position), alphabetical(persons.lastName), alphabetical(persons.firstName))
    .limit(1000),
)

/** The ensemble by category, with portraits. One statement; cached. */
export const listPersons = defineCachedRead('persons', async (platform) => {
  addCacheTags('persons', 'media')
  const [rows, translate] = await Promise.all([selectPersons(platform), rowTranslator(platform)])
  return rows.map((row) => translatedPerson(row, translate))
})

/** One person with portrait, online or not. */
const readPerson = defineCachedRead('person', async (platform, id: number) => {
  addCacheTags(`person:${id}`, 'persons', 'media')
  const [row] = await platform.db
    .select({ person: persons, category: personCategories, image: media })
    .from(persons)
    .leftJoin(personCategories, eq(persons.categoryId, personCategories.id))
    .leftJoin(media, eq(persons.imageId, media.id))
    .where(eq(persons.id, id))
  const translate = await rowTranslator(platform)
  return row && translatedPerson(row, translate)
})

/** One person with portrait who is online, or for staff any; undefined when there is none. One statement; cached. */
export async function findPerson(platform: ReadContext, id: number, { alsoOffline }: Reach = {}) {
  const row = await readPerson(platform, id)
  return row && (row.person.isOnline || alsoOffline) ? row : undefined
}

/**
 * The productions a person takes part in, with the upcoming performances of single appearances that take place. One
 * statement; cached.
 */
export const listAppearances = defineCachedRead('appearances', async (platform, personId: number) => {
  addCacheTags('productions', 'events', 'persons', 'options', 'media')
  const now = platform.clock.now()
  expireAt(startOfDay(dayOf(now).add({ days: 1 })))
  const rows = await platform.db
    .select({
      production: productions,
      role: contributors.role,
      onlyAt: events.startsAt,
      seasonName: seasons.name,
      image: media,
      ...nextOf(now),
      onlyOverAt: sql<Date | null>`CASE WHEN ${events.id} IS NOT NULL THEN ${overAt} END`.mapWith(events.startsAt),
    })
    .from(contributors)
    .innerJoin(productions, eq(contributors.productionId, productions.id))
    .leftJoin(events, eq(contributors.eventId, events.id))
    .leftJoin(seasons, eq(productions.seasonId, seasons.id))
    .leftJoin(media, eq(productions.posterImageId, media.id))
    .where(
      and(
        eq(contributors.personId, personId),
        eq(contributors.isOmitted, false),
        eq(productions.isOnline, true),
        or(isNull(contributors.eventId), and(isInListFrom(now), eq(events.isOnline, true), ne(events.status, 'cancelled'))),
      ),
    )
    .orderBy(seasonOrder(dayOf(now).toString()), desc(seasons.startsOn), alphabetical(productions.title), asc(events.startsAt))
    .limit(200)
  for (const date of rows.flatMap(({ nextAt, nextOverAt, onlyAt, onlyOverAt }) => [nextAt, nextOverAt, onlyAt, onlyOverAt]))
    if (date) expireAt(toInstant(date))
  const [translate, roleOf] = await Promise.all([rowTranslator(platform), roleTranslator(platform)])
  return rows.map((row) => ({ ...translatedProduction(row, translate), role: roleOf(row.role) }))
})

type PersonRow = {
  person: typeof persons.$inferSelect
  category: typeof personCategories.$inferSelect | null
  image: typeof media.$inferSelect | null
}

function translatedPerson<Row extends PersonRow>(row: Row, translate: TranslateRow): Row {
  const { person, category, image } = row
  return {
    ...row,
    person: translate('person', person),
    category: category && translate('person-category', category),
    image: image && translate('media', image),
  }
}
