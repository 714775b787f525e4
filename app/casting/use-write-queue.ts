import { useRef, useState } from 'react'
import { failureText } from '../staff-ui/use-action.ts'

/** Runs writes one after the other, and says how the last one went. */
export function useWriteQueue(): {
  notice: string
  failure: string
  setFailure: (text: string) => void
  run: (write: () => Promise<string>, afterLast: () => Promise<unknown>) => Promise<boolean>
} {
  const [notice, setNotice] = useState('')
  const [failure, setFailure] = useState('')
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const waiting = useRef(0)

  /**
   * Runs a write after those before it.
   * @param write gives what was done, in words
   * @param afterLast runs once none waits any more, before the write counts as done
   * @returns whether nothing failed
   */
  function run(write: () => Promise<string>, afterLast: () => Promise<unknown>): Promise<boolean> {
    waiting.current += 1
    const next = queue.current.then(async () => {
      setFailure('')
      const isSaved = await write().then(
        (done) => {
          setNotice(done)
          return true
        },
        (error) => {
          setFailure(failureText(error))
          return false
        },
      )
      waiting.current -= 1
      if (waiting.current === 0) await afterLast()
      return isSaved
    })
    // What is no answer of the house is thrown, and must not hold up what comes after it.
    queue.current = next.catch(() => undefined)
    return next
  }
  return { notice, failure, setFailure, run }
}
