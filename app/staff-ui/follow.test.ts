import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { follow } from './follow.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('asks again only once the answer before has arrived, however slow the line is, and not at all when it has ended', async () => {
  const answers: PromiseWithResolvers<void>[] = []
  const end = follow(() => {
    const answer = Promise.withResolvers<void>()
    answers.push(answer)
    return answer.promise
  }, 400)
  await vi.advanceTimersByTimeAsync(4000)
  expect(answers).toHaveLength(1)
  answers[0]?.resolve()
  await vi.advanceTimersByTimeAsync(400)
  expect(answers).toHaveLength(2)
  end()
  answers[1]?.resolve()
  await vi.advanceTimersByTimeAsync(4000)
  expect(answers).toHaveLength(2)
})
