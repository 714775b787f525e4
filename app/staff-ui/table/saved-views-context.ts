import { createContext } from 'react'
import type { SavedView } from '../../records/saved-view.ts'

/** The saved views of whoever is at the admin area; every list finds its own among them. */
export const SavedViewsContext = createContext<SavedView[]>([])
