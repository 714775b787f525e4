import { useSyncExternalStore } from 'react'
import staff from '../../staff-ui/staff-theme.module.css'
import css from './overlay.css?inline'

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
  sheet.replaceSync(css)
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
