import { describe, expect, it } from 'vitest'
import { readApart, TooMuchToRead } from './reading-room.ts'
import { door } from './test-room.test-support.ts'

const read = (task: string, bounds = {}) => readApart<string>(door, task, { memoryMb: 32, milliseconds: 20_000, ...bounds })

describe('a room to read in', () => {
  it('says what it has read, or what was wrong with it', async () => {
    expect(await read('gelesen')).toBe('GELESEN')
    await expect(read('throw')).rejects.toThrow('nicht lesbar')
  })

  it('dies alone of what fills its memory, never ends or goes away, and others are read after it', async () => {
    const tasks = [
      read('fill'),
      read('circle', { milliseconds: 300 }),
      read('leave'),
      read('circle', { milliseconds: 300 }),
      read('danach'),
    ]
    const outcomes = await Promise.allSettled(tasks)
    expect(outcomes.at(-1)).toMatchObject({ value: 'DANACH' })
    for (const lost of outcomes.slice(0, -1)) expect((lost as PromiseRejectedResult).reason).toBeInstanceOf(TooMuchToRead)
  })
})
