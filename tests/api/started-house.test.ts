import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { noteDemoHouse } from '../../app/first-day/index.server.ts'
import { createDemoApp } from '../support/demo-app.ts'
import { startServerProcess } from '../support/server-process.ts'
import { required } from '../support/test-app.ts'
import { Visitor } from '../support/visitor.ts'

const folder = mkdtempSync(join(tmpdir(), 'foyer-started-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a house that begins without a hand', () => {
  it('has the starter site that its operator names, and a later start with another name changes nothing', async () => {
    const data = join(folder, 'starter')
    cpSync(required('TEST_PGLITE_TEMPLATE'), data, { recursive: true })
    const first = await startServerProcess(data, { FOYER_STARTER: 'festival' })
    const read = async (url: string, path: string) => (await new Visitor(url).fetch(path)).text()
    const home = await read(first.url, '/de')
    expect(home).toContain('href="/de/spielplan"')
    const admin = await first.administrator()
    const today = await (await admin.fetch('/cms-hub')).text()
    expect(today).toContain('Stellen zu ergänzen')
    // They are written, and wait.
    expect(today).toContain('3 Seiten zeigen Besuchern noch nichts')
    expect(home).toContain('Hier ist noch nichts erschienen.')
    expect(home).not.toContain('Weitere Artikel')
    const titles = async (type: string) =>
      (await admin.getJson<{ records: { title: string }[] }>(`/api/admin/${type}`)).body.records.map(({ title }) => title)
    for (const type of ['exhibition-type', 'person-category', 'form']) expect(await titles(type), type).not.toEqual([])
    // Legal pages wait with their marks: they never go online empty.
    expect((await new Visitor(first.url).fetch('/de/impressum')).status).toBe(404)
    await first.kill()
    expect(home).toContain('<a href="/de/spielplan" data-discover="true">Programm</a></p>')
    expect(home).not.toContain('Vorstellungen angekündigt')
    const heading = /<h1[^>]*>.*?<\/h1>/.exec(home)?.[0] ?? ''
    expect(heading).not.toBe('')
    const second = await startServerProcess(data, { FOYER_STARTER: 'museum' })
    expect(await read(second.url, '/de')).toContain(heading)
    await second.kill()
  }, 120_000)

  it('goes on with the demo: its texts are listed as the demo’s until somebody has changed them', async () => {
    const app = await createDemoApp()
    try {
      const admin = await app.editor('admin')
      const edited = (id: number | undefined) => `/cms-hub/venue/${id}"`
      const list = async () => (await admin.fetch('/cms-hub/demo-texts')).text()
      expect(await list()).not.toContain('Impressum</a>')
      await noteDemoHouse(app.foyer.platform)
      await app.foyer.platform.forgetReads()
      const before = await list()
      const [venue] = (await admin.getJson<{ records: { id: number; title: string }[] }>('/api/admin/venue')).body.records
      const name = venue?.title ?? ''
      for (const words of ['Impressum', name]) expect(before).toContain(words)
      expect(await (await admin.fetch('/cms-hub')).text()).toContain('/cms-hub/demo-texts')
      const { revision } = (await admin.getJson<{ revision: string }>(`/api/admin/venue/${venue?.id}`)).body
      const values = { street: 'Am Alten Speicher 3' }
      expect((await admin.send('PATCH', `/api/admin/venue/${venue?.id}`, { base: revision, values })).status).toBe(200)
      const after = await list()
      expect(after).toContain('Impressum')
      expect(after).not.toContain(edited(venue?.id))
      expect(before).toContain(edited(venue?.id))
    } finally {
      await app.close()
    }
  }, 120_000)
})
