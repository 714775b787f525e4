// What visitors read beside the performances of a large house: branches, seasons, pictures, an ensemble, a magazine, own texts.
import { sql } from 'drizzle-orm'
import type { DatabaseHandle } from '../app/platform/database/database.ts'
import { PRODUCTIONS } from './large-house.ts'

const ARTICLES = 5000
const PICTURES = 6000
const number = (n: number) => sql.raw(String(n))

/** Adds it to a house that `fillLargeHouse` has filled. */
export async function fillLargeMagazine({ db, execute }: DatabaseHandle): Promise<void> {
  for (const table of ['exhibition_types', 'genres', 'series', 'article_categories', 'article_tags', 'person_categories'])
    await db.execute(
      sql`INSERT INTO ${sql.identifier(table)} (slug, name) SELECT 'eintrag-' || n, 'Eintrag ' || n FROM generate_series(1, 8) AS n`,
    )
  await db.execute(sql`
    INSERT INTO seasons (slug, name, starts_on, ends_on)
    SELECT 'spielzeit-' || y, y || '/' || y + 1, make_date(y, 8, 15), make_date(y + 1, 7, 31) FROM generate_series(2015, 2036) AS y`)
  await db.execute(sql`
    INSERT INTO media (key, filename, mime_type, bytes, width, height, alt)
    SELECT 'bild-' || n || '.jpg', 'bild-' || n || '.jpg', 'image/jpeg', 90000, 1600, 900, 'Szene ' || n
    FROM generate_series(1, ${number(PICTURES)}) AS n`)
  const picture = sql`(SELECT min(id) FROM media) + id % ${number(PICTURES)}`
  await db.execute(sql`
    UPDATE productions SET type_id = 1 + id % 8, genre_id = 1 + id % 8, season_id = 1 + id % 22, wide_image_id = ${picture},
      poster_image_id = ${picture}, square_image_id = ${picture}, teaser = 'Ein Abend über das, was bleibt, wenn alle gegangen sind.'`)
  await db.execute(sql`UPDATE persons SET category_id = CASE WHEN id % 4 = 0 THEN 1 + id % 8 END, image_id = ${picture}`)
  await db.execute(sql`INSERT INTO production_tags (production_id, tag_id) SELECT id, 1 + id % 30 FROM productions`)
  await db.execute(sql`INSERT INTO production_series (production_id, series_id) SELECT id, 1 + id % 8 FROM productions WHERE id % 3 = 0`)
  await db.execute(sql`
    INSERT INTO articles (slug, title, lead, category_id, production_id, published_at, image_id)
    SELECT 'artikel-' || id, 'Ein Gespräch über Nummer ' || id, 'Was die Proben über das Stück erzählen.', 1 + id % 8,
      1 + id % ${number(PRODUCTIONS)}, now() - id * interval '1 day' / 2, ${picture}
    FROM generate_series(1, ${number(ARTICLES)}) AS id`)
  await db.execute(sql`INSERT INTO article_tag_links (article_id, tag_id) SELECT id, 1 + id % 8 FROM articles`)
  await db.execute(sql`
    INSERT INTO containers (slug, content_type, object_id, document)
    SELECT kind || '-' || id, kind, id, (SELECT document FROM containers WHERE content_type = 'page' ORDER BY id LIMIT 1)
    FROM (SELECT 'article' AS kind, id FROM articles UNION ALL SELECT 'production', id FROM productions) AS objects`)
  await db.execute(sql`
    INSERT INTO offers (performance, seat_groups, read_at) SELECT id_jet, '[]', now() FROM events
    WHERE id_jet <> '' AND starts_at BETWEEN now() AND now() + interval '180 days'`)
  await execute('VACUUM ANALYZE')
}
