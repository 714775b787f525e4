import { setImmediate as untilNextTurn } from 'node:timers/promises'

/**
 * Turns of the event loop between two renderings. In one turn it takes few new connections, and from each no more than one
 * request; a turn in which nobody asks costs some microseconds.
 */
const TURNS_BETWEEN = 10

/** Renders stale pages anew, one at a time, those asked for most first; between two all that waits is answered. */
export class RefreshQueue {
  readonly #refresh: (key: string) => Promise<unknown>
  /** how often each page that waits has been asked for */
  readonly #asked = new Map<string, number>()
  #isRunning = false

  /** @param refresh renders a page; a failure leaves it to the next request */
  constructor(refresh: (key: string) => Promise<unknown>) {
    this.#refresh = refresh
  }

  /** Takes note that a stale page was asked for. */
  ask(key: string): void {
    this.#asked.set(key, (this.#asked.get(key) ?? 0) + 1)
    if (!this.#isRunning) void this.#run()
  }

  async #run(): Promise<void> {
    this.#isRunning = true
    await untilLaterTurn()
    for (let key = this.#next(); key !== undefined; key = this.#next()) {
      this.#asked.delete(key)
      await this.#refresh(key).catch(() => {})
      await untilLaterTurn()
    }
    this.#isRunning = false
  }

  #next(): string | undefined {
    let [next, most]: [string | undefined, number] = [undefined, 0]
    for (const [key, times] of this.#asked) if (times > most) [next, most] = [key, times]
    return next
  }
}

async function untilLaterTurn(): Promise<void> {
  for (let turn = 0; turn < TURNS_BETWEEN; turn++) await untilNextTurn()
}
