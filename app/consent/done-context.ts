import { createContext } from 'react'

/** Tells the manager that the visitor has answered, or has closed the form. */
export const ConsentDoneContext = createContext<() => void>(() => {})
