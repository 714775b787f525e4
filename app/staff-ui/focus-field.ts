const CONTROL = 'input, select, textarea, [contenteditable="true"], button'
const FIRST = CONTROL.split(', ')
  .slice(0, 4)
  .map((control) => `fieldset ${control}`)
  .join(', ')

/** Focuses the first visible field of the record form that contains an element. */
export function focusFirstField(within: Element): void {
  const fields = within.closest('[data-record-form]')?.querySelectorAll<HTMLElement>(FIRST) ?? []
  const first = [...fields].find((field) => !field.closest('[hidden]'))
  first?.focus()
}

/** Focuses a field by its id; of a group, its first control. */
export function focusField(id: string): void {
  const field = document.getElementById(id)
  const control = field?.matches(CONTROL) ? field : field?.querySelector<HTMLElement>(CONTROL)
  control?.focus({ preventScroll: true })
  control?.scrollIntoView({ block: 'center' })
}

/** Focuses the first empty field, if there is one. */
export function focusFirstEmpty(form: HTMLFormElement | null): void {
  const fields = form?.querySelectorAll<HTMLInputElement>('fieldset :is(input:not([type="checkbox"]), textarea, select)') ?? []
  const empty = [...fields].find(({ value, readOnly }) => value === '' && !readOnly)
  empty?.focus()
}
