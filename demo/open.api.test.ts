import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { noteDemoHouse } from '../app/first-day/index.server.ts'
import { createTestApp } from '../tests/support/test-app.ts'
import { fillHouse } from './fill-house.ts'
import { makeEditor } from './open.ts'

it('a node whose data folder has no password of the demo editor starts on a database that has the editor', async () => {
  const app = await createTestApp()
  try {
    const file = join(app.folder, 'demo-access.json')
    await makeEditor(app.foyer)
    rmSync(file)
    await makeEditor(app.foyer)
    expect(() => rmSync(file)).toThrow('ENOENT')
  } finally {
    await app.close()
  }
})

it('a house that was looked at while it was empty has its home page and its menu as soon as it is filled', async () => {
  const app = await createTestApp()
  try {
    const visitor = app.visitor()
    expect((await visitor.fetch('/de')).status).toBe(404)
    await fillHouse(app.foyer.platform, app.foyer.media)
    const home = await visitor.fetch('/de')
    expect(home.status).toBe(200)
    expect(await home.text()).toContain('href="/de/ihr-besuch"')
  } finally {
    await app.close()
  }
})

it('a house that goes on with the demo’s content as its own sees what is still the demo’s, and less with each text it changes', async () => {
  const app = await createTestApp({ environment: { DEMO_HOUSE: 'off' } })
  try {
    await fillHouse(app.foyer.platform, app.foyer.media)
    const admin = await app.editor('admin')
    const listed = async () => (await (await admin.fetch('/cms-hub/demo-texts')).text()).replace(/<script[\s\S]*?<\/script>/g, '')
    expect(await listed()).toContain('Hier ist nichts mehr aus dem Demohaus.')
    await noteDemoHouse(app.foyer.platform)
    expect(await listed()).toContain('Requiem für ein Riesenrad')
    expect(await (await admin.fetch('/cms-hub')).text()).toContain('Texte sind noch aus dem Demohaus')
    const { records } = (await admin.getJson<{ records: { id: number }[] }>('/api/admin/production?q=Riesenrad')).body
    const [{ id } = { id: 0 }] = records
    const { revision } = (await admin.getJson<{ revision: string }>(`/api/admin/production/${id}`)).body
    const changed = await admin.send('PATCH', `/api/admin/production/${id}`, { base: revision, values: { subline: 'Unser eigenes' } })
    expect(changed.status).toBe(200)
    expect(await listed()).not.toContain('Requiem für ein Riesenrad')
  } finally {
    await app.close()
  }
})
