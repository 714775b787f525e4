import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '../../app/platform/database/open-database.ts'
import { migrationsUpTo } from '../support/migrations-up-to.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import { unitsOf } from '../support/translations.ts'

let app: TestApp

beforeAll(async () => {
  const folder = await earlierHouse()
  app = await createTestApp({ template: { folder, database: undefined }, environment: { LOCALES: 'de,en' } })
  rmSync(folder, { recursive: true })
})
afterAll(() => app.close())

it('what was translated before translations had drafts stays live', async () => {
  expect(await (await app.visitor().fetch('/en/anfahrt')).text()).toContain('<title>Getting here')
  const [title] = await unitsOf(await app.editor(), { type: 'page', id: 900 })
  expect(title).toMatchObject({ translation: 'Getting here', live: 'Getting here', draft: null, state: 'current' })
})

/** A house with a translation from before they had drafts. @returns its folder */
async function earlierHouse(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-earlier-'))
  const handle = await openDatabase({ url: undefined, folder })
  const migrations = migrationsUpTo('0068_press_reads_what_is_published')
  await handle.migrate(migrations)
  rmSync(migrations, { recursive: true })
  const { db } = handle
  await db.execute(sql`INSERT INTO pages (id, path, title, is_online) VALUES (900, 'anfahrt', 'Anfahrt', true)`)
  await db.execute(sql`INSERT INTO containers (slug, content_type, object_id, document)
    VALUES ('page-900', 'page', 900, '{"layout":0,"extraClass":"","image":null,"columns":[{"classes":"","children":[]}]}')`)
  await db.execute(sql`INSERT INTO translations (record_type, record_id, field, locale, text, source, updated_by)
    VALUES ('page', 900, 'title', 'en', 'Getting here', 'Anfahrt', 'Rita Redaktion')`)
  await handle.close()
  return folder
}
