import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyTrash } from '../../app/records/trash.server.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import type { Visitor } from '../support/visitor.ts'

type Made = { id: number; title: string; revision: string; values: Record<string, unknown> }
type DeleteImpact = { dependents: { type: string; count: number; filter: string | null }[]; lists: { type: string; count: number }[] }

describe('the bin', () => {
  let app: TestApp
  let editor: Visitor
  beforeAll(async () => {
    app = await createTestApp()
    editor = await app.editor()
  })
  afterAll(() => app.close())

  const make = async (type: string, values: Record<string, unknown>) => (await editor.send<Made>('POST', `/api/admin/${type}`, values)).body
  const bin = async (by = editor) => (await by.fetch('/cms-hub/bin')).text()
  const lastChange = async (type: string, id: number) =>
    (await editor.getJson<{ id: number }[]>(`/api/admin/${type}/${id}/changes`)).body[0]?.id ?? 0

  it('says before a record is deleted what keeps it, and from which lists it would be taken', async () => {
    const tag = await make('tag', { name: 'Gefragt' })
    await make('production', { title: 'Trägt die Marke', tags: [tag.id] })
    const used = await editor.getJson<DeleteImpact>(`/api/admin/tag/${tag.id}/dependents`)
    expect(used.body).toEqual({ dependents: [], lists: [{ type: 'production', plural: 'Produktionen', count: 1 }], hidden: [] })
    const venue = await make('venue', { name: 'Haus mit Saal' })
    await make('room', { name: 'Saal im Haus', venueId: venue.id })
    const needed = await editor.getJson<DeleteImpact>(`/api/admin/venue/${venue.id}/dependents`)
    expect(needed.body.dependents).toEqual([{ type: 'room', plural: 'Räume', count: 1, filter: 'venueId' }])
  })

  it('lists what was deleted, and brings it back into the lists it stood in', async () => {
    const tag = await make('tag', { name: 'Zurückgekehrt' })
    const production = await make('production', { title: 'Mit der Marke', tags: [tag.id] })
    await editor.send('DELETE', `/api/admin/tag/${tag.id}`)
    expect(await bin()).toContain('Zurückgekehrt')
    expect((await editor.getJson<Made>(`/api/admin/production/${production.id}`)).body.values.tags).toEqual([])
    await editor.send('POST', `/api/admin/tag/${tag.id}/restore`, { change: await lastChange('tag', tag.id) })
    expect(await bin()).not.toContain('Zurückgekehrt')
    expect((await editor.getJson<Made>(`/api/admin/production/${production.id}`)).body.values.tags).toEqual([tag.id])
  })

  it('brings no record back to what it said of something that is gone', async () => {
    const [gone, stays] = [await make('venue', { name: 'Abgerissen' }), await make('venue', { name: 'Bleibt stehen' })]
    const room = await make('room', { name: 'Umgezogen', venueId: gone.id })
    const path = `/api/admin/room/${room.id}`
    await editor.send('PATCH', path, { base: room.revision, values: { venueId: stays.id } })
    await editor.send('DELETE', `/api/admin/venue/${gone.id}`)
    const refused = await editor.send('POST', `${path}/restore`, { change: await lastChange('room', room.id) })
    const detail = 'Etwas, worauf dieser Eintrag verweist, gibt es nicht mehr.'
    expect(refused.body).toMatchObject({ status: 409, code: 'missing_reference', detail })
    expect((await editor.getJson<Made>(path)).body.values.venueId).toBe(stays.id)
  })

  it('is emptied of what has lain in it for thirty days, and of nothing else', async () => {
    const [old, recent, back] = [
      await make('tag', { name: 'Verfallen' }),
      await make('tag', { name: 'Bleibt' }),
      await make('tag', { name: 'Lebt' }),
    ]
    const start = app.clock.now().toString()
    await editor.send('DELETE', `/api/admin/tag/${old.id}`)
    await editor.send('DELETE', `/api/admin/tag/${back.id}`)
    await editor.send('POST', `/api/admin/tag/${back.id}/restore`, { change: await lastChange('tag', back.id) })
    app.clock.advance({ hours: 30 * 24 - 1 })
    await editor.send('DELETE', `/api/admin/tag/${recent.id}`)
    expect(await bin()).toContain('Verfallen')
    app.clock.advance({ hours: 2 })
    await emptyTrash(app.foyer.platform)
    const screen = await bin()
    expect(screen).toContain('Bleibt')
    expect(screen).not.toContain('Verfallen')
    const gone = await editor.send('POST', `/api/admin/tag/${old.id}/restore`, { change: await lastChange('tag', old.id) })
    expect(gone.body).toMatchObject({ status: 410, code: 'gone' })
    const { body: log } = await editor.getJson<{ before: unknown }[]>(`/api/admin/tag/${back.id}/changes`)
    expect(log.some(({ before }) => before !== null)).toBe(true)
    app.clock.set(start)
  })

  it('is where the log leads for what is deleted; for what is there it leads to the page itself or the form', async () => {
    const linkOf = async (title: string) => {
      const log = await (await editor.fetch('/cms-hub/log')).text()
      return [...log.matchAll(/<th scope="row">(.*?)<\/th>/g)].map(([, cell = '']) => cell).filter((cell) => cell.includes(title))
    }
    const page = await editor.send<{ id: number }>('POST', '/de/pageeditor-api/pages', { title: 'Verlinkt', slug: 'verlinkt' })
    expect(await linkOf('Verlinkt')).toEqual(['<a href="/de/verlinkt?edit">Verlinkt</a>'])
    const tag = await make('tag', { name: 'Nachgesehen' })
    expect((await linkOf('Nachgesehen')).join()).toContain(`href="/cms-hub/tag/${tag.id}"`)
    await editor.send('DELETE', `/de/pageeditor-api/pages/${page.body.id}`)
    await editor.send('DELETE', `/api/admin/tag/${tag.id}`)
    for (const name of ['Verlinkt', 'Nachgesehen']) {
      const links = await linkOf(name)
      expect(links).toHaveLength(2)
      for (const link of links) expect(link).toContain('href="/cms-hub/bin"')
    }
    const start = app.clock.now().toString()
    app.clock.advance({ hours: 30 * 24 + 1 })
    expect(await linkOf('Nachgesehen')).toEqual(['Nachgesehen', 'Nachgesehen'])
    app.clock.set(start)
  })

  it('has a log beside it that can be narrowed to who did what', async () => {
    const tag = await make('tag', { name: 'Im Protokoll' })
    await editor.send('PATCH', `/api/admin/tag/${tag.id}`, { base: tag.revision, values: { showInFilter: false } })
    const log = async (query: string) => (await editor.fetch(`/cms-hub/log?${query}`)).text()
    expect(await log('type=tag&action=changed&who=rita')).toContain('geändert: Im Filter zeigen')
    expect(await log('type=tag&action=deleted')).not.toContain('Im Protokoll')
    expect(await log('who=niemand')).toContain('Zu dieser Suche passt nichts.')
    const reader = await app.editor('reader')
    expect(await (await reader.fetch('/cms-hub/log')).text()).toContain('Im Protokoll')
    expect(await (await app.visitor().fetch('/cms-hub/log')).text()).not.toContain('Im Protokoll')
  })
})
