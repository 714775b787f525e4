import { createHmac } from 'node:crypto'

const PERIOD_SECONDS = 30
const DIGITS = 6
/** Clocks that nobody sets are off by minutes; a wider search would tell a guesser more than it helps a person. */
const MAX_STEPS = 20

/**
 * By how much the clock is off that a refused one-time code was made with (RFC 6238).
 * @param secret the key that the phone shares
 * @returns seconds, above zero when it is fast; undefined when the code belongs to no time within ten minutes
 */
export function driftOf(secret: string, code: string, nowMs: number): number | undefined {
  const step = Math.floor(nowMs / 1000 / PERIOD_SECONDS)
  for (let distance = 1; distance <= MAX_STEPS; distance++) {
    for (const steps of [distance, -distance]) if (hotp(secret, step + steps) === code) return steps * PERIOD_SECONDS
  }
  return undefined
}

/** The code of one step (RFC 4226). The library has it too, but exports it only to its own packages. */
function hotp(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', secret).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 0xf
  return String((digest.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 10 ** DIGITS).padStart(DIGITS, '0')
}
