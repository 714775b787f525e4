import { type SQL, sql } from 'drizzle-orm'
import { alphabetical } from '../../platform/database/alphabetical.ts'
import { events, productions } from '../tables.ts'

// Names that belong to a production, each list as one text, so that a search document needs no statement of its own.

/** The contributors with their roles: `Jana Wendt (Regie), …` */
export const contributorNames: SQL<string> = sql`COALESCE((
  SELECT string_agg(trim(persons.first_name || ' ' || persons.last_name) || ' (' || contributors.role || ')', ', ' ORDER BY contributors.position)
  FROM contributors JOIN persons ON persons.id = contributors.person_id
  WHERE contributors.production_id = ${productions.id} AND contributors.event_id IS NULL), '')`

/** The tags of a production. */
export const tagNames: SQL<string> = sql`COALESCE((
  SELECT string_agg(tags.name, ', ' ORDER BY ${alphabetical(sql`tags.name`)})
  FROM production_tags JOIN tags ON tags.id = production_tags.tag_id
  WHERE production_tags.production_id = ${productions.id}), '')`

/** The tags of a performance: its own and those of its production. */
export const eventTagNames: SQL<string> = sql`COALESCE((
  SELECT string_agg(tags.name, ', ' ORDER BY ${alphabetical(sql`tags.name`)})
  FROM tags WHERE tags.id IN (
    SELECT tag_id FROM production_tags WHERE production_tags.production_id = ${events.productionId}
    UNION SELECT tag_id FROM event_tags WHERE event_tags.event_id = ${events.id})), '')`

export const seriesNames: SQL<string> = sql`COALESCE((
  SELECT string_agg(series.name, ', ' ORDER BY ${alphabetical(sql`series.name`)})
  FROM production_series JOIN series ON series.id = production_series.series_id
  WHERE production_series.production_id = ${productions.id}), '')`
