import { createHash, randomBytes } from 'node:crypto'
import { and, count, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import { data, redirect } from 'react-router'
import type { z } from 'zod'
import type { ContentObject } from '../content/content-object.ts'
import { assertMayEdit } from '../content/editing-rights.server.ts'
import type { OpenPreview } from '../content/index.server.ts'
import { hasSlots } from '../content/object-slots.ts'
import type { Viewer } from '../platform/auth/auth.ts'
import { isoWithOffset, parseInstant, toDate, toInstant } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { createDateFormat } from '../platform/format/date-format.ts'
import { previewPath } from '../platform/http/preview-token.ts'
import { invalidField, orNotFound, Problem, tooManyRequests } from '../platform/http/problem.ts'
import { isRateLimited, type RateLimit } from '../platform/http/rate-limit.ts'
import { currentLocale, t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { pathIn } from '../platform/routing/path-in.ts'
import { recordChange } from '../records/write.server.ts'
import { previewLinkKind } from './log-kinds.ts'
import { readObjectPlace } from './object-place.server.ts'
import type { PreviewLink, previewLinkSchema } from './schema.ts'
import { previewLinks } from './tables.ts'

/** 192 bits: no guess ever meets one. */
const TOKEN_BYTES = 24
const MAX_DAYS = 366
const MAX_VALID_LINKS = 20
/** How long links that have ended are listed, in days; then they are deleted. */
export const LISTED_DAYS = 30
/** Openings from one address, right tokens and wrong ones. */
const OPENINGS: RateLimit = { purpose: 'preview-links', max: 200, minutes: 10 }

/** Whether people without an account may be shown drafts of such objects: pages, and whatever has places for modules. */
export function isPreviewed(contentType: string): boolean {
  return contentType === 'page' || hasSlots(contentType)
}

/** The links to an object's draft: those that are valid and those that have ended lately, the newest first. One statement. */
export async function listPreviewLinks({ db, clock }: Pick<Platform, 'db' | 'clock'>, object: ContentObject): Promise<PreviewLink[]> {
  const now = clock.now()
  const isListed = gt(previewLinks.endsAt, toDate(now.subtract({ hours: 24 * LISTED_DAYS })))
  const rows = await db
    .select()
    .from(previewLinks)
    .where(and(ofObject(object), isListed))
    .orderBy(desc(previewLinks.id))
  const iso = (date: Date) => isoWithOffset(toInstant(date))
  return rows.map(({ id, note, endsAt, revokedAt, lastOpenedAt, opened, userName, createdAt }) => ({
    ...{ id, note, opened, by: userName },
    endsAt: iso(revokedAt ?? endsAt),
    isOver: revokedAt !== null || endsAt <= toDate(now),
    isRevoked: revokedAt !== null,
    lastOpenedAt: lastOpenedAt && iso(lastOpenedAt),
    at: iso(createdAt),
  }))
}

/**
 * Creates a link that shows an object's draft to everybody who has it. The address is returned once; only a hash of its token
 * is stored.
 * @throws Problem 400 when the end is past or too far, 404, 409 `too_many`
 */
export function createPreviewLink(
  platform: Platform,
  viewer: Viewer,
  object: ContentObject,
  { endsAt: end, note }: z.infer<typeof previewLinkSchema>,
): Promise<{ url: string }> {
  const now = platform.clock.now()
  const endsAt = parseInstant(end)
  if (Temporal.Instant.compare(endsAt, now) <= 0) throw invalidField('endsAt', t('Please choose an end in the future.'))
  if (Temporal.Instant.compare(endsAt, now.add({ hours: 24 * MAX_DAYS })) > 0)
    throw invalidField('endsAt', t('A preview link lasts a year at most.'))
  return platform.write(async (tx) => {
    const place = orNotFound(await readObjectPlace(tx, object))
    const isValid = and(ofObject(object), isNull(previewLinks.revokedAt), gt(previewLinks.endsAt, toDate(now)))
    const [{ number } = { number: 0 }] = await tx.select({ number: count() }).from(previewLinks).where(isValid)
    if (number >= MAX_VALID_LINKS)
      throw new Problem(409, 'too_many', t('There are already many preview links of this page. Please end one of them first.'))
    const token = randomBytes(TOKEN_BYTES).toString('base64url')
    const [row] = await tx
      .insert(previewLinks)
      .values({
        ...{ ...object, tokenHash: hashOf(token), note, endsAt: toDate(endsAt) },
        ...{ userId: viewer.id, userName: viewer.name, createdAt: toDate(now) },
      })
      .returning({ id: previewLinks.id })
    const after = { note, endsAt: isoWithOffset(endsAt) }
    await log(platform, tx, viewer, { id: row?.id ?? 0, title: place.title, action: 'created', before: null, after })
    return { url: platform.config.publicUrl + previewPath(place.path, token) }
  })
}

/** Ends a link before its time. Ending one that has ended changes nothing. @throws Problem 403, 404 */
export function revokePreviewLink(platform: Platform, viewer: Viewer, id: number): Promise<void> {
  return platform.write(async (tx) => {
    const [row] = await tx.select().from(previewLinks).where(eq(previewLinks.id, id)).for('update')
    const link = orNotFound(row)
    assertMayEdit(viewer, link.contentType, link.objectId)
    if (link.revokedAt) return
    await tx
      .update(previewLinks)
      .set({ revokedAt: toDate(platform.clock.now()) })
      .where(eq(previewLinks.id, id))
    const title = (await readObjectPlace(tx, link))?.title ?? ''
    const before = { note: link.note, endsAt: isoWithOffset(toInstant(link.endsAt)) }
    await log(platform, tx, viewer, { id, title, action: 'deleted', before, after: null })
  })
}

/** Counts a request for a preview link, against guessing. @throws Problem 429 before anything is rendered */
export async function limitPreviews(platform: Platform, address: string): Promise<void> {
  if (await isRateLimited(platform, OPENINGS, address)) throw tooManyRequests()
}

/**
 * Opens preview links for one request.
 * @param isStaff whether somebody logged in asks, whose looks are not counted as openings
 */
export function previewOpener(platform: Platform, isStaff: () => Promise<boolean>): OpenPreview {
  return async (token, url) => {
    const [link] = await platform.db
      .select()
      .from(previewLinks)
      .where(eq(previewLinks.tokenHash, hashOf(token)))
    const place = link && (await readObjectPlace(platform.db, link))
    if (!link || !place) throw data(t('There is no such preview. Please check that the address is complete.'), { status: 404 })
    const now = toDate(platform.clock.now())
    if (link.revokedAt) throw data(t('This preview has been ended. Please ask for a new link.'), { status: 410 })
    const endsAt = isoWithOffset(toInstant(link.endsAt))
    if (link.endsAt <= now)
      throw data(t('This preview ended on {moment}. Please ask for a new link.', { moment: createDateFormat().dateTime(endsAt) }), {
        status: 410,
      })
    // The page has moved since. In a further language it is shown as it is translated.
    const path = pathIn(currentLocale(), place.path)
    if (url.pathname.replace(/\.data$/, '') !== path && !url.pathname.endsWith('.data')) throw redirect(previewPath(path, token))
    if (!(await isStaff())) await countOpening(platform, link.id, now)
    return { object: { contentType: link.contentType, objectId: link.objectId }, endsAt }
  }
}

function countOpening(platform: Platform, id: number, lastOpenedAt: Date): Promise<unknown> {
  return platform.write((tx) =>
    tx
      .update(previewLinks)
      .set({ lastOpenedAt, opened: sql`${previewLinks.opened} + 1` })
      .where(eq(previewLinks.id, id)),
  )
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

type Entry = Pick<Parameters<typeof recordChange>[3], 'title' | 'action' | 'before' | 'after'>

function log(platform: Platform, tx: Database, viewer: Viewer, { id, ...entry }: Entry & { id: number }): Promise<void> {
  return recordChange(platform, tx, viewer, { ...entry, contentType: previewLinkKind.name, objectId: id })
}

function ofObject({ contentType, objectId }: ContentObject) {
  return and(eq(previewLinks.contentType, contentType), eq(previewLinks.objectId, objectId))
}
