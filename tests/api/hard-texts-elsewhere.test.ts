import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { containers, pages } from '../../app/content/tables.ts'
import { nodesOf } from '../../app/content/tree.ts'
import { FIELD_TYPES } from '../../app/forms/field-types.ts'
import { formEntries } from '../../app/forms/tables.ts'
import type { ModuleField } from '../../app/modules/definition.ts'
import { moduleDefinitions } from '../../app/modules/definitions.ts'
import { settingsFields } from '../../app/site/settings-fields.ts'
import { type ApiDocument, anonymousEndpoints } from '../support/api-document.ts'
import { createDemoApp } from '../support/demo-app.ts'
import { emptyElementsOf, HARD_TEXT_KINDS, hardText, RAW_HTML, visibleTextOf } from '../support/hard-texts.ts'
import type { TestApp } from '../support/test-app.ts'
import type { Visitor } from '../support/visitor.ts'

type Values = Record<string, unknown>
type Errors = Record<string, string[]>
type Refused = { errors?: Errors; theirs?: { revision: string }; revision?: string }

const LINE = 300
/** Text fields of modules that are names: of a container, of a content type, of a form. */
const OF_A_FORM = /\.(content_type|slug|hubspot_id)$/
const NOTHING = ' \u200B '
const ODD_TEXTS = [
  ...HARD_TEXT_KINDS.map((kind) => hardText(kind, 'Frage', LINE)),
  NOTHING,
  '',
  '%',
  '\u202E',
  '\\',
  '(((',
  "'a:b' & !c | *",
]
const rich = (text: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })

/** Expects a rejection with a German sentence at the field concerned, never with the validation library's own message. */
function expectGerman(errors: Errors): void {
  for (const [field, messages] of Object.entries(errors)) {
    expect(field).not.toBe('')
    for (const message of messages) expect(message).toMatch(/^[A-ZÄÖÜ].*([.!]$|: )/)
    for (const message of messages) expect(message).not.toMatch(/invalid|expected|string|too (big|small)|undefined/i)
  }
}

describe('hard texts outside of records', () => {
  let app: TestApp
  let editor: Visitor
  beforeAll(async () => {
    app = await createDemoApp()
    editor = await app.editor('admin')
  })
  afterAll(() => app.close())

  const html = async (path: string) => {
    const answer = await app.visitor().fetch(path)
    expect([path, answer.status]).toEqual([path, 200])
    return answer.text()
  }
  const visible = (page: string, text: string) => visibleTextOf(page).includes(text.replace(/\s+/g, ' ').trim())

  describe('in every module', () => {
    const draft = async () => {
      const { db } = app.foyer.platform
      const [page] = await db.select({ id: pages.id }).from(pages).where(eq(pages.path, 'modul-katalog'))
      const [container] = await db
        .select()
        .from(containers)
        .where(eq(containers.slug, `page-${page?.id}`))
      if (!page || !container) throw new Error('there is no catalogue of modules')
      return { page, container }
    }
    async function write(change: (form: ModuleField, path: string, value: unknown) => unknown) {
      const { page, container } = await draft()
      const address = `/de/pageeditor-api/draft/${container.id}`
      const operations = [...nodesOf(container.document)].flatMap(({ id, type, data }) => {
        const fields = moduleDefinitions.find((definition) => definition.type === type)?.fields ?? {}
        return [{ type: 'update', id, data: changed(fields, data, `${id}.`, change) }]
      })
      const { revision } = (await editor.getJson<{ revision: number }>(address)).body
      const saved = await editor.send<Refused>('PATCH', address, { base_revision: revision, batch_id: crypto.randomUUID(), operations })
      expect(saved.body.errors).toBeUndefined()
      expect(saved.status).toBe(200)
      return {
        operations,
        discard: () => editor.send('DELETE', address),
        publish: () => editor.send<Refused>('POST', '/de/pageeditor-api/publish', { content_type: 'page', object_id: page.id }),
      }
    }
    function changed(
      fields: Record<string, ModuleField>,
      data: Values,
      before: string,
      change: (form: ModuleField, path: string, value: unknown) => unknown,
    ): Values {
      return Object.fromEntries(
        Object.entries(fields).flatMap(([name, form]) => {
          const value = data[name]
          if (form.kind === 'items')
            return Array.isArray(value)
              ? [[name, value.map((item, index) => ({ ...item, ...changed(form.fields, item, `${before}${name}.${index}.`, change) }))]]
              : []
          const sent = change(form, before + name, value)
          return sent === undefined ? [] : [[name, sent]]
        }),
      )
    }
    it.each(HARD_TEXT_KINDS)('%s are stored in every field and rendered as text', async (kind) => {
      const texts = new Map<string, string>()
      const { publish } = await write((form, path, value) => {
        if (form.kind !== 'text' && form.kind !== 'richText') return undefined
        if (form.kind === 'text' && (form.means || OF_A_FORM.test(path))) return undefined
        if (!value) return undefined
        texts.set(path, hardText(kind, path, 160))
        return form.kind === 'text' ? texts.get(path) : rich(texts.get(path) ?? '')
      })
      const published = await publish()
      expect(published.body.errors ?? {}).toEqual({})
      const page = await html('/de/modul-katalog')
      expect(page).not.toContain(RAW_HTML)
      expect([...texts].filter(([, text]) => !visible(page, text))).toEqual([])
    })
    it('addresses, place names and codes are accepted or rejected by their field', async () => {
      const { publish, discard } = await write((form, path) => {
        if (form.kind === 'url' || form.kind === 'code' || (form.kind === 'text' && form.means)) return hardText('signs', path, LINE)
        return undefined
      })
      const { status, body } = await publish()
      expect(status).toBe(422)
      expectGerman(body.errors ?? {})
      expect((await discard()).status).toBe(204)
    })
    it('nothing is refused where words are needed, and leaves no empty frame elsewhere', async () => {
      const needed = new Set<string>()
      // A list as a whole may need words, such as a table that needs a cell with some.
      const isNeeded = (path: string) => [...needed].some((one) => path === one || path.startsWith(`${one}.`))
      const nothing = (form: ModuleField, path: string) => {
        if (isNeeded(path)) return undefined
        return form.kind === 'text' ? (form.means ? '' : NOTHING) : form.kind === 'richText' ? rich(NOTHING) : undefined
      }
      const refused = (await (await write(nothing)).publish()).body.errors ?? {}
      expectGerman(refused)
      for (const path of Object.keys(refused)) needed.add(path)
      const published = await (await write((form, path, value) => (isNeeded(path) ? value : nothing(form, path)))).publish()
      expect(published.body.errors ?? {}).toEqual({})
      expect(emptyElementsOf(await html('/de/modul-katalog'))).toEqual([])
    })
  })

  it.each(HARD_TEXT_KINDS)('%s in the fields of a page are stored and rendered as text', async (kind) => {
    const [page] = await app.foyer.platform.db.select().from(pages).where(eq(pages.path, 'ihr-besuch'))
    const address = `/de/pageeditor-api/pages/${page?.id}`
    const { revision } = (await editor.getJson<{ revision: number }>(address)).body
    const names = ['title', 'headline', 'meta_title', 'og_title', 'meta_description', 'og_description'] as const
    const sent = Object.fromEntries(names.map((name) => [name, hardText(kind, `seite ${name}`, name.endsWith('description') ? 500 : 200)]))
    const answer = await editor.send<Values & Refused>('PATCH', address, { revision, ...sent })
    expect(answer.body.errors).toBeUndefined()
    expect(answer.body).toMatchObject(sent)
    const drawn = await html('/de/ihr-besuch')
    expect(drawn).not.toContain(RAW_HTML)
    expect(names.filter((name) => !visible(drawn, sent[name] ?? ''))).toEqual([])
    expect(visible(await html('/de'), sent.title ?? '')).toBe(true)
    for (const name of names) {
      const { revision } = (await editor.getJson<{ revision: number }>(address)).body
      const refused = await editor.send<Refused>('PATCH', address, { revision, [name]: 'x'.repeat(501) })
      expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([400, [name]])
      expectGerman(refused.body.errors ?? {})
    }
    const blank = await editor.send<Refused>('PATCH', address, { revision: answer.body.revision, title: NOTHING })
    expect([blank.status, blank.body.errors]).toEqual([400, { title: ['Dieses Feld wird benötigt!'] }])
  })

  it('in every site setting', async () => {
    const address = '/api/admin/settings/1'
    const write = async (values: Values) => {
      const probe = await editor.send<Refused>('PATCH', address, { base: 'x', values: {} })
      return editor.send<Refused & { values: Values }>('PATCH', address, { base: probe.body.theirs?.revision, values })
    }
    for (const kind of HARD_TEXT_KINDS) {
      for (const [name, field] of Object.entries(settingsFields)) {
        if (field.kind !== 'text' && field.kind !== 'textarea') continue
        const text = hardText(kind, `einstellung ${name}`, field.max ?? LINE)
        const { status, body } = await write({ [name]: text })
        if (status === 400) {
          expect(Object.keys(body.errors ?? {})).toEqual([name])
          expectGerman(body.errors ?? {})
          expect(JSON.stringify(body.errors)).not.toContain('Dieser Wert ist nicht erlaubt.')
        } else if (field.holds !== 'html') expect([name, body.values[name]]).toEqual([name, text])
        const over = await write({ [name]: 'x'.repeat((field.max ?? LINE) + 1) })
        expect([over.status, Object.keys(over.body.errors ?? {})]).toEqual([400, [name]])
        const blank = await write({ [name]: NOTHING })
        if (field.required) expect(blank.body.errors).toEqual({ [name]: ['Dieses Feld wird benötigt!'] })
      }
      for (const path of ['/de', '/de/spielplan']) await html(path)
    }
  })

  it.each(HARD_TEXT_KINDS)('%s in every field of a form as visitors send it', async (kind) => {
    const fields = Object.keys(FIELD_TYPES).map((number) => ({
      ...{ label: `Feld ${number}`, field_type: Number(number), slug: `f${number}`, required: false, visible: true },
      ...{ choices: [hardText(kind, 'Wahl', 200)], help_text: '', placeholder_text: '', default: '', autocomplete: null },
      ...{ visible_if_slug: '', visible_if_values: [] },
    }))
    const made = await editor.send<{ id: number }>('POST', '/api/admin/form', { title: `Alles ${kind}`, fields })
    const form = made.body.id
    const send = (field_values: Values) => app.visitor().send<Refused>('POST', '/de/api/forms-entries/', { form, field_values })
    const saved: string[] = []
    for (const [number, type] of Object.entries(FIELD_TYPES)) {
      app.clock.advance({ minutes: 11 })
      const text = type.isChosen ? hardText(kind, 'Wahl', 200) : hardText(kind, 'Antwort', LINE)
      const value = type.isMulti ? [text] : text
      const { status, body } = await send({ [`f${number}`]: value })
      if (status < 300) {
        saved.push(type.name)
        const rows = await app.foyer.platform.db.select().from(formEntries).where(eq(formEntries.formId, form)).orderBy(formEntries.id)
        expect(rows.at(-1)?.fieldValues[`f${number}`]).toEqual(value)
        continue
      }
      expect([type.name, status, Object.keys(body.errors ?? {})]).toEqual([type.name, 400, [`f${number}`]])
      expectGerman(body.errors ?? {})
    }
    expect(saved).toEqual(expect.arrayContaining(['text', 'textarea', 'select', 'multi-select', 'radio', 'checkboxes']))
    const entries = await editor.fetch('/cms-hub/entries')
    expect(entries.status).toBe(200)
    expect(await entries.text()).not.toContain(RAW_HTML)
    const table = await (await editor.fetch(`/api/admin/entries/export.csv?form=${form}`)).text()
    expect(table).toContain(hardText(kind, 'Antwort', LINE).replaceAll('"', '""'))
  })

  it('in every parameter of every call that anybody may make, and in the search of every list', async () => {
    const document = (await app.visitor().getJson<ApiDocument>('/api/openapi.json')).body
    const failed: string[] = []
    const calls = anonymousEndpoints(document).filter(({ method }) => method === 'GET')
    for (const { path, parameters } of calls) {
      for (const { name, in: place } of parameters) {
        for (const text of ODD_TEXTS) {
          const value = encodeURIComponent(text)
          const address = place === 'path' ? path.replace(`{${name}}`, value || '%20') : `${path}?${encodeURIComponent(name)}=${value}`
          const { status } = await app.visitor().fetch(address.replace(/\{\w+\}/g, '1'))
          if (status >= 500) failed.push(`${status} ${address}`)
        }
      }
    }
    expect(failed).toEqual([])
    for (const path of ['/de/suche?query=', '/de/spielplan?q=', '/de/aktuelles?q=', '/de/stuecke?q=', '/de/ensemble?q=', '/de/'])
      for (const text of ODD_TEXTS) {
        const answer = await app.visitor().fetch(path + encodeURIComponent(text), { redirect: 'follow' })
        const page = await answer.text()
        if (answer.status >= 500) failed.push(`${answer.status} ${path}${text}`)
        expect(page).not.toContain(RAW_HTML)
      }
    expect(failed).toEqual([])
  })

  it.each(HARD_TEXT_KINDS)('%s in the name of a user', async (kind) => {
    const firstName = hardText(kind, 'Vorname', 80)
    const lastName = hardText(kind, 'Nachname', 80)
    expect((await editor.send('PATCH', '/api/account', { firstName, lastName })).status).toBe(204)
    const { body } = await editor.getJson<{ name: string }>('/api/account')
    expect(body.name).toBe(`${firstName} ${lastName}`)
    for (const screen of ['/cms-hub', '/cms-hub/people', '/cms-hub/konto']) {
      const answer = await editor.fetch(screen)
      expect([screen, answer.status, (await answer.text()).includes(RAW_HTML)]).toEqual([screen, 200, false])
    }
    for (const name of ['', NOTHING, 'x'.repeat(81)]) {
      const refused = await editor.send<Refused>('PATCH', '/api/account', { firstName: name, lastName })
      expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([400, ['firstName']])
      expectGerman(refused.body.errors ?? {})
    }
  })
})
