import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * What a name or a title is sorted by: its letters without accents and capitals, as DIN 5007 counts them (*Ä* as *A*, *ß* as
 * *ss*), whatever the collation of the database. Nothing counts as the empty text, which comes first.
 */
export function alphabeticalKey(name: SQLWrapper): SQL {
  return sql`plain_letters(coalesce(${name}, '')) COLLATE "C"`
}

/** For ORDER BY: by the alphabet, of two that have the same letters the one without accents first. `inAlphabet` does it in memory. */
export function alphabetical(name: SQLWrapper): SQL {
  return sql`${alphabeticalKey(name)}, ${name} COLLATE "C"`
}
