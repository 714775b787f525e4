import { expect, it } from 'vitest'
import { freePort } from '../support/free-port.ts'
import { TEST_NOW, TestClock } from '../support/test-app.ts'
import { differencesOf } from './answer-shape.ts'
import { askAll } from './pretix-questions.ts'
import { date, FULL, LATER, PARKETT, RANG, season, TOMORROW } from './pretix-season.ts'
import { openPretixServer, PRETIX_TOKEN } from './pretix-server.ts'
import { recordedAnswers } from './recorded-answers.ts'

it('the contract server answers every question as pretix itself did, in its fields and in the words of its refusals', async () => {
  const setup = season()
  setup.subevents.push(date(9))
  for (const quota of setup.quotas) if (quota.id === 2) quota.size = 0
  for (const seat of setup.seats) if (seat.seat_guid === 'B-4') seat.blocked = true
  const single = { ...season(), slug: 'konzert', subevents: [] }
  const pretix = await openPretixServer([setup, single], new TestClock(TEST_NOW), await freePort())
  pretix.lastModified = 'Sat, 21 Nov 2026 10:00:00 GMT'
  try {
    const answers = await askAll({
      ...{ apiUrl: pretix.apiUrl, token: PRETIX_TOKEN, event: 'saison', free: ['B-1', 'B-2'], blocked: 'B-4' },
      seated: { date: LATER, item: PARKETT, variation: FULL, price: '24.00', zone: 'Saal', row: 'B' },
      exhausted: { date: TOMORROW, item: RANG, variation: null, price: '20.00' },
      uncounted: { date: 9, item: RANG, variation: null, price: '20.00' },
    })
    expect([...answers.keys()]).toEqual([...recordedAnswers().keys()])
    expect(differencesOf(answers, recordedAnswers())).toEqual([])
  } finally {
    await pretix.close()
  }
})
