/** The id of a field's control on the page, to which the error summary leads. */
export function fieldId(form: number, slug: string): string {
  return `feld-${form}-${slug}`
}
