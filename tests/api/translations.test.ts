import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formEntries } from '../../app/forms/tables.ts'
import type { FooterPart } from '../../app/site/index.ts'
import { settings } from '../../app/site/tables.ts'
import type { TranslationUnit } from '../../app/translations/schema.ts'
import { createPage, headline } from '../support/page.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import { publishDrafts } from '../support/translations.ts'
import type { Visitor } from '../support/visitor.ts'

type Units = { locale: string; units: TranslationUnit[] }

describe('texts of the house in a second language', () => {
  let app: TestApp
  let rita: Visitor
  beforeAll(async () => {
    app = await createTestApp({ environment: { LOCALES: 'de,en' } })
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

  it('keep what they said before, with who wrote it and when, and what one person types at once is one wording', async () => {
    const { id } = await make('genre', { name: 'Märchen' })
    const first = await translate('genre', id, await unit('genre', id, 'name'), 'Fairy tal')
    const second = await translate('genre', id, first.body, 'Fairy tale')
    expect(second.body.earlier).toBe(0)
    app.clock.advance({ minutes: 10 })
    const third = await translate('genre', id, second.body, 'Folk tale')
    expect(third.body).toMatchObject({ translation: 'Folk tale', earlier: 1 })
    app.clock.advance({ minutes: 10 })
    await translate('genre', id, third.body, null)
    const earlierOf = (who: Visitor) =>
      who.getJson<{ earlier: { text: string; by: string; at: string }[] }>(`${address('genre', id)}/earlier?locale=en&unit=name`)
    const { earlier } = (await earlierOf(rita)).body
    expect(earlier.map(({ text }) => text)).toEqual(['Folk tale', 'Fairy tale'])
    expect(earlier[0]).toMatchObject({ by: expect.stringMatching(/\w/), at: expect.stringMatching(/^2026-/) })
    const back = await translate('genre', id, await unit('genre', id, 'name'), 'Fairy tale')
    expect(back.body).toMatchObject({ translation: 'Fairy tale', state: 'current' })
    expect((await earlierOf(app.visitor())).status).toBe(401)
  })

  it('are those of roles and functions too, each once for every cast in which it stands', async () => {
    const { id: person } = await make('person', { firstName: 'Ada', lastName: 'Lind' })
    const made = await Promise.all(
      ['Im Fluss', 'Am Ufer'].map((title) =>
        make('production', { title, isOnline: true, contributors: [{ personId: person, role: 'Regie', kind: 'team' }] }),
      ),
    )
    const { units } = (await rita.getJson<Units>(`${address('role', 1)}?locale=en`)).body
    expect(units.map(({ original }) => original)).toEqual(['Regie'])
    const [direction] = units
    if (!direction) throw new Error('there is no role')
    expect((await translate('role', 1, direction, 'Director')).status).toBe(200)
    expect((await publishDrafts(rita, { type: 'role', id: 1 })).status).toBe(200)
    for (const [index, slug] of ['im-fluss', 'am-ufer'].entries()) {
      const path = `stuecke/${slug}/${made[index]?.id}`
      expect(await (await app.visitor().fetch(`/en/${path.replace('stuecke', 'productions')}`)).text()).toContain('Director')
      expect(await (await app.visitor().fetch(`/de/${path}`)).text()).toContain('Regie')
    }
  })

  it('are those of the footer’s parts too, but for addresses', async () => {
    const footer: FooterPart[] = [
      { kind: 'legal' },
      { kind: 'address', title: 'Großes Haus', text: 'Uferstraße 1', phone: '', mail: '' },
      { kind: 'text', title: 'Träger', text: 'Mit Dank an die Stadt.' },
    ]
    await app.foyer.platform.write(async (tx, invalidate) => {
      await tx.insert(settings).values({ key: 'identity', value: { footer } })
      invalidate('settings')
    })
    const eva = await app.editor('admin')
    const { units } = (await eva.getJson<Units>(`${address('footer', 1)}?locale=en`)).body
    expect(units.map(({ original }) => original)).toEqual(['Träger', 'Mit Dank an die Stadt.'])
    for (const { unit: name, original } of units) {
      const text = original === 'Träger' ? 'Supporters' : 'With thanks to the city.'
      expect((await eva.send('PUT', address('footer', 1), { locale: 'en', unit: name, text, original, was: null })).status).toBe(200)
    }
    expect((await publishDrafts(eva, { type: 'footer', id: 1 })).status).toBe(200)
    const footerOf = async (path: string) => /<footer.*<\/footer>/s.exec(await (await app.visitor().fetch(path)).text())?.[0] ?? ''
    expect(await footerOf('/en/events')).toContain('With thanks to the city.')
    expect(await footerOf('/en/events')).toContain('Uferstraße 1')
    expect(await footerOf('/de/spielplan')).toContain('Mit Dank an die Stadt.')
    expect((await rita.getJson(`${address('footer', 1)}?locale=en`)).status).toBe(403)
  })

  it('are those of the header too: its announcement, its line and its call', async () => {
    const header = {
      arrangement: 'below',
      announcement: { text: 'Heute ist frei.', url: '/de/spielplan', pair: 'senf' },
      line: [{ kind: 'text', text: 'Am Fluss', url: '' }, { kind: 'languages' }],
      bar: [{ kind: 'call', text: 'Karten', url: '/de/spielplan' }],
    }
    await app.foyer.platform.write(async (tx, invalidate) => {
      await tx.update(settings).set({ value: { header } }).where(eq(settings.key, 'identity'))
      invalidate('settings')
    })
    const eva = await app.editor('admin')
    const english: Record<string, string> = { 'Heute ist frei.': 'No show today.', 'Am Fluss': 'By the river', Karten: 'Tickets' }
    const { units } = (await eva.getJson<Units>(`${address('header', 1)}?locale=en`)).body
    expect(units.map(({ original }) => original)).toEqual(Object.keys(english))
    for (const { unit: name, original } of units) {
      const said = { locale: 'en', unit: name, text: english[original], original, was: null }
      expect((await eva.send('PUT', address('header', 1), said)).status).toBe(200)
    }
    const pageOf = async (path: string) => await (await app.visitor().fetch(path)).text()
    expect((await publishDrafts(eva, { type: 'header', id: 1 })).status).toBe(200)
    for (const text of Object.values(english)) expect(await pageOf('/en/events')).toContain(text)
    expect(await pageOf('/en/events')).toContain('<a href="/en/spielplan">No show today.</a>')
    for (const text of Object.keys(english)) expect(await pageOf('/de/spielplan')).toContain(text)
    expect((await rita.getJson(`${address('header', 1)}?locale=en`)).status).toBe(403)
  })

  it('are those of a form’s page too, whose entries staff read in German, choices and all', async () => {
    const field = (slug: string, label: string, more: object) => ({
      ...{ slug, label, required: false, visible: true, choices: [], help_text: '', placeholder_text: '', default: '', autocomplete: null },
      ...{ visible_if_slug: '', visible_if_values: [], ...more },
    })
    const { id } = await make('form', {
      ...{ title: 'Fragen an uns', recipients: [] },
      fields: [
        field('anliegen', 'Worum geht es?', { field_type: 8, choices: ['Karten', 'Presse'] }),
        field('medium', 'Für welches Blatt?', { field_type: 1, visible_if_slug: 'anliegen', visible_if_values: ['Presse'] }),
      ],
    })
    for (const one of await unitsOf('form', id)) {
      const text = { Karten: 'Tickets', Presse: 'Press', 'Fragen an uns': 'Questions' }[one.original]
      if (text) await translate('form', id, one, text)
    }
    await publishDrafts(rita, { type: 'form', id })
    type FormAnswer = { title: string; fields: { slug: string; choices: string[]; visible_if?: { values: string[] } | null }[] }
    const shown = (await app.visitor().getJson<FormAnswer>(`/en/api/forms/${id}/`)).body
    expect(shown).toMatchObject({
      title: 'Questions',
      fields: [{ choices: ['Tickets', 'Press'] }, { visible_if: { values: ['Press'] } }, {}],
    })
    const send = (field_values: object) => app.visitor().send('POST', '/en/api/forms-entries/', { form: id, field_values })
    expect((await send({ anliegen: 'Press', medium: 'The Paper' })).status).toBe(201)
    expect((await send({ anliegen: 'Nothing' })).status).toBe(400)
    const [entry] = await app.foyer.platform.db.select().from(formEntries)
    expect(entry?.fieldValues).toEqual({ anliegen: 'Presse', medium: 'The Paper' })
    expect(await (await app.visitor().fetch(`/en/forms/fragen-an-uns/${id}`)).text()).toContain('Questions')
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
