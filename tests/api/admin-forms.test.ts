import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { media } from '../../app/platform/media/tables.ts'
import { runScheduledPublications } from '../../app/records/publication-schedule.server.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import type { Visitor } from '../support/visitor.ts'

type Made = { id: number; title: string; revision: string; values: Record<string, unknown> }
type Plan = { id: number; isOnline: boolean; at: string; failure: string }

describe('forms of the admin area', () => {
  let app: TestApp
  let editor: Visitor
  let reader: Visitor
  beforeAll(async () => {
    app = await createTestApp()
    editor = await app.editor()
    reader = await app.editor('reader')
  })
  afterAll(() => app.close())

  const make = async (type: string, values: Record<string, unknown>) => (await editor.send<Made>('POST', `/api/admin/${type}`, values)).body
  const read = async (type: string, id: number) => (await editor.getJson<Made>(`/api/admin/${type}/${id}`)).body
  async function preview(type: string, body: object, by = editor): Promise<{ status: number; text: string; cache: string | null }> {
    const response = await by.fetch(`/api/admin/${type}/preview`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'X-CSRFToken': await by.csrfToken(), origin: app.url },
      body: JSON.stringify(body),
    })
    return { status: response.status, text: await response.text(), cache: response.headers.get('cache-control') }
  }

  it('show the page with what is not saved, and keep nothing of it', async () => {
    const production = await make('production', { title: 'Gespeicherter Titel', isOnline: false })
    const values = { ...production.values, title: 'Nur in der Vorschau' }
    const shown = await preview('production', { id: production.id, values })
    expect(shown).toMatchObject({ status: 200, cache: 'no-store' })
    expect(shown.text).toContain('Nur in der Vorschau')
    expect((await read('production', production.id)).values).toMatchObject({ title: 'Gespeicherter Titel', isOnline: false })
    const { body: changes } = await editor.getJson<unknown[]>(`/api/admin/production/${production.id}/changes`)
    expect(changes).toHaveLength(1)
    const public_ = await app.visitor().fetch(`/de/stuecke/gespeicherter-titel/${production.id}`)
    expect(public_.status).toBe(404)
  })

  it('show the frame around the page as it will be, and leave it as it is for visitors', async () => {
    const venue = await make('venue', { name: 'Haus der Vorschau' })
    const room = await make('room', { name: 'Saal', venueId: venue.id })
    const production = await make('production', { title: 'Steht schon im Menü', isOnline: true })
    const values = { productionId: production.id, roomId: room.id, startsAt: '2026-11-21T19:30:00+01:00' }
    app.foyer.platform.readCache.clear()
    expect((await preview('event', { id: null, values })).status).toBe(200)
    const home = await app.visitor().fetch('/de/spielplan')
    expect(await home.text()).not.toContain('Steht schon im Menü')
  })

  it('show it as the browser of a visitor would, in a frame that no other site can ask for', async () => {
    const production = await make('production', { title: 'Mit Skripten' })
    const ask = (body: object, headers: Record<string, string> = { origin: app.url }) =>
      editor.fetch('/api/admin/production/preview', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: new URLSearchParams({ preview: JSON.stringify(body) }).toString(),
      })
    const shown = await ask({ id: production.id, values: { title: 'Läuft im Rahmen' } })
    const [html, policy] = [await shown.text(), shown.headers.get('content-security-policy') ?? '']
    expect([shown.status, html]).toEqual([200, expect.stringContaining('Läuft im Rahmen')])
    const [, first = ''] = /<head[^>]*><script>([\s\S]*?)<\/script>/.exec(html) ?? []
    expect(first).toContain(`history.replaceState(null,"","/de/stuecke/mit-skripten/${production.id}")`)
    expect(policy).toContain(`'sha256-${createHash('sha256').update(first).digest('base64')}'`)
    expect(policy).toContain("form-action 'none'")
    expect(html).toContain('id="hydration-modules"')
    const refused = await ask({ id: production.id, values: { title: '' } })
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('Dieses Feld wird benötigt!')])
    expect((await ask({ id: production.id, values: {} }, { origin: 'https://anderswo.example' })).status).toBe(403)
  })

  it('mark a picture whose rights have ended, which visitors do not see', async () => {
    const { db } = app.foyer.platform
    const file = { key: 'abgelaufen', filename: 'a.jpg', mimeType: 'image/jpeg', bytes: 1, width: 10, height: 10 }
    const [picture] = await db
      .insert(media)
      .values({ ...file, isWithdrawn: true })
      .returning()
    const production = await make('production', { title: 'Mit altem Bild', wideImageId: picture?.id })
    const html = await (await editor.fetch(`/cms-hub/production/${production.id}`)).text()
    expect(html).toContain('Die Rechte sind abgelaufen')
    await db
      .update(media)
      .set({ isWithdrawn: false })
      .where(eq(media.id, picture?.id ?? 0))
    expect(await (await editor.fetch(`/cms-hub/production/${production.id}`)).text()).not.toContain('Die Rechte sind abgelaufen')
  })

  it('show a performance whose production is offline yet, as it will be when both are online', async () => {
    const production = await make('production', { title: 'Kommt im Frühjahr', isOnline: false })
    const venue = await make('venue', { name: 'Haus der Vorschau' })
    const room = await make('room', { name: 'Saal der Vorschau', venueId: venue.id })
    const event = await make('event', { productionId: production.id, roomId: room.id, startsAt: '2027-04-01T19:30', isOnline: false })
    const shown = await preview('event', { id: event.id, values: { note: 'Nur in der Vorschau' } })
    expect([shown.status, shown.text]).toEqual([200, expect.stringContaining('Nur in der Vorschau')])
    expect((await read('production', production.id)).values).toMatchObject({ isOnline: false })
    expect((await app.visitor().fetch(`/de/spielplan/kommt-im-fruehjahr/${event.id}`)).status).toBe(404)
  })

  it('show the page of a record that is not made yet, and say what is missing', async () => {
    const { values } = (await editor.getJson<{ values: Record<string, unknown> }>('/api/admin/production/blank')).body
    expect((await preview('production', { id: null, values: { ...values, title: 'Noch gar nicht da' } })).text).toContain(
      'Noch gar nicht da',
    )
    const found = await editor.getJson<{ records: unknown[] }>('/api/admin/production?q=Noch gar nicht da')
    expect(found.body.records).toEqual([])
    expect(JSON.parse((await preview('production', { id: null, values })).text)).toMatchObject({
      errors: { title: ['Dieses Feld wird benötigt!'] },
    })
    expect((await preview('tag', { id: null, values: { name: 'Ohne Seite', slug: '', showInFilter: true } })).status).toBe(404)
    expect((await preview('production', { id: null, values }, reader)).status).toBe(403)
    expect((await preview('production', { id: null, values }, app.visitor())).status).toBe(401)
  })

  it('put a record online and take it off at the moment planned, in the name of the user who planned it', async () => {
    const start = app.clock.now().toString()
    const person = await make('person', { lastName: 'Geplant', isOnline: false })
    const plans = `/api/admin/person/${person.id}/plans`
    const planned = await editor.send<Plan[]>('POST', plans, { isOnline: true, at: '2026-11-22T10:00' })
    expect(planned.body).toMatchObject([{ isOnline: true, at: '2026-11-22T10:00:00+01:00', failure: '' }])
    await editor.send('POST', plans, { isOnline: false, at: '2026-11-23T10:00' })
    await runScheduledPublications(app.foyer.platform)
    expect((await read('person', person.id)).values.isOnline).toBe(false)
    app.clock.set('2026-11-22T10:00:00+01:00')
    await runScheduledPublications(app.foyer.platform)
    expect((await read('person', person.id)).values.isOnline).toBe(true)
    expect((await editor.getJson<Plan[]>(plans)).body).toMatchObject([{ isOnline: false }])
    const { body: changes } = await editor.getJson<{ action: string; userName: string }[]>(`/api/admin/person/${person.id}/changes`)
    expect(changes[0]).toMatchObject({ action: 'changed', userName: 'Rita Redaktion' })
    app.clock.set('2026-11-23T10:01:00+01:00')
    await runScheduledPublications(app.foyer.platform)
    expect((await read('person', person.id)).values.isOnline).toBe(false)
    expect((await editor.getJson<Plan[]>(plans)).body).toEqual([])
    app.clock.set(start)
  })

  it('refuse a plan for the past, for what knows no online, and from users who may not write', async () => {
    const person = await make('person', { lastName: 'Ungeplant' })
    const tag = await make('tag', { name: 'Ungeplant' })
    const future = { isOnline: true, at: '2027-01-01T00:00' }
    const past = await editor.send('POST', `/api/admin/person/${person.id}/plans`, { isOnline: true, at: '2026-11-21T11:59' })
    expect(past.body).toMatchObject({ status: 400, errors: { at: ['Dieser Zeitpunkt ist vorbei.'] } })
    expect((await editor.send('POST', `/api/admin/tag/${tag.id}/plans`, future)).status).toBe(400)
    expect((await editor.send('POST', '/api/admin/person/999999/plans', future)).status).toBe(404)
    expect((await reader.send('POST', `/api/admin/person/${person.id}/plans`, future)).status).toBe(403)
    const { body } = await editor.send<Plan[]>('POST', `/api/admin/person/${person.id}/plans`, future)
    const plan = `/api/admin/person/${person.id}/plans/${body[0]?.id}`
    expect((await reader.send('DELETE', plan)).status).toBe(403)
    expect((await editor.send('DELETE', plan)).status).toBe(204)
    expect((await editor.send('DELETE', plan)).status).toBe(404)
  })

  it('begin a duplicate with all of the original, and tell which kinds can be made in place', async () => {
    const tag = await make('tag', { name: 'Vererbte Marke' })
    const original = await make('production', { title: 'Das Original', tags: [tag.id], teaser: 'Ein Satz, der mitgeht.' })
    const screen = await (await editor.fetch(`/cms-hub/production/new?from=${original.id}`)).text()
    expect(screen).toContain('Das Original (Kopie)')
    expect(screen).toContain('Ein Satz, der mitgeht.')
    expect(screen).toContain('Vererbte Marke')
    type Blank = { type: { creatable: string[] } }
    const blank = async (by: Visitor) => (await by.getJson<Blank>('/api/admin/article/blank')).body.type.creatable
    expect(await blank(editor)).toEqual(['article-category', 'article-tag', 'production'])
    expect(await blank(await app.editor('magazine'))).toEqual(['article-category', 'article-tag'])
    expect(await blank(reader)).toEqual([])
  })

  it('create records that take time to write offline, by the form, in place and as a series, unless the user chooses otherwise', async () => {
    type Blank = { values: { isOnline: boolean } }
    const isOnline = async (type: string) => (await editor.getJson<Blank>(`/api/admin/${type}/blank`)).body.values.isOnline
    for (const type of ['production', 'event', 'article']) expect([type, await isOnline(type)]).toEqual([type, false])
    expect(await isOnline('person')).toBe(true)
    expect(await (await editor.fetch('/cms-hub/production/new')).text()).toContain(
      'Auch gespeichert bleibt das offline: Besucher sehen es nicht.',
    )
    const venue = await make('venue', { name: 'Haus offline' })
    const room = await make('room', { name: 'Saal offline', venueId: venue.id })
    const production = await make('production', { title: 'Noch nicht fertig' })
    const series = { productionId: production.id, roomId: room.id, time: '20:00', from: '2028-02-01', until: '2028-02-01', weekdays: [2] }
    const made = async (more: object) => {
      const { body } = await editor.send<{ ids: number[] }>('POST', '/api/admin/event/several', { ...series, ...more, dry_run: false })
      return (await editor.getJson<Blank>(`/api/admin/event/${body.ids[0]}`)).body.values.isOnline
    }
    expect(await made({})).toBe(false)
    expect(await made({ time: '23:30', isOnline: true })).toBe(true)
  })

  const formField = (label: string, field_type: number, more: Record<string, unknown> = {}) => ({
    ...{ label, field_type, slug: '', required: false, visible: true, choices: [], help_text: '', placeholder_text: '' },
    ...{ autocomplete: null, default: '', visible_if_slug: '', visible_if_values: [], ...more },
  })

  it('make a form that visitors fill in, with fields, choices and conditions', async () => {
    const fields = [
      formField('Ihr Name', 1, { required: true, autocomplete: 'name' }),
      // A short name says nothing about the person: this is no home town (accessibility 17).
      formField('Wo war die Barriere?', 1, { slug: 'ort' }),
      formField('Mit Gruppe?', 8, { choices: ['ja', 'nein', ''] }),
      formField('Wie viele?', 13, { slug: 'anzahl', required: true, visible_if_slug: 'mit_gruppe', visible_if_values: ['ja'] }),
    ]
    const form = await make('form', {
      title: 'Führung buchen',
      fields,
      recipients: ['haus@marienbrueck.example'],
      successText: 'Bis bald!',
    })
    expect(form.values).toMatchObject({ slug: 'fuehrung-buchen', fields: [{ slug: 'ihr_name' }, {}, { choices: ['ja', 'nein'] }, {}] })
    const { body } = await app.visitor().getJson<{ fields: unknown[] }>(`/de/api/forms/${form.id}/`)
    expect(body.fields[3]).toMatchObject({ slug: 'anzahl', field_type: 13, visible_if: { slug: 'mit_gruppe', values: ['ja'] } })
    const drawn = await (await app.visitor().fetch(`/de/forms/fuehrung-buchen/${form.id}`)).text()
    expect(drawn).toContain('Wie viele?')
    expect(drawn).toContain('autoComplete="name"')
    expect(drawn).not.toContain('address-level2')
    const send = (field_values: Record<string, unknown>) =>
      app.visitor().send('POST', '/de/api/forms-entries/', { form: form.id, field_values })
    expect((await send({ ihr_name: 'Anna', mit_gruppe: 'ja' })).status).toBe(400)
    expect((await send({ ihr_name: 'Anna', mit_gruppe: 'nein' })).body).toEqual({ detail: 'Bis bald!' })
    const renamed = { base: form.revision, values: { fields: [formField('Ihr voller Name', 1, { slug: 'ihr_name' })] } }
    expect((await editor.send('PATCH', `/api/admin/form/${form.id}`, renamed)).status).toBe(200)
    const entries = await (await editor.fetch(`/cms-hub/entries?form=${form.id}`)).text()
    expect(entries).toContain('Ihr Name')
    expect(entries).not.toContain('Ihr voller Name')
    const rejected = await editor.send('DELETE', `/api/admin/form/${form.id}`)
    expect(rejected.body).toMatchObject({ status: 409, code: 'in_use', dependents: [{ type: 'entries', count: 1, filter: 'form' }] })
  })

  it('give each field a short name of its own where staff write none, however long or alike the labels are', async () => {
    const label = 'Donaudampfschifffahrtsgesellschaft '.repeat(5)
    const made = await editor.send<{ id: number; values: { fields: { slug: string }[] } }>('POST', '/api/admin/form', {
      title: label,
      fields: [
        formField('Eins', 1),
        formField('Eins', 1),
        formField(label, 1),
        formField(label, 1),
        formField('👩‍👩‍👧', 1),
        formField('email2', 3),
      ],
    })
    expect(made.body.values.fields.map(({ slug }) => slug)).toEqual([
      'eins',
      'eins_2',
      'donaudampfschifffahrtsgesellschaft',
      'donaudampfschifffahrtsgesellschaft_4',
      'field_5',
      'email2_6',
    ])
  })

  it('say at the field what is wrong with a form as a whole', async () => {
    const refusal = async (values: Record<string, unknown>) =>
      (await editor.send<{ errors: unknown }>('POST', '/api/admin/form', { title: 'Schief', ...values })).body.errors
    expect(await refusal({ fields: [formField('Eins', 1, { slug: 'eins' }), formField('Zwei', 1, { slug: 'eins' })] })).toEqual({
      'fields.1.slug': ['Diesen Kurznamen hat schon ein früheres Feld.'],
    })
    expect(await refusal({ fields: [formField('Wahl', 8)] })).toEqual({
      'fields.0.choices': ['Bitte geben Sie an, was zur Auswahl steht.'],
    })
    expect(await refusal({ fields: [formField('Wahl', 8, { choices: ['ja', 'nein'], default: 'vielleicht' })] })).toEqual({
      'fields.0.default': ['Was vorausgefüllt ist, muss eine der Auswahlmöglichkeiten sein.'],
    })
    expect(await refusal({ fields: [formField('Später', 1, { visible_if_slug: 'nie', visible_if_values: ['x'] })] })).toEqual({
      'fields.0.visible_if_slug': ['Die Frage, von der das abhängt, muss davor stehen.'],
    })
    expect(await refusal({ fields: [formField('Name', 1)], confirmation: 'opt-in' })).toEqual({
      confirmation: ['Dafür braucht das Formular ein E-Mail-Feld, das ausgefüllt werden muss.'],
    })
    expect(await refusal({ fields: [formField('Name', 1)], recipients: ['keine Adresse'] })).toEqual({
      recipients: ['Ungültige E-Mail-Adresse!'],
    })
    expect(await refusal({ fields: [formField('Name', 1, { slug: 'Größe' })] })).toEqual({
      'fields.0.slug': ['Bitte nur kleine Buchstaben, Ziffern und Unterstriche.'],
    })
  })
})
