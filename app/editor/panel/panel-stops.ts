const STOPS = ':is(input, select, textarea, button, a[href]):not(:disabled, [tabindex="-1"])'

/** The controls of the inspector in the order of Tab, without the button that closes it; none while it is folded. */
export function panelStops(): HTMLElement[] {
  const panel = document.querySelector('[data-module-settings]')
  return [...(panel?.querySelectorAll<HTMLElement>(`${STOPS}:not([data-close])`) ?? [])].filter((stop) => stop.checkVisibility())
}
