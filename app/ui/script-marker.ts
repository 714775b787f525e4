import { createContext, useContext } from 'react'

/** The `nonce` by which the server recognises its own inline scripts; undefined in the browser. */
export const ScriptMarkerContext = createContext<string | undefined>(undefined)

/** The `nonce` for inline scripts. It never reaches the browser. */
export function useScriptMarker(): string | undefined {
  return useContext(ScriptMarkerContext)
}

/**
 * The inline script of a page's head, run before the first paint. Rendered by the server only; empty in the browser.
 */
export const HeadScriptContext = createContext('')
