import { asc, inArray } from 'drizzle-orm'
import { dayOf, isoWithOffset, startOfDay, toInstant } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { understudies } from '../programme/tables.ts'
import { readNames } from '../scheduling/schedule-slots.server.ts'
import type { OpenRole, StandIn } from './absence.ts'
import { readUnavailable } from './availability.server.ts'
import { type CastEvening, readCastEvenings } from './evenings.server.ts'

/** Somebody away, from the first day to the last, both included (ISO days). */
export type Away = { personId: number; startsOn: string; endsOn: string }

type Affected = { evening: CastEvening } & Pick<OpenRole, 'roleId' | 'role' | 'mode'> & { personId: number }

/**
 * The roles that people who are away still have, by start, with who could stand in. A team's functions do not count. Eight
 * statements for any number.
 * @param from the instant before which evenings are past
 */
export async function readOpenRoles(db: Database, away: Away[], from: Temporal.Instant): Promise<(OpenRole & { personId: number })[]> {
  const first = away.map(({ startsOn }) => startOfDay(Temporal.PlainDate.from(startsOn)))
  const last = away.map(({ endsOn }) => startOfDay(Temporal.PlainDate.from(endsOn).add({ days: 1 })))
  const earliest = first.toSorted(Temporal.Instant.compare)[0]
  const latest = last.toSorted(Temporal.Instant.compare).at(-1)
  if (!earliest || !latest) return []
  const start = Temporal.Instant.compare(earliest, from) < 0 ? from : earliest
  const people = [...new Set(away.map(({ personId }) => personId))]
  const evenings = await readCastEvenings(db, { from: start, to: latest }, people)
  const affected = evenings.flatMap((evening) => affectedRoles(evening, away))
  if (affected.length === 0) return []
  const productionIds = [...new Set(affected.map(({ evening }) => evening.event.productionId))]
  const covers = await db
    .select()
    .from(understudies)
    .where(inArray(understudies.productionId, productionIds))
    .orderBy(asc(understudies.position), asc(understudies.id))
  const candidates = covers.map(({ personId }) => personId)
  const events = [...new Set(affected.map(({ evening }) => evening.event))]
  const [names, unavailable] = await Promise.all([readNames(db, candidates), readUnavailable(db, null, events, candidates)])
  return affected.map(({ evening, personId, roleId, role, mode }) => {
    const { id: eventId, productionId, title, startsAt, room } = evening.event
    const standIns = covers
      .filter((cover) => cover.productionId === productionId && cover.role === role && cover.personId !== personId)
      .map(
        (cover): StandIn => ({
          personId: cover.personId,
          name: names.get(cover.personId) ?? '',
          kind: cover.kind,
          unavailable: unavailable.find((one) => one.eventId === eventId && one.personId === cover.personId) ?? null,
          alsoPlays: roleOf(evening, cover.personId),
        }),
      )
    return { personId, eventId, productionId, title, startsAt: isoWithOffset(toInstant(startsAt)), room, roleId, role, mode, standIns }
  })
}

function affectedRoles(evening: CastEvening, away: Away[]): Affected[] {
  const day = dayOf(toInstant(evening.event.startsAt)).toString()
  const absent = new Set(away.filter(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn).map(({ personId }) => personId))
  const roles = evening.roles
    .filter(({ role, personId, change }) => role.kind === 'cast' && absent.has(personId) && change?.mode !== 'omitted')
    .map(({ role, personId, change }) => {
      const mode = change?.mode === 'reads' ? ('reads' as const) : ('plays' as const)
      return { evening, personId, roleId: role.id, role: role.role, mode }
    })
  const extra = evening.extra
    .filter(({ personId }) => absent.has(personId))
    .map(({ personId, role }) => ({ evening, personId, roleId: null, role, mode: 'plays' as const }))
  return [...roles, ...extra]
}

function roleOf({ roles }: CastEvening, personId: number): string {
  return roles.find((one) => one.personId === personId && one.role.kind === 'cast' && one.change?.mode !== 'omitted')?.role.role ?? ''
}
