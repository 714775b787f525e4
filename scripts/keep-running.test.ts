import { spawn } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { keepRunning, pauseAfter } from './keep-running.mjs'

const asleep = () => spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1e9)'], { stdio: 'ignore' })

describe('a program that is kept running', () => {
  it('is started again when it is killed, and stays ended when it is stopped', async () => {
    const pauses: number[] = []
    const kept = keepRunning(asleep, (pause: number) => pauses.push(pause))
    const first = kept.child
    first.kill('SIGKILL')
    await expect.poll(() => kept.child.pid !== first.pid, { timeout: 10_000 }).toBe(true)
    expect(pauses).toEqual([pauseAfter(1)])
    const second = kept.child
    await kept.stop()
    expect(second.signalCode).toBe('SIGTERM')
    expect(kept.child).toBe(second)
    expect(pauses).toHaveLength(1)
  })

  it('is not begun any more when it is stopped between two starts', async () => {
    let starts = 0
    const kept = keepRunning(
      () => {
        starts++
        return asleep()
      },
      () => {},
    )
    const ended = new Promise((resolve) => kept.child.once('exit', resolve))
    kept.child.kill('SIGKILL')
    await ended
    await kept.stop()
    expect(starts).toBe(1)
  })

  it('is waited for longer and longer, up to half a minute', () => {
    expect([1, 2, 3, 6, 7, 50].map(pauseAfter)).toEqual([500, 1_000, 2_000, 16_000, 30_000, 30_000])
  })
})
