import { expect, it } from 'vitest'
import { CART_AMOUNT_COOKIE } from '../booking/cart-cookies.ts'
import { STAFF_COOKIE } from '../platform/http/cookies.ts'
import { CHUNK_RELOAD_GUARD_MS } from './constants.ts'
import { HYDRATION_IDS } from './hydration-data.ts'
import { RELOADED_AT_KEY } from './recovery.ts'
import waker from './waker.js?raw'

it('the inline script, which imports nothing, uses the names and limits of the modules', () => {
  expect(waker).toContain(`(${STAFF_COOKIE}|${CART_AMOUNT_COOKIE})=`)
  expect(waker).toContain(`getElementById('${HYDRATION_IDS.modules}')`)
  expect(waker).toContain(`getElementById('${HYDRATION_IDS.incomplete}')`)
  expect(waker).toContain(`RELOADED_AT = '${RELOADED_AT_KEY}'`)
  expect(Number(/RELOAD_GUARD_MS = ([\d_]+)/.exec(waker)?.[1]?.replace('_', ''))).toBe(CHUNK_RELOAD_GUARD_MS)
})
