import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { ContentObject } from '../content/content-object.ts'
import { mayView } from '../content/editing-rights.server.ts'
import { choiceOf, type ModuleRegistry, readVisibility } from '../content/index.server.ts'
import type { ContentServices } from '../content/page-log.ts'
import { publish } from '../content/publish.server.ts'
import { scheduleChanges } from '../content/scheduled-changes.server.ts'
import type { Viewer } from '../platform/auth/auth.ts'
import { isoWithOffset, parseInstant, toDate } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { forbidden } from '../platform/http/authorize.ts'
import { invalidField, orNotFound, Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { recordChange } from '../records/write.server.ts'
import { readPeople } from './colleagues.server.ts'
import { reviewKind } from './log-kinds.ts'
import { readObjectPlace } from './object-place.server.ts'
import { mailOutcome, mailRequest } from './review-mail.server.ts'
import { changedSince, containersOf, handOver, isAsked, isNothing, type ReviewRow, readNewest, readPending } from './review-state.server.ts'
import type { reviewApprovalSchema, reviewRequestSchema } from './schema.ts'
import { type ReviewOutcome, reviewRequests } from './tables.ts'

/** What reviews depend on. */
export type ReviewServices = { services: ContentServices; modules: ModuleRegistry }

/**
 * Hands an object's draft over for review, as it is now; a request that was open is replaced.
 * @throws Problem 400 when the colleague may not publish it; 403; 404; 409 `nothing_to_review`, `no_reviewer`
 */
export function requestReview(
  { services: { platform }, modules }: ReviewServices,
  viewer: Viewer,
  object: ContentObject,
  { reviewer, message }: z.infer<typeof reviewRequestSchema>,
): Promise<void> {
  if (!mayView(viewer, object.contentType, object.objectId)) throw forbidden()
  return platform.write(async (tx) => {
    const place = orNotFound(await readObjectPlace(tx, object))
    const pending = await readPending(tx, modules, object)
    if (isNothing(pending)) throw new Problem(409, 'nothing_to_review', t('There are no changes to review.'))
    const asking = { ...object, userId: viewer.id, reviewerId: reviewer }
    const asked = (await readPeople(tx, object.contentType, object.objectId)).filter((person) => isAsked(person, asking))
    if (asked.length === 0 && reviewer !== null) throw invalidField('reviewer', t('This person may not publish the page.'))
    if (asked.length === 0) throw new Problem(409, 'no_reviewer', t('Nobody else may publish this page.'))
    await endOpen(platform, tx, viewer, object, 'replaced')
    const now = toDate(platform.clock.now())
    const [row] = await tx
      .insert(reviewRequests)
      .values({
        ...object,
        ...asking,
        ...{ reviewerName: reviewer === null ? '' : (asked[0]?.name ?? ''), message, userName: viewer.name },
        ...{ handedOver: handOver(pending), createdAt: now },
      })
      .returning()
    await log(platform, tx, viewer, { id: orNotFound(row).id, title: place.title, before: null, outcome: 'requested' })
    await mailRequest({ platform, tx, row: orNotFound(row), place })
  })
}

/**
 * Publishes what was handed over, and what the reviewer has corrected since, or schedules it for a time (`at`); but nothing
 * that others have changed meanwhile. Where the server stops between publishing and ending the request, that is over by
 * itself: nothing is left to review.
 * @returns the number of the live version, or when the changes go live (ISO with offset)
 * @throws Problem 400 when the time is past; 403; 404; 409 `review_over`, `review_changed` with names; 422 `rules_broken`
 */
export async function approveReview(
  { services, modules }: ReviewServices,
  viewer: Viewer,
  id: number,
  { answer, at, online }: z.infer<typeof reviewApprovalSchema>,
): Promise<{ version: number } | { at: string }> {
  const { platform } = services
  const row = await readOpen(platform.db, viewer, id)
  const object = { contentType: row.contentType, objectId: row.objectId }
  const pending = await readPending(platform.db, modules, object)
  const changedBy = await changedSince(platform.db, viewer, row, pending)
  if (changedBy.length > 0) throw changed(changedBy)
  const choice = {
    including: Object.fromEntries(containersOf(row.handedOver).map((id) => [id, row.handedOver[id]?.revision ?? 0])),
    translations: choiceOf(pending.translations),
    online,
  }
  const goLive = at === undefined ? publish(services, modules, viewer, { ...object, ...choice }) : schedule()
  const live = await goLive.catch((error) => {
    // Somebody has changed it between the two.
    throw error instanceof Problem && error.code === 'others_included' ? changed(error.extras.others as string[]) : error
  })
  await end(platform, viewer, id, {
    outcome: 'approved',
    answer,
    ...(await seenAfter(platform, object, { at: 'at' in live ? live.at : undefined, online })),
  })
  return live

  async function schedule(): Promise<{ at: string }> {
    const time = isoWithOffset(parseInstant(at ?? ''))
    await scheduleChanges(platform, modules, viewer, { ...object, ...choice, at: time })
    return { at: time }
  }
}

/** Gives a draft back to who asked, with the reason. @throws Problem 403; 404; 409 `review_over` */
export async function returnReview({ services: { platform } }: ReviewServices, viewer: Viewer, id: number, answer: string): Promise<void> {
  await readOpen(platform.db, viewer, id)
  await end(platform, viewer, id, { outcome: 'returned', answer })
}

/** Takes one's own request back; of one that was returned, that it has been seen. @throws Problem 403, 404 */
export function withdrawReview({ services: { platform } }: ReviewServices, viewer: Viewer, id: number): Promise<void> {
  return platform.write(async (tx) => {
    const [found] = await tx.select().from(reviewRequests).where(eq(reviewRequests.id, id)).for('update')
    const row = orNotFound(found)
    if (row.userId !== viewer.id) throw forbidden()
    if (row.outcome === null) await endOpen(platform, tx, viewer, row, 'withdrawn')
    await tx.update(reviewRequests).set({ isSeen: true }).where(eq(reviewRequests.id, id))
  })
}

/** The open request that the viewer is asked by. @throws Problem 403, 404, 409 `review_over` */
async function readOpen(db: Database, viewer: Viewer, id: number): Promise<ReviewRow> {
  const [found] = await db.select().from(reviewRequests).where(eq(reviewRequests.id, id))
  const row = orNotFound(found)
  if (!isAsked(viewer, row)) throw forbidden()
  if (row.outcome !== null) throw over()
  return row
}

/** Whether visitors see an approved page, now or at the time it was approved for. */
async function seenAfter(
  { db, clock }: Platform,
  object: ContentObject,
  { at, online }: { at: string | undefined; online: boolean },
): Promise<Pick<Decision, 'goesLiveAt' | 'isSeen'>> {
  const now = at === undefined ? clock.now() : parseInstant(at)
  const { state } = await readVisibility({ db, clock: { ...clock, now: () => now } }, object, at !== undefined && online)
  return { goesLiveAt: at, isSeen: state === 'online' }
}

type Decision = { outcome: ReviewOutcome; answer: string; goesLiveAt?: string | undefined; isSeen?: boolean }

function end(platform: Platform, viewer: Viewer, id: number, { outcome, answer, goesLiveAt, isSeen = false }: Decision): Promise<void> {
  return platform.write(async (tx) => {
    const [row] = await tx.select().from(reviewRequests).where(eq(reviewRequests.id, id)).for('update')
    if (!row || row.outcome !== null) throw over()
    const ended = { outcome, answer, endedBy: viewer.name, endedAt: toDate(platform.clock.now()) }
    await tx.update(reviewRequests).set(ended).where(eq(reviewRequests.id, id))
    const place = orNotFound(await readObjectPlace(tx, row))
    await log(platform, tx, viewer, { id, title: place.title, before: 'requested', outcome })
    await mailOutcome({ platform, tx, row: { ...row, ...ended }, place }, { goesLiveAt, isSeen })
  })
}

/** Ends the open request of an object, if there is one, without a word to anybody. */
async function endOpen(platform: Platform, tx: Database, viewer: Viewer, object: ContentObject, outcome: ReviewOutcome): Promise<void> {
  const open = await readNewest(tx, object)
  if (!open || open.outcome !== null) return
  const ended = { outcome, endedBy: viewer.name, endedAt: toDate(platform.clock.now()) }
  await tx.update(reviewRequests).set(ended).where(eq(reviewRequests.id, open.id))
  const title = (await readObjectPlace(tx, object))?.title ?? ''
  await log(platform, tx, viewer, { id: open.id, title, before: 'requested', outcome })
}

type Entry = { id: number; title: string; before: string | null; outcome: string }

function log(platform: Platform, tx: Database, viewer: Viewer, { id, title, before, outcome }: Entry): Promise<void> {
  return recordChange(platform, tx, viewer, {
    ...{ contentType: reviewKind.name, objectId: id, title },
    ...{ action: before === null ? 'created' : 'changed', before: before === null ? null : { outcome: before }, after: { outcome } },
  })
}

function over(): Problem {
  return new Problem(409, 'review_over', t('This review is already over.'))
}

function changed(names: string[]): Problem {
  const named = names.filter(Boolean)
  const message =
    named.length > 0
      ? t('{names} has changed the page since it was handed over. Please look at it again.', { names: named.join(', ') })
      : t('The page has changed since it was handed over. Please look at it again.')
  return new Problem(409, 'review_changed', message, { others: named })
}
