/**
 * Passes on only the response to the latest request: a slower response to an earlier one would show outdated results.
 * @param send must handle its own failures; a rejection is passed to the caller of `request`
 * @param receive called with the response, unless another request was made or the requests were cancelled meanwhile
 */
export function latestOnly<Query, Result>(send: (query: Query) => Promise<Result>, receive: (result: Result) => void) {
  let last = 0
  return {
    async request(query: Query): Promise<void> {
      last += 1
      const own = last
      const result = await send(query)
      if (own === last) receive(result)
    },
    /** Ignores all pending responses. */
    cancel(): void {
      last += 1
    },
  }
}
