import { useEffect } from 'react'

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex="0"], [contenteditable="true"]'
/** What lies over the page and has a focus of its own. */
const LAYER = 'dialog, [popover]'

/** Where the focus was in one layer, and what stood around it. */
type Place = {
  element: HTMLElement
  /** null: the page itself */
  layer: Element | null
  around: HTMLElement[]
  before: HTMLElement[]
  after: HTMLElement[]
  pathname: string
}

/**
 * No key press falls on nothing: when what has the focus is taken out of the page, or can no longer be used, the focus goes
 * to what came after it in the same part of the page, else before it, else to what stands there now. So a screen of the
 * hub need not see to it button by button; where one knows a better place, it puts the focus there and is left alone.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    // One place for each layer that lies over another, the uppermost last.
    let places: Place[] = []
    const note = ({ target }: Event) => {
      if (!(target instanceof HTMLElement)) return
      const layer = target.closest(LAYER)
      places = [...places.filter((place) => place.layer !== layer), placeOf(target, layer)]
    }
    const leave = ({ target }: Event) => {
      // Whoever presses beside everything wants the focus nowhere.
      if (target instanceof Element && !target.closest(`${FOCUSABLE}, label`)) places = []
    }
    const mend = () => {
      const last = places.at(-1)
      if (!last || isUsable(last.element) || (document.activeElement && document.activeElement !== document.body)) return
      places = places.filter(({ layer }) => !layer || isShown(layer))
      const place = places.at(-1)
      // Where another screen has come it is not for the old one to choose.
      if (place?.pathname === location.pathname) successorOf(place)?.focus()
    }
    const watcher = new MutationObserver(mend)
    watcher.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'hidden', 'open'] })
    document.addEventListener('focusin', note)
    document.addEventListener('pointerdown', leave)
    return () => {
      watcher.disconnect()
      document.removeEventListener('focusin', note)
      document.removeEventListener('pointerdown', leave)
    }
  }, [])
}

function placeOf(element: HTMLElement, layer: Element | null): Place {
  const all = [...(layer ?? document.body).querySelectorAll<HTMLElement>(FOCUSABLE)]
  const at = all.indexOf(element)
  const around: HTMLElement[] = []
  for (let one = element.parentElement; one; one = one.parentElement) around.push(one)
  const [before, after] = at < 0 ? [[], []] : [all.slice(0, at).toReversed(), all.slice(at + 1)]
  return { element, layer, around, before, after, pathname: location.pathname }
}

/** What takes the focus of something that is gone: near it, in the smallest part of the page that is left of what it stood in. */
function successorOf({ element, around, before, after }: Place): HTMLElement | undefined {
  if (isUsable(element)) return element
  for (const part of around) {
    if (!part.isConnected) continue
    const isHere = (one: HTMLElement) => part.contains(one) && isUsable(one)
    const near = after.find(isHere) ?? before.find(isHere) ?? [...part.querySelectorAll<HTMLElement>(FOCUSABLE)].find(isUsable)
    if (near) return near
  }
  return undefined
}

function isUsable(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled') && element.checkVisibility()
}

function isShown(layer: Element): boolean {
  return layer.isConnected && layer.matches('dialog[open], :popover-open')
}
