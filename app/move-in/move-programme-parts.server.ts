import { and, gte, lte, sql } from 'drizzle-orm'
import { dayOf } from '../platform/clock/clock.ts'
import { genres, persons, rooms, seasons, venues } from '../programme/tables.ts'
import type { WriteContext } from '../records/write.server.ts'
import { createMoved } from './create-moved.server.ts'
import type { FoundContributor, FoundPlace } from './found-site.ts'
import type { MoveInRun } from './move-in-services.ts'

/** The month with which a season begins where the house has said nothing else. */
const FIRST_MONTH = 8

/** The room of a name; where there is none, in the venue of that name, which is made with its address if need be. */
export async function roomNamed(run: MoveInRun, work: WriteContext, name: string, place?: FoundPlace): Promise<number> {
  const [known] = await work.tx.select({ id: rooms.id }).from(rooms).where(sql`lower(${rooms.name}) = lower(${name})`).limit(1)
  if (known) return known.id
  const short = name.slice(0, 200)
  const [venue] = await work.tx.select({ id: venues.id }).from(venues).where(sql`lower(${venues.name}) = lower(${name})`).limit(1)
  const { street = '', postalCode = '', city = '' } = place ?? {}
  const address = { street: street.slice(0, 300), postalCode: postalCode.slice(0, 12), city: city.slice(0, 300) }
  const venueId = venue?.id ?? (await createMoved(run, work, 'venue', { name: short, ...address }))
  return createMoved(run, work, 'room', { name: short, venueId })
}

/** The season of an instant: the house's own, else the one from August to July, which is made. */
export async function seasonAt(run: MoveInRun, work: WriteContext, startsAt: string): Promise<number> {
  const day = dayOf(Temporal.Instant.from(startsAt))
  const isIn = and(lte(seasons.startsOn, day.toString()), gte(seasons.endsOn, day.toString()))
  const [known] = await work.tx.select({ id: seasons.id }).from(seasons).where(isIn).limit(1)
  if (known) return known.id
  const year = day.month >= FIRST_MONTH ? day.year : day.year - 1
  const name = `${year}/${String((year + 1) % 100).padStart(2, '0')}`
  const days = { startsOn: `${year}-08-01`, endsOn: `${year + 1}-07-31` }
  return createMoved(run, work, 'season', { name, ...days })
}

/** The genre of a name. */
export async function genreNamed(run: MoveInRun, work: WriteContext, name: string): Promise<number> {
  const [known] = await work.tx.select({ id: genres.id }).from(genres).where(sql`lower(${genres.name}) = lower(${name})`).limit(1)
  return known?.id ?? createMoved(run, work, 'genre', { name: name.slice(0, 200) })
}

/** Those who take part, as rows of a production; each name is one person. */
export async function contributorsOf(run: MoveInRun, work: WriteContext, found: FoundContributor[]) {
  const rows: { personId: number; role: string; kind: FoundContributor['kind'] }[] = []
  for (const { name, role, kind } of found) {
    if (!name || !role) continue
    rows.push({ personId: await personNamed(run, work, name.slice(0, 200)), role: role.slice(0, 200), kind })
  }
  return rows
}

async function personNamed(run: MoveInRun, work: WriteContext, name: string): Promise<number> {
  const isSame = sql`lower(trim(${persons.firstName} || ' ' || ${persons.lastName})) = lower(${name})`
  const [known] = await work.tx.select({ id: persons.id }).from(persons).where(isSame).limit(1)
  if (known) return known.id
  const words = name.split(' ')
  return createMoved(run, work, 'person', {
    ...{ firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? name, isOnline: run.isOnline },
  })
}
