import { and, asc, desc, eq, or } from 'drizzle-orm'
import { z } from 'zod'
import type { Viewer } from '../platform/auth/auth.ts'
import { can } from '../platform/auth/rights.ts'
import { users } from '../platform/auth/tables.ts'
import { toDate } from '../platform/clock/clock.ts'
import { alphabetical } from '../platform/database/alphabetical.ts'
import type { Database } from '../platform/database/database.ts'
import { notFound, Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import type { SavedView } from './saved-view.ts'
import { savedViews } from './tables.ts'

const MAX_VIEWS = 300
/** How many views one user may save, so that one user cannot use up `MAX_VIEWS`. */
const MAX_OWN_VIEWS = 50

export const viewSchema = z.strictObject({
  screen: z.string().regex(/^[a-z-]{1,60}$/),
  name: z
    .string()
    .trim()
    .min(1, { error: () => t('This field is required!') })
    .max(60, { error: () => t('This text is too long.') }),
  query: z.string().max(1000),
  isShared: z.boolean(),
})

/** The views a user sees at the lists: their own, and those shared with all users. One statement. */
export async function readViews(db: Database, viewer: Viewer): Promise<SavedView[]> {
  const rows = await db
    .select({
      id: savedViews.id,
      screen: savedViews.screen,
      name: savedViews.name,
      query: savedViews.query,
      isShared: savedViews.isShared,
      ownerId: savedViews.ownerId,
      ownerName: users.name,
    })
    .from(savedViews)
    .innerJoin(users, eq(users.id, savedViews.ownerId))
    .where(or(eq(savedViews.ownerId, viewer.id), eq(savedViews.isShared, true)))
    // The user's own first, so that shared views never push them past the limit.
    .orderBy(desc(eq(savedViews.ownerId, viewer.id)), alphabetical(savedViews.name), asc(savedViews.id))
    .limit(MAX_VIEWS)
  return rows.map(({ ownerId, ...view }) => ({ ...view, mayDelete: ownerId === viewer.id || can(viewer.role, 'write', 'people') }))
}

/** Saves a view; one of the same user, list and name is replaced. @throws Problem 409 when the user has too many */
export async function saveView(platform: Platform, viewer: Viewer, view: z.infer<typeof viewSchema>): Promise<{ id: number }> {
  return platform.write(async (tx) => {
    const values = { ...view, ownerId: viewer.id, createdAt: toDate(platform.clock.now()) }
    const [row] = await tx
      .insert(savedViews)
      .values(values)
      .onConflictDoUpdate({
        target: [savedViews.ownerId, savedViews.screen, savedViews.name],
        set: { query: view.query, isShared: view.isShared },
      })
      .returning({ id: savedViews.id })
    const own = await tx.$count(savedViews, eq(savedViews.ownerId, viewer.id))
    if (own > MAX_OWN_VIEWS)
      throw new Problem(409, 'too_many', t('You already have {n} saved views. Delete one first.', { n: MAX_OWN_VIEWS }))
    return { id: row?.id ?? 0 }
  })
}

/** Deletes a view: a user's own, or, for administrators, a shared one. @throws Problem 404 */
export function deleteView(platform: Platform, viewer: Viewer, id: number): Promise<void> {
  const isOwn = eq(savedViews.ownerId, viewer.id)
  return platform.write(async (tx) => {
    const deleted = await tx
      .delete(savedViews)
      .where(and(eq(savedViews.id, id), can(viewer.role, 'write', 'people') ? or(isOwn, eq(savedViews.isShared, true)) : isOwn))
      .returning({ id: savedViews.id })
    if (deleted.length === 0) throw notFound()
  })
}
