import { useSyncExternalStore } from 'react'

const KEY = 'colour-scheme'
const SYSTEM_IS_DARK = '(prefers-color-scheme: dark)'
const listeners = new Set<() => void>()

/** Inline script that applies the chosen colour scheme before the first paint. The same text on every page. */
export const APPLY_CHOSEN_SCHEME = `{let s;try{s=localStorage.getItem("${KEY}")}catch{}if(s==="dark"||s==="light")document.documentElement.dataset.scheme=s}`

/** Whether the page is dark; undefined while rendering on the server, whose HTML is the same for everybody. */
export function useIsDark(): boolean | undefined {
  return useSyncExternalStore(subscribe, isDark, () => undefined)
}

/**
 * Switches the page to dark or light. A choice equal to the device's setting is not stored: the page follows the device
 * again.
 */
export function setDark(dark: boolean): void {
  const { dataset } = document.documentElement
  const scheme = dark ? 'dark' : 'light'
  const isSystems = dark === matchMedia(SYSTEM_IS_DARK).matches
  if (isSystems) delete dataset.scheme
  else dataset.scheme = scheme
  try {
    if (isSystems) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, scheme)
  } catch {
    // Without storage the choice lasts for this page.
  }
  for (const notify of listeners) notify()
}

function isDark(): boolean {
  const { scheme } = document.documentElement.dataset
  return scheme ? scheme === 'dark' : matchMedia(SYSTEM_IS_DARK).matches
}

function subscribe(onChange: () => void): () => void {
  const system = matchMedia(SYSTEM_IS_DARK)
  listeners.add(onChange)
  system.addEventListener('change', onChange)
  return () => {
    listeners.delete(onChange)
    system.removeEventListener('change', onChange)
  }
}
