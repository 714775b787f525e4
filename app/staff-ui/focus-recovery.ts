import { useEffect } from 'react'

/** An entry of a list, and the link or disclosure that names it. */
const ENTRY = 'tbody > tr, [data-entry], li'
const NAME_IN_ENTRY = 'th :is(a, summary), :scope > a, :scope > article > button:not(:disabled)'
/** Containers that may take the focus for a removed element: no key activates anything in them by itself. */
const CONTAINER = 'section, form, fieldset, details, aside, [role="search"], main'

/** A focus position: the element, the list of its entry with the entry's index, and its containers, innermost first. */
type FocusPosition = { element: HTMLElement; list: Element | null; index: number; containers: HTMLElement[]; isInDialog: boolean }

/**
 * Recovers the focus in the admin area, and in the editor's docks: when the focused element is removed or disabled (a deleted row, a finished
 * button), the focus moves to the entry that took its place, else to its container. Otherwise the focus would fall to
 * the body, and keyboard and screen reader users would start again at the top of the page.
 * @param within selector of what it is recovered in; everywhere by default
 */
export function useFocusRecovery(within = '*'): void {
  useEffect(() => keepFocus(document, within), [within])
}

function keepFocus(page: Document, within: string): () => void {
  let last: FocusPosition | null = null
  let beforeDialog: FocusPosition | null = null
  function onFocusIn({ target }: Event): void {
    if (!(target instanceof HTMLElement) || target === page.body) return
    if (!target.closest(within)) {
      last = null
      return
    }
    const position = positionOf(target)
    if (position.isInDialog && last && !last.isInDialog) beforeDialog = last
    last = position
  }
  // A click outside the focused element gives the focus up on purpose.
  function onPointerDown({ target }: Event): void {
    const active = page.activeElement
    if (active === page.body || !active?.contains(target as Node)) last = null
  }
  function recoverFocus(): void {
    if (!last || page.activeElement !== page.body || page.querySelector('dialog[open]')) return
    const position = last.isInDialog && !last.element.isConnected ? beforeDialog : last
    if (position?.element.isConnected) position.element.focus({ preventScroll: true })
    if (page.activeElement === page.body)
      (position ? fallbackOf(position) : page.querySelector<HTMLElement>('main'))?.focus({ preventScroll: true })
  }
  const changes = new MutationObserver(recoverFocus)
  changes.observe(page.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'hidden'] })
  page.addEventListener('focusin', onFocusIn)
  page.addEventListener('pointerdown', onPointerDown, true)
  return () => {
    changes.disconnect()
    page.removeEventListener('focusin', onFocusIn)
    page.removeEventListener('pointerdown', onPointerDown, true)
  }
}

function positionOf(element: HTMLElement): FocusPosition {
  const entry = element.closest(ENTRY)
  const list = entry?.parentElement ?? null
  const containers: HTMLElement[] = []
  for (
    let container = element.closest<HTMLElement>(CONTAINER);
    container;
    container = container.parentElement?.closest<HTMLElement>(CONTAINER) ?? null
  ) {
    containers.push(container)
  }
  const isInDialog = element.closest('dialog') !== null
  return { element, list, index: entry && list ? [...list.children].indexOf(entry) : 0, containers, isInDialog }
}

/** The element that takes the focus for a removed one. */
function fallbackOf({ element, list, index, containers }: FocusPosition): HTMLElement | undefined {
  const entries = list?.isConnected && !element.isConnected ? [...list.children] : []
  const entry = entries[Math.min(index, entries.length - 1)]
  const name = entry?.querySelector<HTMLElement>(NAME_IN_ENTRY)
  if (name) return name
  const container = containers.find((container) => container.isConnected && container.getClientRects().length > 0)
  if (container && !container.hasAttribute('tabindex')) container.tabIndex = -1
  return container
}
