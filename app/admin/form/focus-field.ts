const FIELDS = 'fieldset input, fieldset select, fieldset textarea, fieldset [contenteditable="true"]'

/** Puts the focus into the first field of the form in which something stands. */
export function focusFirstField(within: Element): void {
  within.closest('form')?.querySelector<HTMLElement>(FIELDS)?.focus()
}
