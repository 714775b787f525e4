const TEXT = '[role="textbox"][data-field]'

/**
 * Leaves a text of the object that the page shows, which has no module around it that could take the focus: with Enter for the
 * object's next text, with Escape, or after the last one, for the page.
 */
export function leaveOwnField(element: HTMLElement, key: string): void {
  const texts = [...(element.closest('[data-own-fields]')?.querySelectorAll<HTMLElement>(TEXT) ?? [])].filter(
    (text) => !text.closest('[data-container]'),
  )
  const next = key === 'Enter' ? texts[texts.indexOf(element) + 1] : undefined
  if (next) next.focus()
  else element.blur()
}
