import { describe, expect, it, vi } from 'vitest'
import { Turns } from './turns.ts'

/** Work that ends when told to, and a log of what has begun. */
function workOf(turns: Turns) {
  const begun: number[] = []
  const start = (number: number) => {
    const { promise, resolve, reject } = Promise.withResolvers<number>()
    const result = turns.run(() => {
      begun.push(number)
      return promise
    })
    return { result, resolve: () => resolve(number), reject }
  }
  return { begun, start }
}
const nextTick = () => new Promise<void>((resolve) => setImmediate(() => setImmediate(resolve)))

describe('turns', () => {
  it('let so many run at once, the others in their order, and return what each returns', async () => {
    const { begun, start } = workOf(new Turns(2, 60_000))
    const [one, two, three, four] = [start(1), start(2), start(3), start(4)]
    await nextTick()
    expect(begun).toEqual([1, 2])
    two.resolve()
    expect(await two.result).toBe(2)
    await nextTick()
    expect(begun).toEqual([1, 2, 3])
    for (const work of [one, three, four]) work.resolve()
    expect(await Promise.all([one.result, three.result, four.result])).toEqual([1, 3, 4])
  })

  it('go on after a failure, and with nobody waiting', async () => {
    const { begun, start } = workOf(new Turns(1, 60_000))
    const [one, two] = [start(1), start(2)]
    one.reject(new Error('on purpose'))
    await expect(one.result).rejects.toThrow('on purpose')
    two.resolve()
    await two.result
    const three = start(3)
    three.resolve()
    await three.result
    expect(begun).toEqual([1, 2, 3])
  })

  it('last until the event loop has turned, so that work that waits for nothing does not follow on itself', async () => {
    const turns = new Turns(1, 60_000)
    const begun: number[] = []
    const start = (number: number) => turns.run(async () => void begun.push(number))
    await start(1)
    expect(turns.isIdle).toBe(false)
    const next = start(2)
    await Promise.resolve()
    expect(begun).toEqual([1])
    await next
    await nextTick()
    expect([begun, turns.isIdle]).toEqual([[1, 2], true])
  })

  it('are given away by work that takes too long, once', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { begun, start } = workOf(new Turns(1, 100))
    const [one, two, three] = [start(1), start(2), start(3)]
    await vi.advanceTimersByTimeAsync(100)
    await nextTick()
    expect(begun).toEqual([1, 2])
    one.resolve()
    await one.result
    await nextTick()
    expect(begun).toEqual([1, 2])
    two.resolve()
    await two.result
    await nextTick()
    expect(begun).toEqual([1, 2, 3])
    three.resolve()
    await three.result
    vi.useRealTimers()
  })
})
