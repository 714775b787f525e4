import { describe, expect, it } from 'vitest'
import { latestOnly } from './latest-only.ts'

describe('suggestions that are asked for while somebody types', () => {
  /** Answers come when the test says so, in whatever order. */
  function slowly() {
    const waiting = new Map<string, () => void>()
    const taken: string[] = []
    const answers = latestOnly(
      (asked: string) => new Promise<string>((resolve) => waiting.set(asked, () => resolve(asked))),
      (answer) => taken.push(answer),
    )
    return { taken, answers, come: (asked: string) => waiting.get(asked)?.() }
  }

  it('are those to what was typed last, also when an earlier answer comes later', async () => {
    const { taken, answers, come } = slowly()
    const both = [answers.ask('a'), answers.ask('an')]
    come('an')
    come('a')
    await Promise.all(both)
    expect(taken).toEqual(['an'])
  })

  it('do not come up again once the field was left', async () => {
    const { taken, answers, come } = slowly()
    const asked = answers.ask('a')
    answers.letGo()
    come('a')
    await asked
    expect(taken).toEqual([])
  })
})
