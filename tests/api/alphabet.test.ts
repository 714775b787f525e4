import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { alphabetical } from '../../app/platform/database/alphabetical.ts'
import { queryRows } from '../../app/platform/database/query-rows.ts'
import { inAlphabet } from '../../app/platform/format/alphabet.ts'
import { personCategories, persons, tags } from '../../app/programme/tables.ts'
import { createTestApp, DATABASES, type TestApp } from '../support/test-app.ts'

/** Last names as people have them, in the order of the alphabet. */
const NAMES = [
  ...['Abel', 'Åkesson', 'Albrecht', 'Ås', 'Çelik', 'Czerny', 'd’Arcy', 'de la Tour', 'Đorđević', 'Ebert', 'Łukasik', 'Muller', 'Müller'],
  ...['Müllner', 'Ö', 'Ofen', 'Österle', 'Ostrowe', 'Șerban', 'Šimić', 'Sørensen', 'Straßer', 'Strasser-Öhl', 'Vahl', 'van der Meer'],
  ...['von Ähren', 'Zeiß', 'Zimmer', 'Żółtowski'],
]
const shuffled = NAMES.toSorted((one, other) => one.length - other.length || (one < other ? 1 : -1))

describe.each(DATABASES)('names in the order of the alphabet on %s', (database) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp({ database })
    const { db } = app.foyer.platform
    const [category] = await db.insert(personCategories).values({ name: 'Schauspiel', slug: 'schauspiel', position: 1 }).returning()
    await db.insert(persons).values(
      shuffled.map((lastName, index) => ({
        ...{ firstName: 'Toni', lastName, slug: `toni-${index}`, isOnline: true, categoryId: category?.id ?? null },
      })),
    )
    await db
      .insert(tags)
      .values(['Zum Ende', 'Ärzte spielen', 'öffentliche Probe', 'Oper', 'Akademie'].map((name, index) => ({ name, slug: `tag-${index}` })))
  })
  afterAll(() => app?.close())

  it('are those that ICU gives, which the memory sorts by', async () => {
    const values = sql.join(
      shuffled.map((name) => sql`(${name}::text)`),
      sql`, `,
    )
    const rows = await queryRows<{ name: string }>(
      app.foyer.platform.db,
      sql`SELECT name FROM (VALUES ${values}) AS names (name) ORDER BY ${alphabetical(sql`name`)}`,
    )
    expect(rows.map(({ name }) => name)).toEqual(NAMES)
    expect(shuffled.toSorted(inAlphabet((name) => name))).toEqual(NAMES)
  })

  it('are those of the filters, too', async () => {
    const options = await (await app.visitor().fetch('/api/event-tags/')).json()
    expect(options.map(({ name }: { name: string }) => name)).toEqual([
      'Akademie',
      'Ärzte spielen',
      'öffentliche Probe',
      'Oper',
      'Zum Ende',
    ])
  })

  it('stand so in the ensemble, whatever signs and capitals they have', async () => {
    const page = await (await app.visitor().fetch('/de/ensemble')).text()
    const places = NAMES.map((name) => page.indexOf(`Toni ${name}`))
    expect(places.every((place) => place > 0)).toBe(true)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })
})
