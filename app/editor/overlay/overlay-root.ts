import { useSyncExternalStore } from 'react'
import staff from '../../staff-ui/staff-theme.module.css'
import css from './overlay.css?inline'

let root: ShadowRoot | undefined
const listeners = new Set<() => void>()

/**
 * Puts the layer for outlines and tools over the page: a shadow root, so that neither the page's style reaches the
 * editor nor the editor's the page. @returns what takes it away again
 */
export function openOverlayRoot(): () => void {
  const host = document.createElement('div')
  host.setAttribute('data-editor', '')
  host.className = staff.tokens ?? ''
  const made = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  made.adoptedStyleSheets = [sheet]
  document.body.append(host)
  tell(made)
  return () => {
    host.remove()
    tell(undefined)
  }
}

/** The layer above the page; null until it is there. */
export function useOverlayRoot(): ShadowRoot | null {
  return useSyncExternalStore(
    subscribe,
    () => root ?? null,
    () => null,
  )
}

/** The same, outside of drawing. */
export function overlayRoot(): ShadowRoot | undefined {
  return root
}

function tell(next: ShadowRoot | undefined): void {
  root = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
