import { createContext } from 'react'

/** Fields of a form that nobody can change, whatever their role: by name, a few words that stand there and say why. */
export type LockedFields = Record<string, string>

/** Given by the extension of a record type; null where nothing is locked. */
export const LockedFieldsContext = createContext<LockedFields | null>(null)
