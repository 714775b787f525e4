import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDemoApp } from '../support/demo-app.ts'
import { DATABASES, type TestApp } from '../support/test-app.ts'
import type { Visitor } from '../support/visitor.ts'

/** The session in three, the viewer's saved views, what concerns the viewer, open entries of forms, and the screen's own one. */
const FRAME = 7
/** What the start of the hub reads, its frame included; three of them are for entries of forms. */
const START = 26

describe.each(DATABASES)('the statements of the hub on %s', (database) => {
  let app: TestApp
  let admin: Visitor
  let statements: string[] = []
  beforeAll(async () => {
    app = await createDemoApp({ database })
    admin = await app.editor('admin')
    // Jobs run statements of their own.
    await app.foyer.platform.jobs.stop()
    app.foyer.platform.database.onStatement((text) => statements.push(text))
  })
  afterAll(() => app.close())

  async function statementsOf(path: string): Promise<string[]> {
    await admin.fetch(path)
    statements = []
    const response = await admin.fetch(path)
    await response.text()
    expect(response.status).toBe(200)
    return statements
  }

  it('are few for what stands around a screen, once the numbers beside the areas are known', async () => {
    const all = await statementsOf('/cms-hub/import')
    expect(all.length > FRAME ? all : 'few').toBe('few')
    expect(all.filter((text) => text.includes('comment_threads'))).toHaveLength(1)
    expect(all.filter((text) => text.includes('"persons"'))).toEqual([])
  })

  it('do not grow with the performances: the start reads what is to be done in few', async () => {
    const all = await statementsOf('/cms-hub')
    expect(all.length > START ? all : 'few').toBe('few')
  })

  it('do not read the order of the whole programme for the start after a change, which takes long in a large house', async () => {
    await statementsOf('/cms-hub')
    const { status } = await admin.send('POST', '/api/admin/event/bulk', { action: 'set', ids: [1], values: { note: 'Verlegt' } })
    expect(status).toBe(200)
    statements = []
    await (await admin.fetch('/cms-hub')).text()
    const orders = statements.filter((text) => text.includes('"in_order"'))
    // That of the week alone, and which performance is next.
    expect(orders.filter((text) => !text.includes('"events"."starts_at" >= '))).toEqual([])
  })
})
