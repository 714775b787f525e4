import { currentSession } from '../session/current-session.ts'

/** Leads to the page in another language, which is a document of its own. What was typed is sent first. */
export async function goTo(path: string): Promise<void> {
  const session = currentSession()
  session?.commitPendingInput()
  await session?.flush()
  window.location.assign(path)
}
