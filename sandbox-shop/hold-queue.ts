import type { HoldRequest } from './holds.ts'
import type { Rejection } from './rejection.ts'

/** Most requests in one transaction. */
const MAX_BATCH_SIZE = 64

/** Carries out several requests for one performance in one transaction. @returns per request its rejection; undefined where it succeeded */
export type BatchHold = (performance: string, requests: HoldRequest[]) => Promise<(Rejection | undefined)[]>

/** Serialises the requests for seats, performance by performance. */
export type HoldQueue = {
  /** Holds tickets for one cart. @throws Rejection */
  hold(request: HoldRequest): Promise<void>
}

type QueuedHold = { request: HoldRequest; resolve: () => void; reject: (error: unknown) => void }

/**
 * A queue per performance. Requests for the same performance exclude each other anyway, because they lock its seat
 * groups; those that arrive while a batch is being carried out form the next batch, first come first served. Two
 * hundred requests cost a few transactions instead of two hundred.
 */
export function createHoldQueue(holdBatch: BatchHold): HoldQueue {
  const queues = new Map<string, QueuedHold[]>()

  async function drain(performance: string, queue: QueuedHold[]): Promise<void> {
    while (queue.length > 0) {
      const batch = nextBatch(queue)
      try {
        const rejections = await holdBatch(
          performance,
          batch.map(({ request }) => request),
        )
        for (const [index, queued] of batch.entries()) {
          const rejection = rejections[index]
          if (rejection) queued.reject(rejection)
          else queued.resolve()
        }
      } catch (error) {
        for (const queued of batch) queued.reject(error)
      }
    }
    queues.delete(performance)
  }

  return {
    hold(request) {
      return new Promise((resolve, reject) => {
        const { performance } = request.seatRequest
        const queue = queues.get(performance)
        if (queue) queue.push({ request, resolve, reject })
        else {
          const started = [{ request, resolve, reject }]
          queues.set(performance, started)
          void drain(performance, started)
        }
      })
    },
  }
}

/** Takes the next batch off a queue: each cart and each idempotency key at most once, so that each response is true by itself. */
function nextBatch(queue: QueuedHold[]): QueuedHold[] {
  const seen = new Set<string>()
  const next: QueuedHold[] = []
  for (const queued of queue) {
    const { cart, idempotencyKey } = queued.request
    if (next.length === MAX_BATCH_SIZE || seen.has(cart) || seen.has(idempotencyKey)) break
    seen.add(cart).add(idempotencyKey)
    next.push(queued)
  }
  queue.splice(0, next.length)
  return next
}
