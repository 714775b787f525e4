import { isoWithOffset, toInstant } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { DateFormat } from '../platform/format/date-format.ts'
import { describeConflict } from '../scheduling/labels.ts'
import { findBatchConflicts, type NamedProposal } from '../scheduling/proposed-events.server.ts'
import type { Plan, Step } from './plan.server.ts'

/**
 * The plan with what stands in the way of each line, by the rules of the calendar: rooms that are taken or not yet set up
 * anew, people who would be on two stages. Lines are held against each other as well. It is for people to decide upon.
 */
export async function withWarnings(db: Database, plan: Plan, format: DateFormat): Promise<Plan> {
  const proposals = plan.steps.flatMap((step, index) => {
    const proposal = proposalOf(step, index)
    return proposal ? [{ index, proposal }] : []
  })
  const conflicts = await findBatchConflicts(
    db,
    proposals.map(({ proposal }) => proposal),
  )
  const steps = [...plan.steps]
  for (const [position, { index }] of proposals.entries()) {
    const warnings = (conflicts[position] ?? []).map(({ kind, other, persons }) => {
      const when = format.dateTime(isoWithOffset(toInstant(other.startsAt)))
      return describeConflict({ kind, persons, other: { title: other.title, room: other.room, when } })
    })
    steps[index] = { ...(steps[index] as Step), warnings }
  }
  return { ...plan, steps }
}

/** What a line wishes for; undefined where it changes nothing. New performances have numbers that no other has. */
function proposalOf({ action, value, match, endsAt, title }: Step, index: number): NamedProposal | undefined {
  if (!value || !match || (action !== 'create' && action !== 'change')) return undefined
  const { event, productionId, room } = match
  return {
    id: event?.id ?? -1 - index,
    // A production that is made by this import has neither people nor a length yet.
    productionId: productionId ?? 0,
    roomId: room.id,
    parentId: event?.parentId ?? null,
    startsAt: Temporal.Instant.from(value.startsAt),
    endsAt: endsAt === null ? null : Temporal.Instant.from(endsAt),
    isCancelled: (value.status ?? event?.status) === 'cancelled',
    cast: undefined,
    title: value.production || title,
    room: room.name,
  }
}
