import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '../../app/platform/database/open-database.ts'
import { migrationsUpTo } from '../support/migrations-up-to.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import type { Visitor } from '../support/visitor.ts'

type Counter = { id: number; title: string; values: { hours: object[] } }

let app: TestApp
let editor: Visitor

beforeAll(async () => {
  const folder = await earlierHouse()
  app = await createTestApp({ template: { folder, database: undefined } })
  rmSync(folder, { recursive: true })
  editor = await app.editor('admin')
})
afterAll(() => app.close())

it('the hours of a house become those of its box office, each as it was', async () => {
  const { records } = (await editor.getJson<{ records: Counter[] }>('/api/admin/opening-hours')).body
  expect(records).toHaveLength(1)
  const { body } = await editor.getJson<Counter>(`/api/admin/opening-hours/${records[0]?.id}`)
  expect(body.title).toBe('Theaterkasse')
  expect(body.values.hours).toMatchObject([
    { weekday: 6, day: null, lastDay: null, timeFrom: '10:00', timeTo: '18:00', closed: false },
    { weekday: null, day: '2026-12-24', lastDay: null, closed: true, alternativeText: 'Karten nur online' },
  ])
  const today = await app.visitor().getJson<{ opening_hours: object[] }>('/de/api/opening-hours-today/')
  expect(today.body.opening_hours).toMatchObject([{ time_from: '10:00', time_to: '18:00' }])
})

it('single hours in the trash come back, and no counter has their history', async () => {
  const { records } = (await editor.getJson<{ records: Counter[] }>('/api/admin/opening-hours')).body
  expect((await editor.getJson<object[]>(`/api/admin/opening-hours/${records[0]?.id}/changes`)).body).toEqual([])
  const restored = await editor.send<Counter>('POST', '/api/admin/opening-hours/7/restore', { change: 1 })
  expect(restored.status).toBe(200)
  expect((await editor.getJson<Counter>('/api/admin/opening-hours/7')).body.values).toMatchObject({
    name: 'Sonntag',
    hours: [{ weekday: 7, timeFrom: '11:00', lastDay: null }],
  })
})

/** A house with opening hours from before it had counters. @returns its folder */
async function earlierHouse(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-earlier-'))
  const handle = await openDatabase({ url: undefined, folder })
  const migrations = migrationsUpTo('0049_evening_actions')
  await handle.migrate(migrations)
  rmSync(migrations, { recursive: true })
  const { db } = handle
  await db.execute(sql`INSERT INTO opening_hours (weekday, time_from, time_to) VALUES (6, '10:00', '18:00')`)
  await db.execute(sql`INSERT INTO opening_hours (day, closed, alternative_text) VALUES ('2026-12-24', true, 'Karten nur online')`)
  const sunday = {
    ...{ weekday: 7, day: null, timeFrom: '11:00', timeTo: '13:00' },
    ...{ closed: false, alternativeText: '', alternativeLinkUrl: '' },
  }
  await db.execute(sql`INSERT INTO record_changes (content_type, object_id, title, action, before, user_id, user_name, created_at)
    VALUES ('opening-hours', 7, 'Sonntag', 'deleted', ${JSON.stringify(sunday)}::jsonb, 'x', 'X', now())`)
  await handle.close()
  return folder
}
