import { useSyncExternalStore } from 'react'
import staff from '../../staff-ui/staff-theme.module.css'
import base from './styles/base.css?inline'
import changes from './styles/changes.css?inline'
import frames from './styles/frames.css?inline'
import insert from './styles/insert.css?inline'
import menu from './styles/menu.css?inline'
import moduleTab from './styles/module-tab.css?inline'
import origin from './styles/origin.css?inline'
import ownPart from './styles/own-part.css?inline'
import people from './styles/people.css?inline'

/** The styles of the overlay; where two say something of the same element, the later one counts. */
const STYLES = [base, frames, moduleTab, origin, ownPart, people, changes, menu, insert].join('\n')

let root: ShadowRoot | undefined
const listeners = new Set<() => void>()

/**
 * Mounts the overlay for outlines and tools as a shadow root, so that the styles of page and editor do not affect each
 * other. @returns unmounts it
 */
export function openOverlayRoot(): () => void {
  const host = document.createElement('div')
  host.setAttribute('data-editor', '')
  host.className = staff.tokens ?? ''
  const shadowRoot = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(STYLES)
  shadowRoot.adoptedStyleSheets = [sheet]
  document.body.append(host)
  setRoot(shadowRoot)
  return () => {
    host.remove()
    setRoot(undefined)
  }
}

/** The overlay; null until it is mounted. */
export function useOverlayRoot(): ShadowRoot | null {
  return useSyncExternalStore(
    subscribe,
    () => root ?? null,
    () => null,
  )
}

/** The overlay, for event handlers. */
export function overlayRoot(): ShadowRoot | undefined {
  return root
}

function setRoot(next: ShadowRoot | undefined): void {
  root = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
