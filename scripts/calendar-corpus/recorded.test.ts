import { expect, it } from 'vitest'
import { generateCalendar } from './generate.ts'
import { ourOccurrences } from './ours.ts'
import { RECORDED_CALENDARS, recordedAnswers } from './recorded.ts'

it('calendars take place when an independent implementation says', () => {
  const recorded = recordedAnswers()
  expect(recorded).toHaveLength(RECORDED_CALENDARS)
  for (const [seed, answer] of recorded.entries()) expect(ourOccurrences(generateCalendar(seed).text).lines, `seed ${seed}`).toEqual(answer)
})
