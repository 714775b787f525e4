import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'

/** The element with the focus, also within the overlay of the editor, which is a shadow root. */
export function focused(): Element | null {
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element
}

/** Waits until an element has the focus. `toHaveFocus` does the same, but takes the editor's overlay for one element. */
export async function expectFocused(target: Locator | (() => Element | null | undefined)): Promise<void> {
  const find = typeof target === 'function' ? target : () => target.query()
  await expect
    .poll(() => {
      const wanted = find()
      return wanted && wanted === focused() ? 'focused' : `${nameOf(focused())} has the focus instead of ${nameOf(wanted)}`
    })
    .toBe('focused')
}

function nameOf(element: Element | null | undefined): string {
  return element ? `<${element.localName}> ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}` : 'nothing'
}
