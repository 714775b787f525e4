import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * A ref that holds the value of the last commit: for event handlers that go on after an `await`. What an effect calls is a
 * `useEffectEvent` instead.
 */
export function useLatest<T>(value: T): Readonly<RefObject<T>> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
