const CONTROL = 'input, select, textarea, [contenteditable="true"], button'
const FIRST = CONTROL.split(', ')
  .slice(0, 4)
  .map((one) => `fieldset ${one}`)
  .join(', ')

/** Puts the focus into the first field of the form in which something stands. */
export function focusFirstField(within: Element): void {
  within.closest('form')?.querySelector<HTMLElement>(FIRST)?.focus()
}

/** Puts the focus into a field by its id; where the field is a group, into the first of it. */
export function focusField(id: string): void {
  const field = document.getElementById(id)
  const control = field?.matches(CONTROL) ? field : field?.querySelector<HTMLElement>(CONTROL)
  control?.focus({ preventScroll: true })
  control?.scrollIntoView({ block: 'center' })
}

/** Puts the focus into the first field in which nothing stands yet, if there is one. */
export function focusFirstEmpty(form: HTMLFormElement | null): void {
  const fields = form?.querySelectorAll<HTMLInputElement>('fieldset :is(input:not([type="checkbox"]), textarea, select)') ?? []
  const empty = [...fields].find(({ value, readOnly }) => value === '' && !readOnly)
  empty?.focus()
}
