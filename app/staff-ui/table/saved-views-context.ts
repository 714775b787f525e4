import { createContext } from 'react'
import type { SavedView } from '../../records/saved-view.ts'

/** The user's saved views of all lists; each list filters its own. */
export const SavedViewsContext = createContext<SavedView[]>([])
