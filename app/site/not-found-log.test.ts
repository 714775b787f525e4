import { expect, it } from 'vitest'
import { createClock } from '../platform/clock/clock.ts'
import type { Platform } from '../platform/platform.ts'
import { createNotFoundLog } from './not-found-log.server.ts'

/** A database that counts statements, and answers each with a count of attempts. */
function countingPlatform(attempts: number): { platform: Platform; statements: () => number } {
  let statements = 0
  const insert = {
    values: () => insert,
    onConflictDoUpdate: () => insert,
    returning: async () => {
      statements++
      return [{ count: attempts, hits: 2 }]
    },
  }
  const config = { AUTH_SECRET: 'x'.repeat(48) }
  return { platform: { db: { insert: () => insert }, clock: createClock(), config } as unknown as Platform, statements: () => statements }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

it('an address that leads nowhere is counted, with one statement for the limit and one for the count', async () => {
  const { platform, statements } = countingPlatform(1)
  createNotFoundLog(platform).recordResponse('/de/verschollen?x=1', '192.0.2.7')
  await settled()
  expect(statements()).toBe(2)
})

it('a source beyond the limit costs no further statement, nor do its neighbours in the same network', async () => {
  const { platform, statements } = countingPlatform(1000)
  const log = createNotFoundLog(platform)
  log.recordResponse('/de/erste', '2001:db8:2:2::1')
  await settled()
  expect(statements()).toBe(1)
  for (let n = 0; n < 20; n++) log.recordResponse(`/de/andere-${n}`, `2001:db8:2:2::${n % 4}`)
  await settled()
  expect(statements()).toBe(1)
  log.recordResponse('/de/erste', '2001:db8:2:3::1')
  await settled()
  expect(statements()).toBe(2)
})
