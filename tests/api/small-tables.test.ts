import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shopFlags, syncRuns } from '../../app/booking/tables.ts'
import { emptyDocument, OWN_FIELDS } from '../../app/content/index.ts'
import { containers } from '../../app/content/tables.ts'
import type { ReadContext } from '../../app/platform/cache/cached-read.ts'
import { ReadCache } from '../../app/platform/cache/read-cache.ts'
import { smallTables } from '../../app/platform/cache/small-tables.ts'
import { openLanguages } from '../../app/platform/i18n/request-language.ts'
import { translations } from '../../app/platform/translations/tables.ts'
import { navigationLinks, redirects, settings } from '../../app/site/tables.ts'
import { createDemoApp } from '../support/demo-app.ts'
import { headline } from '../support/page.ts'
import { DATABASES, type TestApp } from '../support/test-app.ts'
import '../../app/content/index.server.ts'
import '../../app/site/index.server.ts'

describe.each(DATABASES)('small tables on %s', (database) => {
  let app: TestApp
  let statements = 0
  beforeAll(async () => {
    app = await createDemoApp({ database })
    // Translations are among them on a site of several languages.
    openLanguages(['de', 'en'], () => ({}))
    await app.foyer.platform.jobs.stop()
    const { db } = app.foyer.platform
    await db.insert(redirects).values({ oldPath: '/alt', newPath: '/de' })
    await db
      .insert(navigationLinks)
      .values({ title: 'Freundeskreis', url: 'https://freunde.example/', place: 'footer', position: 1, isOnline: true })
    const now = new Date('2026-11-21T12:00:00Z')
    await db.insert(syncRuns).values({ firstAt: now, lastAt: now, asked: 1, changed: 0 })
    await db.insert(shopFlags).values({ performance: 'gast/7', event: 'gast', flag: 'hidden' })
    await db.insert(settings).values({ key: 'identity', value: {} }).onConflictDoNothing()
    const translated = { recordType: 'room', recordId: 1, field: 'name', locale: 'en', text: 'Main House' }
    await db.insert(translations).values({ ...translated, source: 'Großes Haus', updatedBy: 'Rita Redaktion' })
    const document = { ...emptyDocument(), columns: [{ classes: '', children: [headline('kopf', 'Ein Modul')] }] }
    const of = { contentType: 'production', objectId: 1 }
    await db.insert(containers).values({ slug: 'production-1', ...of, document })
    const own = { id: 'production-1-fields', type: OWN_FIELDS, version: 1 }
    const data = { title: 'Koffer', wideImageId: { id: 1, crop: { x: 0, y: 0, width: 0.5, height: 1 } } }
    const fields = { ...emptyDocument(), columns: [{ classes: '', children: [{ ...own, data }] }] }
    await db.insert(containers).values({ slug: own.id, model: OWN_FIELDS, ...of, document: fields })
    app.foyer.platform.database.onStatement(() => statements++)
  })
  afterAll(async () => {
    openLanguages(['de'], () => ({}))
    await app.close()
  })

  /** The platform's database with nothing in memory. */
  function withoutMemory(): ReadContext {
    const { db, clock } = app.foyer.platform
    statements = 0
    return { db, clock, readCache: new ReadCache({ db, clock }, { freezes: true }) }
  }

  const loadAll = (context: ReadContext) => Promise.all(smallTables.map(({ load }) => load(context)))

  it('give the rows that the tables have, each value as reading the table alone gives it', async () => {
    const context = withoutMemory()
    const all = await loadAll(context)
    for (const [index, { table }] of smallTables.entries()) expect(all[index], table.key).toEqual(await table.select(context.db))
    expect(all.map((rows) => rows.length > 0)).toEqual(all.map(() => true))
  })

  it('are read in one statement where none is known, by whichever is asked for first', async () => {
    const context = withoutMemory()
    const always = smallTables.filter(({ table }) => !table.isOnDemand())
    await always.at(-1)?.load(context)
    expect(statements).toBe(1)
    await Promise.all(always.map(({ load }) => load(context)))
    expect(statements).toBe(1)
  })

  it('are dropped each for itself', async () => {
    const context = withoutMemory()
    await loadAll(context)
    context.readCache.invalidate(['opening-hours'])
    const unknown = smallTables.filter(({ table }) => context.readCache.peek(table.key) === undefined)
    expect(unknown.map(({ table }) => table.key)).toEqual(['table-counters', 'table-opening-hours'])
    await loadAll(context)
    expect(statements).toBe(2)
  })
})
