/**
 * Asks again and again, and takes only the answer to what was asked last: an earlier one that comes later would put
 * outdated things in its place.
 * @param ask what is asked; when it fails, what is taken instead is its own affair
 * @param take gets the answer, unless something else was asked or it was let go since
 */
export function latestOnly<Asked, Answer>(ask: (asked: Asked) => Promise<Answer>, take: (answer: Answer) => void) {
  let last = 0
  return {
    async ask(asked: Asked): Promise<void> {
      last += 1
      const own = last
      const answer = await ask(asked)
      if (own === last) take(answer)
    },
    /** Ignores all pending responses. */
    letGo(): void {
      last += 1
    },
  }
}
