import { eq } from 'drizzle-orm'
import { hasTicketShop } from '../booking/index.server.ts'
import type { Viewer } from '../platform/auth/auth.ts'
import { isoWithOffset, toDate, toInstant } from '../platform/clock/clock.ts'
import { authorize } from '../platform/http/authorize.ts'
import { conflict, Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import { siteLocales } from '../platform/i18n/request-language.ts'
import type { Platform } from '../platform/platform.ts'
import { DEFAULT_DURATION_MINUTES } from '../programme/schedule-slot.ts'
import { productions } from '../programme/tables.ts'
import type { Values } from '../records/record-type.ts'
import { recordTypeNamed } from '../records/registry.server.ts'
import type { StaffRecord } from '../records/staff-record.ts'
import { lockRecord, updateInTx, type WriteContext, withWriteContext } from '../records/write.server.ts'
import { findProposalConflicts } from '../scheduling/proposed-events.server.ts'
import { announceInLanguages } from './announce-in-languages.server.ts'
import { changesOf } from './changes-of.ts'
import { type Announced, createAlert } from './evening-alert.server.ts'
import type { EventValues } from './event-values.ts'
import { enqueueSale } from './sale-job.server.ts'
import type { EveningAction } from './schema.ts'
import { eveningActions } from './tables.ts'

/**
 * Does everything that belongs to an action in one transaction, with what its undo needs; the ticket shop follows by a job.
 * @returns the id of the action
 * @throws Problem 403 for an alert by somebody who may write none; 404; 409 `conflict` when the performance was changed since
 *   it was shown, `over` when it has ended, `offline` for an alert about what visitors do not see,
 *   `already_cancelled`, `clash` with other performances unless `isSure`; 400 with messages per field
 */
export async function performEveningAction(platform: Platform, viewer: Viewer, eventId: number, action: EveningAction): Promise<number> {
  if (action.showsAlert) authorize(viewer, 'write', 'site')
  const type = recordTypeNamed('event')
  return withWriteContext({ platform, type, viewer }, async (work) => {
    const current = await lockRecord(work.tx, type, eventId)
    if (current.revision !== action.base) throw conflict(t('Someone else has since changed this record.'), { theirs: current })
    const before = current.values as EventValues
    const changes = changesOf(action, before)
    await assertPossible(work, eventId, before, action, changes)
    const { values } = await updateInTx(work, { id: eventId, base: action.base, changes })
    const performance = await (action.showsAlert ? readShown : readAnnounced)(work, eventId, values as EventValues)
    const alert = action.showsAlert ? await createAlert(work, performance, action) : undefined
    if (siteLocales().length > 1) await announceInLanguages(work, { action, performance, alert })
    return storeAction(work, viewer, { eventId, action, changed: Object.keys(changes), current, values, alert })
  })
}

async function assertPossible(
  work: WriteContext,
  id: number,
  before: EventValues,
  action: EveningAction,
  changes: Partial<EventValues>,
): Promise<void> {
  const { endsAt } = await readAnnounced(work, id, before)
  if (Temporal.Instant.compare(endsAt, work.platform.clock.now()) <= 0)
    throw new Problem(409, 'over', t('This performance has ended: there is nothing left to announce.'))
  if (action.kind === 'cancel' && before.status === 'cancelled')
    throw new Problem(409, 'already_cancelled', t('This performance is already cancelled.'))
  if (action.kind === 'relocate' && !action.isSure) await assertFree(work, id, { ...before, ...changes })
}

/** @throws Problem 409 `clash`, with the conflicts */
async function assertFree({ tx, viewer: { role } }: WriteContext, id: number, values: EventValues): Promise<void> {
  const { productionId, roomId, parentId, startsAt, endsAt } = values
  const proposal = { id, productionId, roomId, parentId, isCancelled: false, cast: undefined }
  const times = { startsAt: Temporal.Instant.from(startsAt), endsAt: endsAt === null ? null : Temporal.Instant.from(endsAt) }
  const [conflicts = []] = await findProposalConflicts(tx, role, [{ ...proposal, ...times }])
  if (conflicts.length === 0) return
  const described = conflicts.map(({ other, ...clash }) => ({
    ...clash,
    other: { ...other, startsAt: isoWithOffset(toInstant(other.startsAt)) },
  }))
  throw new Problem(409, 'clash', t('At that time the room or somebody of the cast is not free.'), { conflicts: described })
}

/**
 * The performance as it is announced on every page.
 * @throws Problem 409 `offline` where visitors do not see it: the alert would lead nowhere
 */
async function readShown(work: WriteContext, id: number, values: EventValues): Promise<Announced> {
  const announced = await readAnnounced(work, id, values)
  if (!announced.isShown) throw new Problem(409, 'offline', t('Offline: visitors see nothing of this performance.'))
  return announced
}

/** The performance as it is announced, with these values. One statement. */
async function readAnnounced(
  { tx }: WriteContext,
  id: number,
  { productionId, startsAt, endsAt, isOnline }: EventValues,
): Promise<Announced & { isShown: boolean }> {
  const { title, slug, durationMinutes, isOnline: isProductionOnline } = productions
  const [production] = await tx
    .select({ title, slug, durationMinutes, isProductionOnline })
    .from(productions)
    .where(eq(productions.id, productionId))
  const begins = Temporal.Instant.from(startsAt)
  return {
    ...{ id, title: production?.title ?? '', slug: production?.slug ?? '', startsAt: begins },
    isShown: isOnline && (production?.isProductionOnline ?? false),
    endsAt: endsAt ? Temporal.Instant.from(endsAt) : begins.add({ minutes: production?.durationMinutes ?? DEFAULT_DURATION_MINUTES }),
  }
}

type Done = {
  eventId: number
  action: EveningAction
  /** names of the changed fields */
  changed: string[]
  /** the performance before */
  current: StaffRecord
  /** its values since */
  values: Values
  alert: StaffRecord | undefined
}

async function storeAction(
  { platform, tx }: WriteContext,
  viewer: Viewer,
  { eventId, action, changed, current, values, alert }: Done,
): Promise<number> {
  const stopsSale = action.kind === 'cancel' && action.stopsSale && hasTicketShop(platform.config)
  const shopNumber = stopsSale ? (values as EventValues).idJet || null : null
  const [row] = await tx
    .insert(eveningActions)
    .values({
      ...{ eventId, kind: action.kind, sentence: action.sentence, shopNumber, saleState: shopNumber ? 'waiting' : null },
      ...{ before: pick(current.values, changed), after: pick(values, changed) },
      ...{ alertId: alert?.id ?? null, alertRevision: alert?.revision ?? null },
      ...{ userId: viewer.id, userName: viewer.name, createdAt: toDate(platform.clock.now()) },
    })
    .returning({ id: eveningActions.id })
  if (shopNumber) await enqueueSale(platform, tx, shopNumber)
  return Number(row?.id)
}

function pick(values: Values, names: string[]): Values {
  return Object.fromEntries(names.map((name) => [name, values[name]]))
}
