import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * A ref that holds the value of the last commit: for event handlers that continue after an `await`. Effects use
 * `useEffectEvent` instead.
 */
export function useLatest<T>(value: T): Readonly<RefObject<T>> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
