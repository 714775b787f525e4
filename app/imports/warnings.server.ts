import { isoWithOffset, toInstant } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { DateFormat } from '../platform/format/date-format.ts'
import { describeConflict } from '../scheduling/labels.ts'
import { findBatchConflicts, type NamedProposal } from '../scheduling/proposed-events.server.ts'
import type { Plan, Step } from './plan.server.ts'

/**
 * Adds the calendar's conflicts to a plan: rooms occupied or within their changeover time, people needed twice, also
 * between lines. They do not prevent the import.
 */
export async function withWarnings(db: Database, plan: Plan, format: DateFormat): Promise<Plan> {
  const proposals = plan.steps.flatMap((step, index) => {
    const proposal = proposalOf(step, index)
    return proposal ? [{ index, proposal }] : []
  })
  const conflicts = await findBatchConflicts(
    db,
    // Imports are for those who plan the whole programme.
    null,
    proposals.map(({ proposal }) => proposal),
  )
  const steps = [...plan.steps]
  for (const [position, { index }] of proposals.entries()) {
    const warnings = (conflicts[position] ?? []).map(({ kind, other, persons }) => {
      const when = format.dateTime(isoWithOffset(toInstant(other.startsAt)))
      return describeConflict({ kind, persons, other: { id: other.id, title: other.title, room: other.room, when } })
    })
    const step = steps[index] as Step
    steps[index] = { ...step, warnings: [...step.warnings, ...warnings] }
  }
  return { ...plan, steps }
}

/** The proposed event of a line; undefined when it changes nothing. New performances get unique negative ids. */
function proposalOf({ action, value, match, endsAt, title }: Step, index: number): NamedProposal | undefined {
  if (!value || !match || (action !== 'create' && action !== 'change')) return undefined
  const { event, productionId, room } = match
  return {
    id: event?.id ?? -1 - index,
    // A production created by this import has neither people nor a duration yet.
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
