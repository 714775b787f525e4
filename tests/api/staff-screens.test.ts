import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import type { Visitor } from '../support/visitor.ts'

type Screen = { kind: string; url: string; label: string; group: string }

describe('the screens that the palette leads to', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp()
  })
  afterAll(() => app.close())
  const screensOf = async (role: 'admin' | 'magazine' | 'reader') =>
    (await (await app.editor(role)).getJson<{ results: Screen[] }>('/api/staff/screens')).body.results

  it('are those of the role’s menu, with what it may create, in German; and nobody else’s', async () => {
    const admin = await screensOf('admin')
    expect(admin).toContainEqual({ kind: 'screen', url: '/cms-hub/venue', label: 'Spielstätten', group: 'Ordnung' })
    expect(admin).toContainEqual({ kind: 'new', url: '/cms-hub/event/new', label: 'Neu: Vorstellung', group: 'Verwaltung' })
    expect(admin.map(({ url }) => url)).toContain('/cms-hub/settings')
    expect(admin.map(({ url }) => url)).not.toContain('/cms-hub/media/new')

    const magazine = (await screensOf('magazine')).map(({ url }) => url)
    expect(magazine).toContain('/cms-hub/article/new')
    expect(magazine).not.toContain('/cms-hub/event/new')
    expect(magazine).not.toContain('/cms-hub/settings')

    expect((await screensOf('reader')).filter(({ kind }) => kind === 'new')).toEqual([])
    expect((await app.visitor().getJson('/api/staff/screens')).status).toBe(401)
  })

  it('have beside them the records of the house by name, also those that no visitor sees yet', async () => {
    type Found = { results: { url: string; title: string; kind: string }[]; isWhole: boolean }
    const admin = await app.editor('admin')
    const made = async (type: string, values: object) => (await admin.send<{ id: number }>('POST', `/api/admin/${type}`, values)).body.id
    const [draft, shown] = [
      await made('production', { title: 'Käthchen', isOnline: false }),
      await made('production', { title: 'Das Käthchen' }),
    ]
    const person = await made('person', { firstName: 'Käthe', lastName: 'Kollwitz' })
    const find = async (who: Visitor, typed: string) => (await who.getJson<Found>(`/api/staff/records?q=${encodeURIComponent(typed)}`)).body
    expect(await find(admin, 'KATH')).toEqual({
      results: [
        { url: `/cms-hub/production/${draft}`, title: 'Käthchen', kind: 'Produktion, offline' },
        { url: `/cms-hub/person/${person}`, title: 'Käthe Kollwitz', kind: 'Person' },
        { url: `/cms-hub/production/${shown}`, title: 'Das Käthchen', kind: 'Produktion' },
      ],
      isWhole: true,
    })
    await made('production', { title: 'Käthchen spät' })
    expect((await find(admin, 'käthchen')).results.map(({ title }) => title)).toEqual(['Käthchen', 'Käthchen spät', 'Das Käthchen'])
    const guest = await find(await app.editor('production-guest', [shown]), 'käthchen')
    expect(guest).toMatchObject({ results: [{ title: 'Das Käthchen' }], isWhole: false })
    expect((await find(admin, '%')).results).toEqual([])
    expect((await find(admin, ' ')).results).toEqual([])
    expect((await app.visitor().getJson('/api/staff/records?q=a')).status).toBe(401)
  })

  it('are the same person’s alone: no cache keeps them', async () => {
    const answer = await (await app.editor('editor')).fetch('/api/staff/screens')
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })
})
