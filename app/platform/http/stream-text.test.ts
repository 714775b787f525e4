import { describe, expect, it, vi } from 'vitest'
import type { Logger } from '../logging/logger.ts'
import { streamText } from './stream-text.ts'

const log = { error: vi.fn() } as unknown as Logger

describe('text that is sent as it comes about', () => {
  it('is read whole, in its order', async () => {
    async function* pieces() {
      yield 'Grüße '
      yield 'aus Marienbrück'
    }
    expect(await new Response(streamText(pieces(), log)).text()).toBe('Grüße aus Marienbrück')
  })

  it('breaks off and says so in the log when something goes wrong under way', async () => {
    async function* pieces() {
      yield 'der Anfang'
      throw new Error('weg')
    }
    await expect(new Response(streamText(pieces(), log)).text()).rejects.toThrow('weg')
    expect(log.error).toHaveBeenCalledOnce()
  })

  it('comes about no further than it is taken, and ends when nobody takes it any more', async () => {
    let made = 0
    let isOver = false
    async function* pieces() {
      try {
        while (true) yield String(made++)
      } finally {
        isOver = true
      }
    }
    const reader = streamText(pieces(), log).getReader()
    for (let taken = 0; taken < 3; taken++) await reader.read()
    expect(made).toBeLessThan(6)
    await reader.cancel()
    expect(isOver).toBe(true)
  })
})
