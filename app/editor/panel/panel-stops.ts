const STOPS = ':is(input, select, textarea, button, a[href]):not(:disabled, [tabindex="-1"])'

/** The controls of the inspector in the order of Tab, without the button that closes it; none while it is folded. */
export function panelStops(): HTMLElement[] {
  const panel = document.querySelector('[data-module-settings]')
  const all = [...(panel?.querySelectorAll<HTMLElement>(`${STOPS}:not([data-close])`) ?? [])]
  return all.filter((stop) => stop.checkVisibility() && !isPassedByTab(stop, all))
}

/** Whether Tab goes past a control because it is a radio button and another one stands for its group. */
function isPassedByTab(stop: HTMLElement, all: HTMLElement[]): boolean {
  if (!(stop instanceof HTMLInputElement) || stop.type !== 'radio') return false
  const group = all.filter((other): other is HTMLInputElement => other instanceof HTMLInputElement && other.name === stop.name)
  return stop !== (group.find(({ checked }) => checked) ?? group[0])
}
