import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const ASK_EVERY_MS = 400

/** Reads a screen anew until what runs has come to its end. */
export function useFollowing(isBusy: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isBusy) return
    const timer = setInterval(() => void revalidate(), ASK_EVERY_MS)
    return () => clearInterval(timer)
  }, [isBusy, revalidate])
}
