import type { Label } from '../platform/i18n/message-ids.ts'

/**
 * The personal details that a line of text may ask for, as `autocomplete` tokens (WCAG 1.3.5). Set by the author of the
 * form; they cannot be derived from a field's slug: *Wo sind Sie auf die Barriere gestoßen?* does not ask for a home town.
 */
export const PERSONAL_DETAILS = {
  name: 'Full name',
  'given-name': 'First name',
  'family-name': 'Last name',
  tel: 'Phone',
  'street-address': 'Street and number',
  'postal-code': 'Postcode',
  'address-level2': 'Town or city',
  'country-name': 'Country',
  organization: 'Organisation',
} as const satisfies Record<string, Label>
export type PersonalDetail = keyof typeof PERSONAL_DETAILS

/** Tokens of field types that always ask for the same detail. */
const BY_TYPE: Record<string, string> = { email: 'email', 'date-of-birth': 'bday' }

/** The `autocomplete` attribute of a field. @param type name of the field's type @returns undefined for none */
export function autoCompleteOf(type: string | undefined, detail: PersonalDetail | null | undefined): string | undefined {
  return BY_TYPE[type ?? ''] ?? (type === 'text' ? (detail ?? undefined) : undefined)
}
