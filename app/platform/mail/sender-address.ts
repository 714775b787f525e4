import type { Platform } from '../platform.ts'

/** The address that the house writes from, in mails and as the organizer of calendar entries: `MAIL_FROM`, or noreply@ its host. */
export function senderAddress({ MAIL_FROM, publicUrl }: Pick<Platform['config'], 'MAIL_FROM' | 'publicUrl'>): string {
  return MAIL_FROM ?? `noreply@${new URL(publicUrl).hostname}`
}
