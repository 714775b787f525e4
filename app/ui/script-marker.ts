import { createContext, useContext } from 'react'

/** The mark by which the server knows the inline scripts it wrote itself; undefined in the browser. */
export const ScriptMarkerContext = createContext<string | undefined>(undefined)

/** The mark for inline scripts, to be given as their `nonce`. It never reaches the browser. */
export function useScriptMarker(): string | undefined {
  return useContext(ScriptMarkerContext)
}

/** What a page's head says before anything is painted. Only the server writes it; in the browser it has been said. */
export const HeadScriptContext = createContext('')
