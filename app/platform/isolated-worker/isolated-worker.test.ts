import { describe, expect, it } from 'vitest'
import { runIsolated, WorkerLimitExceeded } from './isolated-worker.ts'
import { workerUrl } from './misbehaving-worker.test-support.ts'

const run = (task: string, limits = {}) => runIsolated<string>(workerUrl, task, { memoryMb: 32, milliseconds: 20_000, ...limits })

describe('an isolated worker', () => {
  it('returns its result, or the message of its error', async () => {
    expect(await run('gelesen')).toBe('GELESEN')
    await expect(run('throw')).rejects.toThrow('nicht lesbar')
  })

  it('fails alone when it fills its memory, never ends or exits, and later tasks run', async () => {
    const tasks = [run('fill'), run('circle', { milliseconds: 300 }), run('leave'), run('circle', { milliseconds: 300 }), run('danach')]
    const outcomes = await Promise.allSettled(tasks)
    expect(outcomes.at(-1)).toMatchObject({ value: 'DANACH' })
    for (const outcome of outcomes.slice(0, -1)) expect((outcome as PromiseRejectedResult).reason).toBeInstanceOf(WorkerLimitExceeded)
  })
})
