import { createContext, useContext } from 'react'
import type { EditorSession } from './session.ts'

export const SessionContext = createContext<EditorSession | undefined>(undefined)

/** The session of the edited region around a component. @throws Error outside an edited region */
export function useSession(): EditorSession {
  const session = useContext(SessionContext)
  if (!session) throw new Error('outside an edited region')
  return session
}
