import { toDate } from '../platform/clock/clock.ts'
import type { createBaseApp } from '../platform/http/base-app.ts'
import type { Platform } from '../platform/platform.ts'
import { ACCOUNT_PATH } from '../platform/routing/table.ts'

/** For so long a reader may take the contact for current; it is counted from each request (RFC 9116, 2.5.5). */
const SECURITY_CONTACT_DAYS = 180

/**
 * Mounts what programs look for under fixed addresses: where a password is changed, which password managers ask after a leak,
 * and whom to tell of a weakness (RFC 9116), if the operator names somebody.
 */
export function mountWellKnown(app: ReturnType<typeof createBaseApp>, { config, clock }: Pick<Platform, 'config' | 'clock'>): void {
  app.get('/.well-known/change-password', (context) => context.redirect(ACCOUNT_PATH, 302))
  const contact = config.SECURITY_CONTACT
  if (contact === undefined) return
  const address = '/.well-known/security.txt'
  app.get(address, (context) => {
    const until = clock.now().add({ hours: 24 * SECURITY_CONTACT_DAYS })
    const lines = [
      `Contact: ${contact.includes('://') ? contact : `mailto:${contact}`}`,
      `Expires: ${toDate(until).toISOString().slice(0, 'yyyy-mm-dd'.length)}T00:00:00Z`,
      'Preferred-Languages: de, en',
      `Canonical: ${config.publicUrl}${address}`,
    ]
    return context.text(`${lines.join('\n')}\n`)
  })
}
