import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { readStatus } from '../pages/use-status.ts'
import { keepPageThroughCuts, RETRY_MS } from './page-data-through-cuts.ts'
import type { EditorSession } from './session.ts'

/**
 * Loads the modules' render data again whenever `staleness` grows. Only once the server answers: where the router's data does not
 * arrive it shows a page that says so, and the editor would be gone with what is being typed; so data that the line has cut on
 * their way are asked for again.
 */
export function useRevalidation(session: EditorSession, staleness: number): void {
  const { revalidate } = useRevalidator()
  useEffect(keepPageThroughCuts, [])
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
