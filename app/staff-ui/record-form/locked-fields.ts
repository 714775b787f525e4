import { createContext } from 'react'

/** Fields of a form that nobody can change, whatever their role, and the id of the text that says why. */
export type LockedFields = { names: readonly string[]; reasonId: string }

/** Given by the extension of a record type; null where nothing is locked. */
export const LockedFieldsContext = createContext<LockedFields | null>(null)
