import { DEFAULT_LOCALE } from '../i18n/i18n.ts'

/** A number of things as staff read it, such as `5.598`. */
export function formatCount(value: number): string {
  return value.toLocaleString(DEFAULT_LOCALE)
}
