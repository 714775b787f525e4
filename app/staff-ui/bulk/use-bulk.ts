import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { BATCH_SIZE } from '../../records/batch-size.ts'
import type { BulkResult } from '../../records/bulk.server.ts'
import { request } from '../api-client.ts'
import { failureText } from '../use-action.ts'

export type BulkAction = { action: 'set'; values: Record<string, unknown> } | { action: 'delete' }
export type BulkRun = {
  /** the result so far; null before the first action */
  result: (BulkResult & { of: number; isRunning: boolean; isUndone: boolean }) | null
  failure: string
  /** @returns the ids that were not processed, because a request failed or the action was stopped */
  run(ids: number[], wish: BulkAction): Promise<number[]>
  /** undoes the changes, except of records that were changed again since */
  undo(): Promise<unknown>
  stop(): void
  clear(): void
}

const NOTHING: BulkResult = { done: 0, changes: [], left: [] }

/** A bulk action in batches of one transaction each, with its result. It can be stopped between two batches and undone. */
export function useBulk(type: string): BulkRun {
  const { revalidate } = useRevalidator()
  const [result, setResult] = useState<BulkRun['result']>(null)
  const [failure, setFailure] = useState('')
  const isStopped = useRef(false)

  async function inBatches(all: number[], path: string, bodyOf: (batch: number[]) => object, isUndone: boolean): Promise<number[]> {
    isStopped.current = false
    setFailure('')
    let sum = NOTHING
    let start = 0
    const show = (isRunning: boolean) => setResult({ ...sum, of: all.length, isRunning, isUndone })
    while (start < all.length && !isStopped.current) {
      show(true)
      const batch = all.slice(start, start + BATCH_SIZE)
      const response = await request<BulkResult>('POST', path, bodyOf(batch)).catch((error) => setFailure(failureText(error)))
      if (!response) break
      sum = {
        done: sum.done + response.done,
        changes: [...sum.changes, ...response.changes],
        left: [...sum.left, ...response.left],
      }
      start += BATCH_SIZE
    }
    show(false)
    await revalidate()
    return all.slice(start)
  }

  return {
    result,
    failure,
    run: (ids, wish) => inBatches(ids, `/api/admin/${type}/bulk`, (batch) => ({ ...wish, ids: batch }), false),
    undo: () => inBatches(result?.changes ?? [], `/api/admin/${type}/bulk/undo`, (changes) => ({ changes }), true),
    stop() {
      isStopped.current = true
    },
    clear() {
      setResult(null)
      setFailure('')
    },
  }
}
