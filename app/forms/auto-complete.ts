/** What browsers may fill in by themselves, by field type or else by slug (WCAG 1.3.5). */
const BY_TYPE: Record<string, string> = { email: 'email', 'date-of-birth': 'bday' }
const BY_SLUG: Record<string, string> = {
  name: 'name',
  vorname: 'given-name',
  nachname: 'family-name',
  telefon: 'tel',
  strasse: 'street-address',
  plz: 'postal-code',
  ort: 'address-level2',
  land: 'country-name',
  organisation: 'organization',
}

export function autoCompleteOf(type: string | undefined, slug: string): string | undefined {
  return BY_TYPE[type ?? ''] ?? BY_SLUG[slug]
}
