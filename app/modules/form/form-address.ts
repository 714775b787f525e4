const HOUSE_FORM = /^[1-9]\d{0,8}$/
const HUBSPOT_FORM = /^(?:(eu1|na1|na2|ap1)\/)?(\d{4,12})\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i

/** A form of this site by its id, or one at HubSpot by region, portal and form. */
export type FormAddress = { house: number } | { region: string; portal: string; form: string }

/** Parses `hubspot_id`; undefined when it is invalid. The default region is HubSpot's oldest. */
export function formAddressOf(value: unknown): FormAddress | undefined {
  const text = String(value ?? '').trim()
  if (HOUSE_FORM.test(text)) return { house: Number(text) }
  const [, region = 'na1', portal, form] = HUBSPOT_FORM.exec(text) ?? []
  return portal && form ? { region: region.toLowerCase(), portal, form: form.toLowerCase() } : undefined
}
