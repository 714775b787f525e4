import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeFirstPage, repairSystemPages } from '../../app/content/index.server.ts'
import { drafts } from '../../app/content/tables.ts'
import { passwordResetEmail } from '../../app/platform/auth/emails.ts'
import { createFirstAdministrator, hasAnyAccount } from '../../app/platform/auth/first-administrator.ts'
import { users } from '../../app/platform/auth/tables.ts'
import { readSettingsRecord, writeSettings } from '../../app/site/index.server.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import type { Visitor } from '../support/visitor.ts'

const PLACE = { name: 'Speicher', street: 'Uferstraße 3', postalCode: '29971', city: 'Marienbrück', rooms: ['Saal', 'Studio'] }

describe('the first day of a house', () => {
  let app: TestApp
  let admin: Visitor
  beforeAll(async () => {
    app = await createTestApp()
    admin = await app.editor('admin')
    await makeFirstPage(app.foyer.platform, '')
    await repairSystemPages(app.foyer.platform)
  })
  afterAll(() => app.close())

  const htmlOf = async (path: string) => (await app.visitor().fetch(path)).text()
  const hub = () => admin.fetch('/cms-hub', { redirect: 'manual' })
  const post = (call: string, body: object) => admin.send('POST', `/api/admin/first-day/${call}`, body)

  it('leads whoever logs in first, until somebody has left the cards', async () => {
    expect((await hub()).headers.get('location')).toBe('/cms-hub/first-day')
    await admin.send('PUT', '/api/admin/first-day/put-off', { putOff: ['shop'] })
    const today = await (await hub()).text()
    expect(today).toContain('Ihr erster Tag')
    expect(today).toContain('auf später verschoben')
  })

  it('creates a place with its rooms, or nothing when one has no name', async () => {
    const refused = await post('places', { ...PLACE, rooms: ['Saal', ' '] })
    expect(refused.status).toBe(400)
    expect(refused.body).toMatchObject({ errors: { 'rooms.1': [expect.any(String)] } })
    expect((await admin.getJson('/api/admin/venue')).body).toMatchObject({ records: [] })
    expect((await post('places', PLACE)).status).toBe(204)
    expect((await admin.getJson<{ records: unknown[] }>('/api/admin/room')).body.records).toHaveLength(2)
  })

  it('writes a starter site: home and menu online, everything with marks as a draft that cannot be published', async () => {
    expect((await post('starter', { starter: 'theatre' })).status).toBe(204)
    const home = await htmlOf('/de')
    expect(home).toContain('Die nächsten Abende')
    expect(home).toContain('href="/de/spielplan"')
    for (const claim of ['Gut zu wissen', 'Garderobe', '[Bitte ']) expect(home).not.toContain(claim)
    expect(home, 'a hero that waits for the first performance is no empty ground').not.toContain('data-zweiklang')
    for (const path of ['/de/kontakt', '/de/ihr-besuch', '/de/presse', '/de/impressum', '/de/barrierefreiheitserklaerung']) {
      expect((await app.visitor().fetch(path)).status, path).toBe(404)
      expect(home).not.toContain(`href="${path}"`)
    }
    const refused = await admin.send('POST', '/de/pageeditor-api/publish', { content_type: 'legal', object_id: 1 })
    expect(refused.status).toBe(422)
    expect(JSON.stringify(refused.body)).toContain('Hier fehlt noch')
    expect(await (await hub()).text()).toContain('Stellen zu ergänzen')
  })

  it('refuses a second starter, so that nothing is overwritten', async () => {
    const second = await post('starter', { starter: 'museum' })
    expect(second.status).toBe(409)
    expect(await htmlOf('/de')).toContain('Die nächsten Abende')
  })

  it('puts a first production with its dates into the programme at once, or nothing when a date is none', async () => {
    const [room] = (await admin.getJson<{ records: { id: number }[] }>('/api/admin/room')).body.records
    const play = { title: 'Die Möwe', subline: '', teaser: '', roomId: room?.id, dates: ['2026-12-04T19:30', '2026-12-05T19:30'] }
    const refused = await post('production', { ...play, dates: ['2026-12-04T19:30', 'bald'] })
    expect(refused.body).toMatchObject({ errors: { 'dates.1': [expect.any(String)] } })
    expect((await post('production', play)).status).toBe(204)
    for (const path of ['/de', '/de/spielplan', '/de/stuecke']) expect(await htmlOf(path), path).toContain('Die Möwe')
  })

  it('carries the name of the house to the starter’s texts once somebody has given it one', async () => {
    const marked = () => app.foyer.platform.db.select().from(drafts).where(sql`${drafts.document}::text LIKE '%Name Ihres Hauses%'`)
    expect((await marked()).length).toBeGreaterThanOrEqual(4)
    const { revision } = await readSettingsRecord(app.foyer.platform)
    const named = await admin.send('PATCH', '/api/admin/settings/1', { base: revision, values: { houseName: 'Kammerspiele $& „Testort“' } })
    expect(named.status).toBe(200)
    expect(await marked()).toEqual([])
    const texts = JSON.stringify(await app.foyer.platform.db.select().from(drafts))
    expect(texts).toContain('Kammerspiele $& „Testort“')
    expect(/<title>([^<]*)/.exec(await htmlOf('/de'))?.[1]).toBe('Kammerspiele $&amp; „Testort“')
  })

  it('is over on the dashboard when the house has everything', async () => {
    expect(await (await hub()).text()).toContain('Ihr erster Tag')
    await app.editor('editor')
    await writeSettings(app.foyer.platform, { design: { houseName: 'Haus am Fluss', webshopLink: 'https://karten.haus.example' } })
    expect(await (await hub()).text()).not.toContain('Ihr erster Tag')
  })
})

describe('the first administrator', () => {
  it('is called as the operator says, and without a name by an address that greets nobody', async () => {
    const environment = { ADMIN_EMAIL: 'intendanz@haus.example', ADMIN_PASSWORD: 'vier Worte ohne Sinn' }
    const app = await createTestApp({ environment })
    try {
      const { platform, auth } = app.foyer
      expect(await hasAnyAccount(platform)).toBe(false)
      await createFirstAdministrator(platform, auth)
      expect((await platform.db.select({ name: users.name }).from(users)).map(({ name }) => name)).toEqual(['intendanz@haus.example'])
      expect(passwordResetEmail('intendanz@haus.example', '').paragraphs[0]).toBe('Guten Tag,')
      await platform.db.delete(users)
      await createFirstAdministrator({ ...platform, config: { ...platform.config, ADMIN_NAME: 'Anna Maria Bengtson' } }, auth)
      const named = await platform.db.select({ first: users.firstName, last: users.lastName }).from(users)
      expect(named).toEqual([{ first: 'Anna Maria', last: 'Bengtson' }])
    } finally {
      await app.close()
    }
  })
})

describe('a starter that the operator names', () => {
  it('must be one that there is', async () => {
    const opening = createTestApp({ environment: { FOYER_STARTER: 'oper' } })
    await expect(opening).rejects.toThrow(/FOYER_STARTER is not valid.*theatre, festival, concert-hall, museum, small-stage/)
  })
})
