import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fileOwners } from '../../app/media-library/usages.server.ts'
import { roles } from '../../app/platform/auth/tables.ts'
import { media } from '../../app/platform/media/tables.ts'
import { events, productions, venues } from '../../app/programme/tables.ts'
import { readRecord } from '../../app/records/values.server.ts'
import { allRecordTypes } from '../../app/server/record-types.ts'
import { createDemoApp } from '../support/demo-app.ts'
import { randomRequests } from '../support/random-requests.ts'
import { differences, readStoredState } from '../support/stored-state.ts'
import type { TestApp } from '../support/test-app.ts'
import type { Visitor } from '../support/visitor.ts'

const REQUESTS = 700
const SEED = 20_261_124

describe('no request of a limited role changes anything outside of its limits', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await createDemoApp()
  })
  afterAll(() => app.close())

  /** Sends the requests and tells how many were carried out, and what is stored differently afterwards. */
  async function send(
    who: Visitor,
    own: Record<string, number[]>,
    count = REQUESTS,
  ): Promise<{ done: number; refused: number; changed: string[] }> {
    const before = await readStoredState(app.foyer.platform.db)
    let [done, refused] = [0, 0]
    for (const { method, path, body } of await randomRequests(app, { seed: SEED, count, own })) {
      const status = await statusOf(who, method, path, await upToDate(path, body))
      // Nothing of it is an error of the program.
      expect([method, path, status < 500 || status === 503]).toEqual([method, path, true])
      if (status < 300 && method !== 'GET') done += 1
      if (status === 403) refused += 1
    }
    return { done, refused, changed: differences(before, await readStoredState(app.foyer.platform.db)) }
  }

  async function statusOf(who: Visitor, method: string, path: string, body: unknown): Promise<number> {
    if (method === 'GET') return (await who.fetch(path)).status
    const token = await who.csrfToken()
    const headers = { 'content-type': 'application/json', 'X-CSRFToken': token, origin: app.url }
    return (await who.fetch(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })).status
  }

  /** The body of a change with the revision that the record has now, whatever an earlier request has made of it. */
  async function upToDate(path: string, body: unknown): Promise<unknown> {
    const [, name, id] = /^\/api\/admin\/([\w-]+)\/(\d+)$/.exec(path) ?? []
    const type = allRecordTypes.find((candidate) => candidate.name === name)
    if (!type || typeof body !== 'object' || body === null || !('base' in body)) return body
    const record = await readRecord(app.foyer.platform.db, type, Number(id))
    return record ? { ...body, base: record.revision } : body
  }

  it('at the box office: status, note and cast of performances, and nothing else', async () => {
    const { db } = app.foyer.platform
    const some = await db.select({ id: events.id }).from(events).limit(30)
    // Little of what is asked at random is allowed here, so more is asked.
    const { done, refused, changed } = await send(await app.editor('box-office'), { event: some.map(({ id }) => id) }, 2 * REQUESTS)
    expect(changed.filter((key) => !/^event:\d+\.(status|note|cast)$/.test(key))).toEqual([])
    expect(changed.filter((key) => key.startsWith('event:')).length).toBeGreaterThan(2)
    expect(done).toBeGreaterThan(10)
    expect(refused).toBeGreaterThan(200)
  })

  it('as a guest: the named production, its performances, their pages and the pictures used only there', async () => {
    const { db } = app.foyer.platform
    const [production] = await db.select({ id: productions.id }).from(productions).limit(1)
    const id = production?.id ?? 0
    const own = (await db.select({ id: events.id }).from(events).where(eq(events.productionId, id))).map(({ id }) => id)
    const files = await ownFiles(id, own)
    const { done, refused, changed } = await send(await app.editor('production-guest', [id]), { production: [id], event: own })
    const now = (await db.select({ id: events.id }).from(events).where(eq(events.productionId, id))).map(({ id }) => id)
    const isOwn = (key: string) => {
      const [kind = '', first = '', second = ''] = key.split(/[:.]/)
      if (kind === 'production') return Number(first) === id
      if (kind === 'event') return own.includes(Number(first)) || now.includes(Number(first))
      if (kind === 'media' || kind === 'file') return files.includes(Number(first))
      if (kind === 'scheduledPublications' || kind === 'scheduledChanges') return true
      return (
        kind === 'content' && ((first === 'production' && Number(second) === id) || (first === 'event' && now.includes(Number(second))))
      )
    }
    expect(changed.filter((key) => !isOwn(key))).toEqual([])
    expect(own.filter((event) => !now.includes(event))).toEqual([])
    expect(changed.filter((key) => key.startsWith(`production:${id}.`)).length).toBeGreaterThan(3)
    expect(done).toBeGreaterThan(10)
    expect(refused).toBeGreaterThan(200)
  })

  it('with an invented role: what it may write, and never accounts, roles or settings', async () => {
    const { db } = app.foyer.platform
    await db.insert(roles).values({
      id: 'venues',
      name: 'Häuser',
      permissions: {
        areas: { programme: 'write', magazine: 'read', site: 'none', media: 'read', entries: 'none', settings: 'none', people: 'none' },
        fields: { programme: { venue: ['name'], room: ['name'] } },
        scope: 'all',
      },
    })
    const ids = (await db.select({ id: venues.id }).from(venues)).map(({ id }) => id)
    const { refused, changed } = await send(await app.editor('venues'), { venue: ids })
    expect(changed.filter((key) => !/^(venue|room):\d+\.name$/.test(key))).toEqual([])
    expect(refused).toBeGreaterThan(200)
  })

  async function ownFiles(production: number, own: number[]): Promise<number[]> {
    const { db } = app.foyer.platform
    const found: number[] = []
    for (const { id } of await db.select({ id: media.id }).from(media)) {
      const owners = await fileOwners(db, id)
      const isOwn = ({ type, id }: { type: string; id: number | null }) =>
        type === 'production' ? id === production : type === 'event' && own.includes(id ?? 0)
      if (owners.length > 0 && owners.every(isOwn)) found.push(id)
    }
    return found
  }

  it('and what a guest reads of the programme is theirs alone', async () => {
    const { db } = app.foyer.platform
    const [first, second] = await db.select({ id: productions.id }).from(productions).limit(2)
    const guest = await app.editor('production-guest', [first?.id ?? 0])
    const listed = await guest.getJson<{ records: { id: number }[] }>('/api/admin/production')
    expect(listed.body.records.map(({ id }) => id)).toEqual([first?.id])
    expect((await guest.getJson('/api/admin/production/count')).body).toEqual({ count: 1 })
    expect((await guest.getJson(`/api/admin/production/${second?.id}`)).status).toBe(404)
    expect((await guest.getJson<{ id: number }[]>('/api/admin/production/options')).body.map(({ id }) => id)).toEqual([first?.id])
    const [foreign] = await db
      .select({ id: events.id })
      .from(events)
      .where(inArray(events.productionId, [second?.id ?? 0]))
      .limit(1)
    for (const part of ['', '/changes', '/dependents', '/plans']) {
      expect([part, (await guest.getJson(`/api/admin/event/${foreign?.id}${part}`)).status]).toEqual([part, 404])
    }
    const exported = await (await guest.fetch('/api/admin/production/export.json')).text()
    expect(JSON.parse(exported)).toHaveLength(1)
  })
})
