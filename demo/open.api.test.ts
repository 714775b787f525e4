import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { noteDemoHouse } from '../app/first-day/index.server.ts'
import { events } from '../app/programme/tables.ts'
import { createTestApp } from '../tests/support/test-app.ts'
import { extendSchedule, followShop } from './extend-schedule.ts'
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

it('the demo’s performances lead to the pages of its shop where that is now, and what staff have entered stays', async () => {
  const app = await createTestApp({ environment: { DEMO_HOUSE: 'off' } })
  try {
    const { platform, media } = app.foyer
    await fillHouse(platform, media)
    const beside = (SHOP_URL: string) => ({ ...platform, config: { ...platform.config, SHOP_URL } })
    await extendSchedule(beside('http://localhost:1'))
    const addresses = async () => (await platform.db.select({ of: events.ticketUrl }).from(events)).map(({ of }) => of).filter(Boolean)
    const own = 'https://karten.example/performances/anders'
    const [first] = await platform.db.select({ id: events.id }).from(events).limit(1)
    await platform.db
      .update(events)
      .set({ ticketUrl: own })
      .where(eq(events.id, first?.id ?? 0))
    expect(await addresses()).toContainEqual(expect.stringMatching('^http://localhost:1/performances/mb-'))

    await followShop(beside('http://localhost:2'))

    const now = await addresses()
    expect(now).toContain(own)
    expect(now.filter((address) => address !== own).every((address) => /^http:\/\/localhost:2\/performances\/mb-/.test(address))).toBe(true)
  } finally {
    await app.close()
  }
})
