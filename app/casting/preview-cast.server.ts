import { asc, sql } from 'drizzle-orm'
import type { Platform } from '../platform/platform.ts'
import { persons } from '../programme/tables.ts'
import type { RecordType } from '../records/record-type.ts'
import { readCastGrid } from './grid.server.ts'
import { matchDate, matchPerson, matchRole } from './match-cast.ts'
import { parseCast } from './parse-cast.ts'
import type { CastPreview, MatchedPerson } from './pasted-cast.ts'

/** How many people names are compared with at most. */
const MAX_PEOPLE = 5000

/**
 * What a pasted cast means for a production. Writes nothing; ten statements.
 * @param productions the record type of productions, as the viewer may read it
 * @throws Problem 404 when there is no such production
 */
export async function previewCast(platform: Platform, productions: RecordType, productionId: number, text: string): Promise<CastPreview> {
  const [grid, people] = await Promise.all([readCastGrid(platform, productions, productionId), readPeople(platform)])
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

function readPeople({ db }: Platform): Promise<{ id: number; name: string }[]> {
  return db
    .select({ id: persons.id, name: sql<string>`trim(${persons.firstName} || ' ' || ${persons.lastName})` })
    .from(persons)
    .orderBy(asc(persons.lastName), asc(persons.id))
    .limit(MAX_PEOPLE)
}
