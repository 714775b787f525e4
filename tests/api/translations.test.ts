import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TranslationUnit } from '../../app/translations/schema.ts'
import { createPage, headline } from '../support/page.ts'
import { createTestApp, DATABASES, type TestApp } from '../support/test-app.ts'
import type { Visitor } from '../support/visitor.ts'

type Units = { locale: string; units: TranslationUnit[] }

describe.each(DATABASES)('texts of the house in a second language, on %s', (database) => {
  let app: TestApp
  let rita: Visitor
  beforeAll(async () => {
    app = await createTestApp({ database, environment: { LOCALES: 'de,en' } })
    rita = await app.editor()
  })
  afterAll(() => app.close())

  const address = (type: string, id: number) => `/api/admin/translations/${type}/${id}`
  const unitsOf = async (type: string, id: number) => (await rita.getJson<Units>(`${address(type, id)}?locale=en`)).body.units
  const unit = async (type: string, id: number, name: string) => {
    const found = (await unitsOf(type, id)).find((one) => one.unit === name || one.unit.endsWith(name))
    if (!found) throw new Error(`there is no text ${name}`)
    return found
  }
  const translate = (type: string, id: number, { unit: name, original, translation: was }: TranslationUnit, text: string | null) =>
    rita.send<TranslationUnit>('PUT', address(type, id), { locale: 'en', unit: name, text, original, was })
  const make = async (type: string, values: object) =>
    (await rita.send<{ id: number; revision: string }>('POST', `/api/admin/${type}`, values)).body

  it('are those that visitors read, in the order of the form', async () => {
    const { id } = await make('venue', { name: 'Großes Haus', claim: 'Am Fluss', street: 'Uferstraße 1', city: 'Musterstadt' })
    expect((await unitsOf('venue', id)).map(({ unit: name, original, state }) => [name, original, state])).toEqual([
      ['name', 'Großes Haus', 'missing'],
      ['claim', 'Am Fluss', 'missing'],
    ])
    const { id: person } = await make('person', { firstName: 'Ada', lastName: 'Kern', position: 'Dramaturgie' })
    expect((await unitsOf('person', person)).map(({ unit: name }) => name)).toEqual(['position'])
  })

  it('are out of date when the original changes, and say what it was', async () => {
    const { id, revision } = await make('genre', { name: 'Lustspiel' })
    const written = await translate('genre', id, await unit('genre', id, 'name'), 'Comedy')
    expect(written.body).toMatchObject({ translation: 'Comedy', state: 'current', originalThen: null })
    await rita.send('PATCH', `/api/admin/genre/${id}`, { base: revision, values: { name: 'Posse' } })
    expect(await unit('genre', id, 'name')).toMatchObject({ translation: 'Comedy', state: 'outdated', originalThen: 'Lustspiel' })
    const gone = await translate('genre', id, await unit('genre', id, 'name'), null)
    expect(gone.body).toMatchObject({ translation: null, state: 'missing' })
  })

  it('are never written over by somebody who has not seen them, and the newer one is told', async () => {
    const { id } = await make('genre', { name: 'Schwank' })
    const seen = await unit('genre', id, 'name')
    const answers = await Promise.all(['Farce', 'Romp', 'Skit'].map((text) => translate('genre', id, seen, text)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const { translation } = await unit('genre', id, 'name')
    const stored = answers.find(({ status }) => status === 200)?.body.translation
    expect(translation).toBe(stored)
    const late = answers.find(({ status }) => status === 409)
    expect(late?.body).toMatchObject({ code: 'conflict', theirs: { unit: 'name', translation } })
    expect((await translate('genre', id, seen, null)).status).toBe(409)
    expect((await translate('genre', id, await unit('genre', id, 'name'), 'Burlesque')).body.translation).toBe('Burlesque')
  })

  it('are those of the modules of a page too, of which entries of a list keep theirs wherever they stand', async () => {
    const items = [question('a1', 'Wo parke ich?'), question('b2', 'Wann öffnet die Kasse?')]
    const page = await createPage(app, rita, 'fragen', [
      headline('head-111', 'Fragen'),
      { id: 'faq-1111', type: 'faq', version: 1, data: { items } },
    ])
    const parking = await unit('page', page.id, 'a1.question')
    expect(parking).toMatchObject({ unit: 'faq-1111.items.a1.question', kind: 'line', original: 'Wo parke ich?' })
    await translate('page', page.id, parking, 'Where can I park?')
    await page.patch(rita, [{ type: 'update', id: 'faq-1111', data: { items: items.toReversed() } }])
    await page.publish(rita)
    expect(await unit('page', page.id, 'a1.question')).toMatchObject({ translation: 'Where can I park?', state: 'current' })
  })

  it('are refused where they have no place, in a German sentence', async () => {
    const { id } = await make('alert', { title: 'Umleitung', text: 'Bitte Nebeneingang.' })
    const title = await unit('alert', id, 'title')
    const long = await translate('alert', id, title, 'x'.repeat(400))
    expect([long.status, long.body]).toMatchObject([400, { errors: { text: ['Dieser Text ist zu lang.'] } }])
    const elsewhere = await rita.send('PUT', address('alert', id), { locale: 'de', unit: 'title', text: 'x', original: '', was: null })
    expect([elsewhere.status, elsewhere.body]).toMatchObject([400, { errors: { locale: ['Diese Sprache hat die Website nicht.'] } }])
    expect((await translate('alert', id, { ...title, unit: 'nothing' }, 'x')).status).toBe(404)
    const stranger = await app.visitor().getJson(`${address('alert', id)}?locale=en`)
    expect(stranger.status).toBe(401)
  })

  it('are listed by what is missing and what is out of date', async () => {
    const { body } = await rita.getJson<{ items: { title: string; missing: number; path: string | null }[]; counts: { missing: number } }>(
      '/api/admin/translations?locale=en&state=missing&type=page&q=fragen',
    )
    expect(body).toMatchObject({ items: [{ title: 'Seite fragen', path: '/en/fragen' }], counts: { missing: 1 } })
    const outdated = await rita.getJson('/api/admin/translations?locale=en&state=outdated')
    expect(outdated.body).toMatchObject({ items: [], total: 0 })
  })
})

function question(id: string, words: string) {
  const answer = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Das steht hier.' }] }] }
  return { id, question: words, answer }
}
