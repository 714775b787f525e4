/** The DOM id of a field's control, which the error summary links to. */
export function fieldId(form: number, slug: string): string {
  return `feld-${form}-${slug}`
}
