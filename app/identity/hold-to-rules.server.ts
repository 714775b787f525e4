import { eq } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import { settings } from '../site/tables.ts'
import { IDENTITY_KEY } from './identity.server.ts'
import { safeLogo } from './safe-logo.server.ts'
import { identitySchema, type Logo } from './schema.ts'

/**
 * Holds a look that came in as a row to the rules of every write: every page is drawn with it, so that one which cannot be read
 * would leave no page. Drawings are cleaned; PNGs hold nothing but pixels for those who show them.
 * @throws ZodError where it is no look, Problem 400 where a logo cannot be drawn
 */
export async function holdIdentityToRules(tx: Database): Promise<void> {
  const isIdentity = eq(settings.key, IDENTITY_KEY)
  const [row] = await tx.select().from(settings).where(isIdentity)
  if (!row) return
  const { logo, darkLogo } = identitySchema.parse(row.value)
  const held = { logo: await cleaned(logo, 'logo'), darkLogo: await cleaned(darkLogo, 'darkLogo') }
  if (held.logo?.data === logo?.data && held.darkLogo?.data === darkLogo?.data) return
  await tx
    .update(settings)
    .set({ value: { ...(row.value as object), ...held } })
    .where(isIdentity)
}

async function cleaned(logo: Logo | null, field: 'logo' | 'darkLogo'): Promise<Logo | null> {
  return logo?.kind === 'svg' ? (await safeLogo(logo, field)).logo : logo
}
