import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, ONE_DATABASE, type TestApp } from '../support/test-app.ts'

type Screen = { kind: string; url: string; label: string; group: string }

describe.each(ONE_DATABASE)('the screens that the palette leads to on %s', (database) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp({ database })
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

  it('are the same person’s alone: no cache keeps them', async () => {
    const answer = await (await app.editor('editor')).fetch('/api/staff/screens')
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })
})
