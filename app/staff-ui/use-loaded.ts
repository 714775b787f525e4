import { useCallback, useEffect, useState } from 'react'
import { request } from './api-client.ts'
import { failureText } from './use-action.ts'

/** What an address of the API answers: undefined until it does. `failure`: why it has not, in a sentence; empty otherwise. */
export type Loaded<T> = { loaded: T | undefined; failure: string; tryAgain: () => void }
type Answer<T> = { path: string; loaded?: T; failure?: string }

/**
 * Loads what an address of the API answers, anew for another address. What has failed is tried again by `tryAgain`, and when
 * the line is there again.
 * @param path null: nothing to load yet
 */
export function useLoaded<T>(path: string | null): Loaded<T> {
  const [answer, setAnswer] = useState<Answer<T>>()
  const [attempt, setAttempt] = useState(0)
  const tryAgain = useCallback(() => setAttempt((before) => before + 1), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    if (path === null) return
    let isStale = false
    request<T>('GET', path).then(
      (loaded) => isStale || setAnswer({ path, loaded }),
      (error) => isStale || setAnswer({ path, failure: failureText(error) }),
    )
    return () => {
      isStale = true
    }
  }, [path, attempt])
  const current = answer?.path === path ? answer : undefined
  const failure = current?.failure ?? ''
  useEffect(() => {
    if (!failure) return
    window.addEventListener('online', tryAgain)
    return () => window.removeEventListener('online', tryAgain)
  }, [failure, tryAgain])
  return { loaded: current?.loaded, failure, tryAgain }
}
