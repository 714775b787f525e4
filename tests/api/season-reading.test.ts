import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSeasonReading } from '../../app/imports/season-reading.server.ts'
import { seasons } from '../../app/programme/tables.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'

describe('the year of a date that names none', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp()
  })
  afterAll(() => app.close())

  const firstDay = async (moment: string) => {
    app.clock.set(moment)
    return (await readSeasonReading(app.foyer.platform)).yearFrom.toString()
  }

  it('begins in August where the house has entered no season', async () => {
    expect(await firstDay('2030-07-31T12:00:00+02:00')).toBe('2029-08-01')
    expect(await firstDay('2030-08-01T12:00:00+02:00')).toBe('2030-08-01')
  })

  it('begins with the season of the house that is running, until its last day', async () => {
    const season = { slug: '3132', name: '2031/32', startsOn: '2031-09-15', endsOn: '2032-07-04' }
    await app.foyer.platform.db.insert(seasons).values(season)
    expect(await firstDay('2031-09-15T00:30:00+02:00')).toBe('2031-09-15')
    expect(await firstDay('2032-07-04T23:00:00+02:00')).toBe('2031-09-15')
    expect(await firstDay('2032-07-05T12:00:00+02:00')).toBe('2031-08-01')
  })
})
