/**
 * Lets few pieces of work run at once; the others wait in the order in which they came. Between two of them the event loop
 * answers what needs no work, such as pages from memory: a turn lasts until the loop has turned, since work that finds all
 * its data in memory is done before the next request is read. The cost: work that waits for others' data may wait longer.
 */
export class Turns {
  readonly #atOnce: number
  readonly #longestMs: number
  readonly #waiting: (() => void)[] = []
  #running = 0

  /** @param longestMs after which work gives its turn away without having ended: it waits for something outside, not for the processor */
  constructor(atOnce: number, longestMs: number) {
    this.#atOnce = atOnce
    this.#longestMs = longestMs
  }

  /** Whether nothing runs, nothing waits and nothing has ended since the event loop last turned. */
  get isIdle(): boolean {
    return this.#running === 0
  }

  /** Runs work when it is its turn. @returns its result */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running < this.#atOnce) this.#running++
    else await new Promise<void>((resolve) => this.#waiting.push(resolve))
    const handOver = this.#handOverOnce()
    const timer = setTimeout(handOver, this.#longestMs)
    try {
      return await work()
    } finally {
      clearTimeout(timer)
      handOver()
    }
  }

  #handOverOnce(): () => void {
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      setImmediate(() => {
        const next = this.#waiting.shift()
        if (next) next()
        else this.#running--
      })
    }
  }
}
