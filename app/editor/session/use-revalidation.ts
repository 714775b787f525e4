import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { readStatus } from '../pages/use-status.ts'
import type { EditorSession } from './session.ts'

const RETRY_MS = 5000

/**
 * Loads the modules' render data again whenever `staleness` grows. Only once the server answers: where the router's data does not
 * arrive it shows a page that says so, and the editor would be gone with what is being typed.
 */
export function useRevalidation(session: EditorSession, staleness: number): void {
  const { revalidate } = useRevalidator()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a grown number asks for it
  useEffect(() => {
    if (staleness === 0) return
    let isWanted = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const load = () => {
      readStatus(session.region).then(
        () => isWanted && void revalidate(),
        () => {
          if (isWanted) timer = setTimeout(load, RETRY_MS)
        },
      )
    }
    load()
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [staleness])
}
