import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { collectWebHooks } from './web-hooks.server.ts'

const SECONDS = 3000
const log = { warn: vi.fn() }
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('follows web hooks of one moment together, and those that come meanwhile after them, never two lots at a time', async () => {
  const lots: unknown[][] = []
  const ends: (() => void)[] = []
  const webHooks = collectWebHooks((lot) => {
    lots.push(lot)
    return new Promise<void>((resolve) => ends.push(resolve))
  }, log)
  webHooks.receive('bezahlt')
  await vi.advanceTimersByTimeAsync(SECONDS - 1)
  expect(lots).toEqual([])
  webHooks.receive('bestellt')
  await vi.advanceTimersByTimeAsync(1)
  expect(lots).toEqual([['bezahlt', 'bestellt']])
  webHooks.receive('storniert')
  await vi.advanceTimersByTimeAsync(10 * SECONDS)
  expect(lots).toHaveLength(1)
  ends[0]?.()
  await vi.advanceTimersByTimeAsync(SECONDS)
  expect(lots[1]).toEqual(['storniert'])
  ends[1]?.()
})

it('goes on after a failure, which the next sync run mends, and collects no more than it can hold', async () => {
  const lots: unknown[][] = []
  const webHooks = collectWebHooks(async (lot) => {
    lots.push(lot)
    throw new Error('aus')
  }, log)
  for (let number = 0; number < 1001; number++) webHooks.receive(number)
  await vi.advanceTimersByTimeAsync(SECONDS)
  expect(lots[0]).toHaveLength(1000)
  expect(log.warn).toHaveBeenCalledTimes(1)
  webHooks.receive('danach')
  await vi.advanceTimersByTimeAsync(SECONDS)
  expect(lots[1]).toEqual(['danach'])
})

it('drops what it has collected when it is stopped, and waits for what is under way', async () => {
  const handled = vi.fn(async () => {})
  const webHooks = collectWebHooks(handled, log)
  webHooks.receive('zu spät')
  await webHooks.stop()
  await vi.advanceTimersByTimeAsync(SECONDS)
  expect(handled).not.toHaveBeenCalled()
})
