import { createContext } from 'react'

/** Called by the consent form when the visitor has chosen or dismissed it. */
export const ConsentDoneContext = createContext<() => void>(() => {})
