import { asc, sql } from 'drizzle-orm'
import type { Viewer } from '../platform/auth/auth.ts'
import { alphabetical } from '../platform/database/alphabetical.ts'
import type { Platform } from '../platform/platform.ts'
import { persons } from '../programme/tables.ts'
import { recordTypeNamed } from '../records/registry.server.ts'
import { typeFor } from '../records/role-limits.server.ts'
import { type GridReader, readCastGrid } from './grid.server.ts'
import { matchDate, matchPerson, matchRole } from './match-cast.ts'
import { parseCast } from './parse-cast.ts'
import type { CastPreview, MatchedPerson } from './pasted-cast.ts'

/** How many people names are compared with at most. */
const MAX_PEOPLE = 5000

/**
 * What a pasted cast means for a production. Writes nothing; ten statements.
 * @throws Problem 404 when there is no such production
 */
export async function previewCast(platform: Platform, reader: GridReader, productionId: number, text: string): Promise<CastPreview> {
  const [grid, people] = await Promise.all([readCastGrid(platform, reader, productionId), readPeople(platform, reader.viewer)])
  const { roles, dates, unread } = parseCast(text)
  const evenings = dates.map((date) => matchDate(date, grid.events))
  const found = new Set<number>()
  const person = (name: string): MatchedPerson => {
    const match = matchPerson(name, people)
    if (match.how !== 'new') found.add(match.id)
    return { text: name, match }
  }
  const taken = new Set<number>()
  const matched = roles.map((pasted) => {
    const match = matchRole(pasted.role, grid.roles, taken)
    if (match.how !== 'new') taken.add(match.id)
    const onEvenings = pasted.evenings.flatMap(({ date, name }) => {
      const eventId = evenings[date]
      return eventId ? [{ eventId, who: person(name) }] : []
    })
    return { text: pasted.role, match, usual: pasted.name ? person(pasted.name) : null, evenings: onEvenings }
  })
  return {
    roles: matched,
    unknownDates: dates.filter((_, index) => evenings[index] === null).map((date) => date.text),
    unread,
    names: Object.fromEntries(people.filter(({ id }) => found.has(id)).map(({ id, name }) => [id, name])),
  }
}

function readPeople(platform: Platform, viewer: Viewer): Promise<{ id: number; name: string }[]> {
  return platform.db
    .select({ id: persons.id, name: sql<string>`trim(${persons.firstName} || ' ' || ${persons.lastName})` })
    .from(persons)
    .where(typeFor(platform, viewer, recordTypeNamed('person')).only)
    .orderBy(alphabetical(persons.lastName), asc(persons.id))
    .limit(MAX_PEOPLE)
}
