// A house with 100,000 performances on PostgreSQL, for measurements.
import { sql } from 'drizzle-orm'
import type { DatabaseHandle } from '../app/platform/database/database.ts'

export const EVENTS = 100_000
export const PRODUCTIONS = 3000
export const ROOMS = 20
const PEOPLE = 2000
const CAST = 6
const EVENTS_PER_DAY = 40
const BOOKINGS = 50_000
const SOLD_DAYS = 60
export const FIRST_WORDS = ['Möwen', 'Salz', 'Nacht', 'Brücke', 'Garten', 'Stille', 'Feuer', 'Winter', 'Glas', 'Reise', 'Echo', 'Mond']
export const LAST_WORDS = ['der Anderen', 'am Fluss', 'ohne Ende', 'im Süden', 'und zurück', 'von morgen', 'für drei', 'aus Papier']

/**
 * Fills a house whose tables are there and empty: 20 stages with two performances a day each, half of them past, with their cast,
 * other bookings and sixty days of sales figures.
 */
export async function fillLargeHouse(database: DatabaseHandle, today: Temporal.PlainDate): Promise<void> {
  const { db } = database
  const titles = FIRST_WORDS.flatMap((first) => LAST_WORDS.map((last) => `${first} ${last}`))
  const number = (n: number) => sql.raw(String(n))
  await db.execute(sql`INSERT INTO venues (slug, name) VALUES ('haus', 'Haus')`)
  await db.execute(
    sql`INSERT INTO rooms (venue_id, slug, name) SELECT 1, 'saal-' || n, 'Saal ' || n FROM generate_series(1, ${number(ROOMS)}) AS n`,
  )
  await db.execute(sql`INSERT INTO tags (slug, name) SELECT 'tag-' || n, 'Schlagwort ' || n FROM generate_series(1, 30) AS n`)
  await db.execute(sql`
    INSERT INTO persons (slug, first_name, last_name) SELECT 'person-' || n, 'Vorname ' || n, 'Nachname ' || n
    FROM generate_series(1, ${number(PEOPLE)}) AS n`)
  await db.execute(sql`
    INSERT INTO productions (slug, title, subline, duration_minutes)
    SELECT 'stueck-' || n, (${sql.param(titles)}::text[])[1 + n % ${number(titles.length)}] || ' ' || n, 'Schauspiel mit Chor', 100
    FROM generate_series(1, ${number(PRODUCTIONS)}) AS n`)
  await db.execute(sql`
    INSERT INTO contributors (production_id, person_id, kind, role, position)
    SELECT p, 1 + (p * 7 + n * 311) % ${number(PEOPLE)}, 'cast', 'Rolle ' || n, n
    FROM generate_series(1, ${number(PRODUCTIONS)}) AS p, generate_series(1, ${number(CAST)}) AS n`)
  // Two a day on each stage; a production runs for some weeks, not in every hall at once.
  await db.execute(sql`
    INSERT INTO events (production_id, room_id, starts_at, id_jet, status, is_online, note)
    SELECT 1 + ((n / ${number(EVENTS_PER_DAY)} / 20) * 20 + n % ${number(ROOMS)}) % ${number(PRODUCTIONS)}, 1 + n % ${number(ROOMS)},
      ((${today.toString()}::date + (n / ${number(EVENTS_PER_DAY)} - ${number(EVENTS / EVENTS_PER_DAY / 2)})::int)
        + CASE WHEN n % ${number(EVENTS_PER_DAY)} < ${number(ROOMS)} THEN time '15:00' ELSE time '19:30' END) AT TIME ZONE 'Europe/Berlin',
      CASE WHEN n % 40 = 7 THEN '' ELSE 'mb-' || n END,
      CASE WHEN n % 50 = 0 THEN 'cancelled' ELSE 'scheduled' END, n % 10 > 0, CASE WHEN n % 20 = 0 THEN 'Verlegt in den Hof' ELSE '' END
    FROM generate_series(0, ${number(EVENTS - 1)}) AS n`)
  await db.execute(sql`
    INSERT INTO event_tags (event_id, tag_id) SELECT id, 1 + id % 30 FROM events WHERE id % 5 = 0`)
  await db.execute(sql`
    INSERT INTO sales_by_day (performance, day, sold, taken, places, read_at)
    SELECT id_jet, current_date - d::int, 3 * (${number(SOLD_DAYS)} - d), 3 * (${number(SOLD_DAYS)} - d) + 5, 400, now()
    FROM events, generate_series(0, ${number(SOLD_DAYS - 1)}) AS d
    WHERE id_jet <> '' AND starts_at > now() AND starts_at < now() + interval '180 days'`)
  await db.execute(sql`
    INSERT INTO room_bookings (kind, title, room_id, starts_at, ends_at)
    SELECT 'rehearsal', 'Probe ' || n, 1 + n % ${number(ROOMS)}, b, b + interval '3 hours'
    FROM (SELECT n, ((${today.toString()}::date + (n / ${number(ROOMS)} - ${number(BOOKINGS / ROOMS / 2)})::int) + time '10:00')
      AT TIME ZONE 'Europe/Berlin' AS b FROM generate_series(0, ${number(BOOKINGS - 1)}) AS n) AS booked`)
  await database.execute('VACUUM ANALYZE')
}
