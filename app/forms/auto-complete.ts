import type { Label } from '../platform/i18n/message-ids.ts'

/**
 * What a line of text asks for of the person who fills it in, as browsers and aids know it (WCAG 1.3.5). Said by whoever
 * makes the form; a field's short name says nothing about it: *Wo sind Sie auf die Barriere gestoßen?* is no home town.
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

/** Types of field that ask for the same of everybody. */
const BY_TYPE: Record<string, string> = { email: 'email', 'date-of-birth': 'bday' }

/** What browsers may fill in by themselves. @param type name of the field's type @returns undefined for nothing */
export function autoCompleteOf(type: string | undefined, detail: PersonalDetail | null | undefined): string | undefined {
  return BY_TYPE[type ?? ''] ?? (type === 'text' ? (detail ?? undefined) : undefined)
}
