import { describe, expect, it } from 'vitest'
import { ShopUnavailable } from '../ticket-shop.ts'
import { CircuitOpenError, createCircuitBreaker } from './circuit-breaker.ts'

function breakerAt() {
  const time = { now: 0 }
  const breaker = createCircuitBreaker(
    { failureThreshold: 2, resetTimeoutMs: 1000 },
    (error) => error instanceof ShopUnavailable,
    () => time.now,
  )
  const fail = () => breaker.run(() => Promise.reject(new ShopUnavailable('aus'))).catch((error) => error)
  const succeed = () => breaker.run(() => Promise.resolve('da'))
  return { time, breaker, fail, succeed }
}

describe('the circuit breaker', () => {
  it('opens after failures in a row, and a success between them counts anew', async () => {
    const { fail, succeed } = breakerAt()
    await fail()
    expect(await succeed()).toBe('da')
    await fail()
    expect(await succeed()).toBe('da')
    await fail()
    await fail()
    await expect(succeed()).rejects.toBeInstanceOf(CircuitOpenError)
  })

  it('lets one call try after the rest, and closes when it succeeds', async () => {
    const { time, breaker, fail, succeed } = breakerAt()
    await fail()
    await fail()
    time.now = 1000
    let answer = (_: string) => {}
    const probe = breaker.run(() => new Promise<string>((resolve) => (answer = resolve)))
    await expect(succeed()).rejects.toBeInstanceOf(CircuitOpenError)
    answer('wieder da')
    expect(await probe).toBe('wieder da')
    expect(await succeed()).toBe('da')
  })

  it('rests again when the one that tries fails', async () => {
    const { time, fail, succeed } = breakerAt()
    await fail()
    await fail()
    time.now = 1000
    expect(await fail()).not.toBeInstanceOf(CircuitOpenError)
    time.now = 1999
    await expect(succeed()).rejects.toBeInstanceOf(CircuitOpenError)
  })

  it('does not count what the shop refuses', async () => {
    const { breaker, succeed } = breakerAt()
    for (let count = 0; count < 5; count++) await breaker.run(() => Promise.reject(new Error('−214'))).catch(() => undefined)
    expect(await succeed()).toBe('da')
  })
})
