import { createContext } from 'react'

/**
 * The address of the page that is shown, with its own slug and what it asks for, for the switch of languages. It is handed over,
 * because the header is kept for all who see the same (`fragment`); undefined where there is nothing to switch.
 */
export const ShownAddress = createContext<string | undefined>(undefined)
