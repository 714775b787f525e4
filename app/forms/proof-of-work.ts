// Proof of work: a fraction of a second for one visitor, costly for a program that submits thousands of entries.

const BATCH = 512

/** Leading zero bits that the hash of a solved challenge has: 2^14 tries on average, a fraction of a second. */
export const DIFFICULTY_BITS = 14

/** Whether a number solves a challenge: the hash of both begins with enough zero bits. */
export async function isSolved(challenge: string, solution: string): Promise<boolean> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${challenge}.${solution}`)))
  const [first = 0, second = 0] = hash
  return ((first << 8) | second) >>> (16 - DIFFICULTY_BITS) === 0
}

/** Finds a number that solves a challenge. @returns undefined where the browser cannot hash (no secure connection) */
export async function solve(challenge: string): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined
  for (let start = 0; ; start += BATCH) {
    const tries = Array.from({ length: BATCH }, (_, index) => String(start + index))
    const results = await Promise.all(tries.map((solution) => isSolved(challenge, solution)))
    const found = results.indexOf(true)
    if (found >= 0) return tries[found]
  }
}
