import type { Locale } from '../platform/i18n/i18n.ts'
import type { Catalogue } from '../platform/i18n/message-ids.ts'
import { de } from './de.ts'
import { deServer } from './de-server.ts'
import { deStaff } from './de-staff.ts'
import { inLocale } from './in-locale.ts'

const german = { ...de, ...deStaff, ...deServer } as const
type German = typeof german

declare module '../platform/i18n/message-ids.ts' {
  interface Messages extends German {}
}

/** All texts, for the server: those of browsers, and those that stand in mails and refusals. */
export function serverTexts(locale: Locale): Catalogue {
  return inLocale(locale, german)
}
