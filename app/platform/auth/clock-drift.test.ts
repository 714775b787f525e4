import { createOTP } from '@better-auth/utils/otp'
import { expect, it } from 'vitest'
import { driftOf } from './clock-drift.ts'

const NOW = Date.UTC(2026, 10, 29, 12)
const codeAt = (seconds: number) => createOTP('geheim').hotp(Math.floor((NOW / 1000 + seconds) / 30))

it('says by how much the clock is off that a code was made with, and nothing of a code of no time near', async () => {
  expect(driftOf('geheim', await codeAt(180), NOW)).toBe(180)
  expect(driftOf('geheim', await codeAt(-300), NOW)).toBe(-300)
  expect(driftOf('geheim', await codeAt(3600), NOW)).toBeUndefined()
  expect(driftOf('anderer', await codeAt(180), NOW)).toBeUndefined()
})
