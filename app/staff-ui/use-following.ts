import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { follow } from './follow.ts'

const PAUSE_MS = 400

/**
 * Reads a screen anew until what runs has come to its end. Never while a reading is on its way: the router gives that one up for
 * the next, so that on a line slower than the pause none would ever arrive.
 */
export function useFollowing(isBusy: boolean, pauseMs = PAUSE_MS): void {
  const { revalidate } = useRevalidator()
  useEffect(() => (isBusy ? follow(revalidate, pauseMs) : undefined), [isBusy, pauseMs, revalidate])
}
