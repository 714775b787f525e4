import { expect, it } from 'vitest'
import { runInProcess } from './isolated-process.ts'
import { WorkerLimitExceeded } from './isolated-worker.ts'
import { processUrl } from './misbehaving-process.test-support.ts'

const run = (task: string) => runInProcess<string>(processUrl, task, { memoryMb: 64, milliseconds: 300 })

it('answers, or fails with what the handler threw', async () => {
  expect(await run('fertig')).toBe('FERTIG')
  await expect(run('throw')).rejects.toThrow('nicht lesbar')
})

it('ends what takes more memory outside the heap, or more processor time, than it may, and goes on with the next', async () => {
  for (const task of ['fill', 'work']) await expect(run(task), task).rejects.toThrow(WorkerLimitExceeded)
  const ended = await run('leave').catch((error) => error)
  expect(ended, 'an end that tells nothing about the task').not.toBeInstanceOf(WorkerLimitExceeded)
  expect(await run('weiter')).toBe('WEITER')
})
