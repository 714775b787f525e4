import { type Comparison, formatComparison } from '../../content/index.ts'
import { currentSession } from '../session/current-session.ts'

/** The address that shows the difference of two states of a page on the page itself. @param pathname of the page */
export function comparedPath(pathname: string, comparison: Comparison): string {
  return `${pathname}?edit&compare=${formatComparison(comparison)}`
}

/** Commits and sends what is being edited, so that the server compares what is shown. */
export async function sendBeforeComparing(): Promise<void> {
  const session = currentSession()
  session?.commitPendingInput()
  await session?.flush()
}
