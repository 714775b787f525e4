import { and, desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Viewer } from '../platform/auth/auth.ts'
import type { Database } from '../platform/database/database.ts'
import { conflict, invalidField, notFound, validationFailed } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { recordChanges } from '../records/tables.ts'
import { recordChange } from '../records/write.server.ts'
import { settings } from '../site/tables.ts'
import { contrastFaults, ratioText } from './contrast-faults.ts'
import { listFaces } from './faces/faces.server.ts'
import { IDENTITY_KEY, ownFacesOf, readIdentityInTx } from './identity.server.ts'
import { keepDrawing } from './logo-drawings.server.ts'
import { safeLogo } from './safe-logo.server.ts'
import { type Identity, identitySchema, type Logo, type ReadIdentity } from './schema.ts'
import type { Theme } from './theme.ts'

/** The look as an object of the audit log. */
export const identityKind = { name: 'identity', area: 'settings', label: 'Appearance', plural: 'Appearance', fields: {} } as const

/** The id of the only one. */
const IDENTITY_ID = 1

export const identityUpdateSchema = z.strictObject({ base: z.string().max(40), identity: identitySchema })
export const identityUndoSchema = z.strictObject({ base: z.string().max(40) })

/**
 * Puts a look in place of the present one.
 * @param base the revision that was seen
 * @throws Problem 400 with a message per field when it cannot be read, a logo is none or takes too much, or a face is not there, 409 `conflict` when somebody has changed it since
 */
export async function updateIdentity(platform: Platform, viewer: Viewer, base: string, wish: Identity): Promise<ReadIdentity> {
  assertReadable(wish.theme)
  const identity = {
    theme: wish.theme,
    logo: wish.logo && (await drawnOnce(platform, wish.logo, 'logo')),
    darkLogo: wish.darkLogo && (await drawnOnce(platform, wish.darkLogo, 'darkLogo')),
    footer: wish.footer,
    header: wish.header,
  }
  return write(platform, viewer, { base, action: 'changed', next: (tx) => withFacesThere(tx, identity) })
}

/** A logo that may be shown, its drawing kept for every request. */
async function drawnOnce(platform: Platform, wish: Logo, field: 'logo' | 'darkLogo'): Promise<Logo> {
  const { logo, picture } = await safeLogo(wish, field)
  await keepDrawing(platform, logo, picture)
  return logo
}

/** A look may only be set in faces that the house has. */
async function withFacesThere(tx: Database, identity: Identity): Promise<Identity> {
  const wanted = ownFacesOf(identity)
  const there = wanted.length > 0 ? await listFaces(tx) : []
  if (wanted.some((id) => !there.some((face) => face.id === id)))
    throw invalidField('theme.headlineFace', t('This typeface is no longer there. Please choose another one.'))
  return identity
}

/** Puts back the look that was before the last change. @throws Problem 404 when there was none, 409 as `updateIdentity` */
export function undoIdentity(platform: Platform, viewer: Viewer, base: string): Promise<ReadIdentity> {
  return write(platform, viewer, { base, action: 'restored', next: lastBefore })
}

async function lastBefore(tx: Database): Promise<Identity> {
  const [last] = await tx
    .select({ before: recordChanges.before })
    .from(recordChanges)
    .where(and(eq(recordChanges.contentType, identityKind.name), eq(recordChanges.objectId, IDENTITY_ID)))
    .orderBy(desc(recordChanges.id))
    .limit(1)
  if (!last?.before) throw notFound()
  return identitySchema.parse(last.before)
}

type Change = { base: string; action: 'changed' | 'restored'; next: (tx: Database) => Promise<Identity> }

function write(platform: Platform, viewer: Viewer, { base, action, next }: Change): Promise<ReadIdentity> {
  return platform.write(async (tx, invalidate) => {
    await tx.insert(settings).values({ key: IDENTITY_KEY, value: {} }).onConflictDoNothing()
    await tx.select().from(settings).where(eq(settings.key, IDENTITY_KEY)).for('update')
    const before = await readIdentityInTx(tx)
    if (before.revision !== base)
      throw conflict(t('Someone else has since changed the appearance. Reload the page to see it.'), { theirs: before })
    await tx
      .update(settings)
      .set({ value: await next(tx) })
      .where(eq(settings.key, IDENTITY_KEY))
    const after = await readIdentityInTx(tx)
    if (after.revision !== before.revision) {
      const change = { contentType: identityKind.name, objectId: IDENTITY_ID, title: t(identityKind.label), action }
      await recordChange(platform, tx, viewer, { ...change, before: before.identity, after: after.identity })
      invalidate('settings')
    }
    return after
  })
}

/** What nobody could read is not put online. */
function assertReadable(theme: Theme): void {
  const faults = contrastFaults(theme)
  if (faults.length === 0) return
  const message = ({ ratio, needed }: (typeof faults)[number]) =>
    t('The contrast is {ratio} : 1. At least {needed} : 1 is needed to read it.', { ratio: ratioText(ratio), needed: ratioText(needed) })
  throw validationFailed(faults.map((fault) => ({ path: ['theme', ...fault.path], message: message(fault) })))
}
