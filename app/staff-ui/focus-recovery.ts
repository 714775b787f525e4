import { useEffect } from 'react'

/** An entry of a list; what names it is the first thing in it that leads on. */
const ENTRY = 'tbody > tr, [data-entry], li'
const NAME_IN_ENTRY = 'th :is(a, summary), :scope > a'
/** What can take the focus for what stood in it, without anything being pressed by the next key. */
const PLACE = 'section, form, fieldset, details, [role="search"], main'

/** Where the focus was: the thing itself, the entry it stood in with its number, and the places around it from the nearest on. */
type Spot = { element: HTMLElement; list: Element | null; number: number; places: HTMLElement[]; isInDialog: boolean }

/**
 * Keeps the keyboard's place in the admin area: when what has the focus goes (a row that was deleted, a button whose work is
 * done), the focus goes on to the entry that took its place, else to the part of the screen it stood in. Else the next key
 * would fall on the page as a whole, and whoever cannot see it would have to begin at its top.
 */
export function useFocusRecovery(): void {
  useEffect(() => keepFocus(document), [])
}

function keepFocus(page: Document): () => void {
  let last: Spot | null = null
  let beforeDialog: Spot | null = null
  function note({ target }: Event): void {
    if (!(target instanceof HTMLElement) || target === page.body) return
    const spot = spotOf(target)
    if (spot.isInDialog && last && !last.isInDialog) beforeDialog = last
    last = spot
  }
  // Whoever presses beside everything lets go of it.
  function letGo({ target }: Event): void {
    const active = page.activeElement
    if (active === page.body || !active?.contains(target as Node)) last = null
  }
  function check(): void {
    if (!last || page.activeElement !== page.body || page.querySelector('dialog[open]')) return
    const spot = last.isInDialog && !last.element.isConnected ? beforeDialog : last
    if (spot?.element.isConnected) spot.element.focus({ preventScroll: true })
    if (page.activeElement === page.body) (spot ? nearTo(spot) : page.querySelector<HTMLElement>('main'))?.focus({ preventScroll: true })
  }
  const changes = new MutationObserver(check)
  changes.observe(page.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'hidden'] })
  page.addEventListener('focusin', note)
  page.addEventListener('pointerdown', letGo, true)
  return () => {
    changes.disconnect()
    page.removeEventListener('focusin', note)
    page.removeEventListener('pointerdown', letGo, true)
  }
}

function spotOf(element: HTMLElement): Spot {
  const entry = element.closest(ENTRY)
  const list = entry?.parentElement ?? null
  const places: HTMLElement[] = []
  for (let place = element.closest<HTMLElement>(PLACE); place; place = place.parentElement?.closest<HTMLElement>(PLACE) ?? null) {
    places.push(place)
  }
  const isInDialog = element.closest('dialog') !== null
  return { element, list, number: entry && list ? [...list.children].indexOf(entry) : 0, places, isInDialog }
}

/** What takes the focus for what is gone. */
function nearTo({ element, list, number, places }: Spot): HTMLElement | undefined {
  const entries = list?.isConnected && !element.isConnected ? [...list.children] : []
  const entry = entries[Math.min(number, entries.length - 1)]
  const name = entry?.querySelector<HTMLElement>(NAME_IN_ENTRY)
  if (name) return name
  const place = places.find((one) => one.isConnected && one.getClientRects().length > 0)
  if (place && !place.hasAttribute('tabindex')) place.tabIndex = -1
  return place
}
