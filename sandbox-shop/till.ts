import type { HoldRequest } from './holds.ts'
import type { Refusal } from './refusal.ts'

/** Most buyers that are served in one transaction. */
const MAX_TOGETHER = 64

/** Serves several buyers of one performance at once. @returns per buyer why the shop says no; undefined where it says yes */
export type ServeTogether = (performance: string, requests: HoldRequest[]) => Promise<(Refusal | undefined)[]>

/** Where buyers stand in line. */
export type Till = {
  /** Holds tickets for a buyer. @throws Refusal */
  hold(request: HoldRequest): Promise<void>
}

type Waiting = { request: HoldRequest; resolve: () => void; reject: (error: unknown) => void }

/**
 * A till with one line per performance. Whoever wants seats of the same performance has to wait for the one before
 * anyway, so those who come while somebody is being served are served together after that, in the order in which
 * they came. A line of two hundred costs a few transactions instead of two hundred.
 */
export function createTill(serve: ServeTogether): Till {
  const lines = new Map<string, Waiting[]>()

  async function work(performance: string, line: Waiting[]): Promise<void> {
    while (line.length > 0) {
      const buyers = nextOf(line)
      try {
        const refusals = await serve(
          performance,
          buyers.map(({ request }) => request),
        )
        for (const [index, buyer] of buyers.entries()) {
          const refusal = refusals[index]
          if (refusal) buyer.reject(refusal)
          else buyer.resolve()
        }
      } catch (error) {
        for (const buyer of buyers) buyer.reject(error)
      }
    }
    lines.delete(performance)
  }

  return {
    hold(request) {
      return new Promise((resolve, reject) => {
        const { performance } = request.wish
        const line = lines.get(performance)
        if (line) line.push({ request, resolve, reject })
        else {
          const opened = [{ request, resolve, reject }]
          lines.set(performance, opened)
          void work(performance, opened)
        }
      })
    },
  }
}

/** Takes the next buyers out of a line: each cart and each request at most once, so that each answer is true by itself. */
function nextOf(line: Waiting[]): Waiting[] {
  const seen = new Set<string>()
  const next: Waiting[] = []
  for (const waiting of line) {
    const { cart, idempotencyKey } = waiting.request
    if (next.length === MAX_TOGETHER || seen.has(cart) || seen.has(idempotencyKey)) break
    seen.add(cart).add(idempotencyKey)
    next.push(waiting)
  }
  line.splice(0, next.length)
  return next
}
