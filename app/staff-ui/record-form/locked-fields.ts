import { createContext } from 'react'

/** Fields of a form that nobody can change, whatever their role, and why: a few words that stand at each of them. */
export type LockedFields = { names: readonly string[]; reason: string }

/** Given by the extension of a record type; null where nothing is locked. */
export const LockedFieldsContext = createContext<LockedFields | null>(null)
