import { afterAll, beforeAll, expect, it } from 'vitest'
import { events, productions } from '../../app/programme/tables.ts'
import { createImportFixture } from '../support/import-fixture.ts'

const LINES = 60
const AT_ONCE = 10

let fixture: Awaited<ReturnType<typeof createImportFixture>>
beforeAll(async () => {
  fixture = await createImportFixture('pglite')
})
afterAll(() => fixture.app.close())

it('an import on the embedded database, whose one connection serves everybody, lets others in after every few performances', async () => {
  const { db } = fixture.app.foyer.platform
  const lines = Array.from(
    { length: LINES },
    (_, index) => `Stück ${index};Studio;${Temporal.PlainDate.from('2027-01-01').add({ days: index })} 20:00`,
  )
  const seen = { productions: [await db.$count(productions)], events: [0] }
  let isOver = false
  async function lookOn() {
    while (!isOver) {
      seen.productions.push(await db.$count(productions))
      seen.events.push(await db.$count(events))
    }
  }
  const others = lookOn()
  const { body } = await fixture.send(['Produktion;Raum;Beginn', ...lines], false)
  isOver = true
  await others
  expect(body.counts.create).toBe(LINES)
  const largestStep = (counts: number[]) => Math.max(...counts.slice(1).map((count, index) => count - (counts[index] ?? 0)))
  // Two are counted in turn, so a count may miss one step in between.
  expect(largestStep(seen.productions)).toBeLessThanOrEqual(2 * AT_ONCE)
  expect(largestStep(seen.events)).toBeLessThanOrEqual(2 * AT_ONCE)
})
