import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { containers, drafts } from '../../app/content/tables.ts'
import { forms } from '../../app/forms/tables.ts'
import { persons, productions, venues } from '../../app/programme/tables.ts'
import { createMediaLibrary } from '../support/media-library.ts'
import { type ObjectType, objectPage } from '../support/object-page.ts'
import { headline } from '../support/page.ts'
import {
  createFullProduction,
  createSurroundings,
  type FullProduction,
  paragraph,
  type Surroundings,
} from '../support/programme-fixture.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import { createTestUser } from '../support/user.ts'
import type { Visitor } from '../support/visitor.ts'

type Changes = { changes: Record<string, { id: string; kind: string }[]>; revisions: Record<string, number> }
type Status = { status: { state: string }; has_draft: boolean; changes: number }

/** A line of text in a form. */
const LINE = { field_type: 1, required: false, visible: true, choices: [], default: '', placeholder_text: '', help_text: '' }

describe('pages of objects', () => {
  let app: TestApp
  let rita: Visitor
  let surroundings: Surroundings
  let full: FullProduction
  let formId = 0
  beforeAll(async () => {
    app = await createTestApp()
    rita = await app.editor()
    surroundings = await createSurroundings(app.foyer.platform)
    full = await createFullProduction(app.foyer, surroundings)
    const [form] = await app.foyer.platform.db
      .insert(forms)
      .values({ slug: 'schreiben', title: 'Schreiben Sie uns', fields: [{ ...LINE, id: 1, slug: 'name', label: 'Name' }] })
      .returning()
    formId = form?.id ?? 0
  })
  afterAll(() => app.close())

  const idOf = (type: ObjectType) =>
    ({
      article: 1,
      event: full.whole.id,
      form: formId,
      person: full.actor?.id ?? 0,
      production: full.production.id,
      series: full.series.id,
      venue: surroundings.venue.id,
    })[type]
  const pageOf = (type: ObjectType) => objectPage(app, type, idOf(type))
  const statusOf = async (type: ObjectType) => (await rita.getJson<Status>(`/de/pageeditor-api/status/${type}/${idOf(type)}`)).body
  const changesOf = async (type: ObjectType) => (await rita.getJson<Changes>(`/de/pageeditor-api/changes/${type}/${idOf(type)}`)).body
  const recordOf = async (type: ObjectType) =>
    (await rita.getJson<{ values: Record<string, unknown>; revision: string }>(`/api/admin/${type}/${idOf(type)}`)).body
  const production = async () => {
    const [row] = await app.foyer.platform.db.select().from(productions).where(eq(productions.id, full.production.id))
    return row
  }

  describe('modules', () => {
    it.each(['production', 'event', 'person', 'venue', 'series', 'form'] as const)(
      'stand on the page of a %s above and below what is generated, once they are published',
      async (type) => {
        const page = pageOf(type)
        expect(await page.containers()).toEqual({})
        const before = await page.html()
        expect(before).not.toContain('data-container')
        await page.open(rita)
        expect(Object.keys(await page.containers()).toSorted()).toEqual(['below', 'fields', 'main'])
        expect(await page.html(), 'empty ones change nothing').toBe(before)
        expect((await page.add(rita, 'main', headline(`${type}-oben`, `Oben bei ${type}`))).status).toBe(200)
        expect((await page.add(rita, 'below', headline(`${type}-unten`, `Unten bei ${type}`))).status).toBe(200)
        expect(await statusOf(type)).toMatchObject({ status: { state: 'online' }, has_draft: true, changes: 2 })
        expect(await page.html()).not.toContain(`Oben bei ${type}`)
        expect((await page.publish(rita)).body).toMatchObject({ version: 1 })
        expect(await page.html()).toMatch(new RegExp(`<h1.*Oben bei ${type}.*Unten bei ${type}`, 's'))
        expect(await statusOf(type)).toMatchObject({ has_draft: false, changes: 0 })
        // Without its last module the page is what it was.
        await page.patch(rita, 'main', [{ type: 'remove', id: `${type}-oben` }])
        await page.patch(rita, 'below', [{ type: 'remove', id: `${type}-unten` }])
        await page.publish(rita)
        expect(await page.html()).toBe(before)
      },
    )

    it('are found by the search', async () => {
      const page = pageOf('production')
      const link = '/de/stuecke/der-volle-abend/'
      await page.add(rita, 'main', headline('suchwort', 'Zwiebelturmblasen'))
      await page.publish(rita)
      const found = async () => (await app.visitor().fetch('/de/search?q=Zwiebelturmblasen')).text()
      expect(await found()).toContain(link)
      await page.patch(rita, 'main', [{ type: 'remove', id: 'suchwort' }])
      await page.publish(rita)
      expect(await found()).not.toContain(link)
    })

    it('are kept while their object is in the trash', async () => {
      const { db } = app.foyer.platform
      const [guest] = await db.insert(persons).values({ slug: 'gast', firstName: 'Ida', lastName: 'Gast' }).returning()
      const page = objectPage(app, 'person', guest?.id ?? 0)
      await page.open(rita)
      await page.add(rita, 'main', headline('gast-1', 'Zu Gast'))
      await page.publish(rita)
      const admin = (await createTestUser(app, 'admin')).visitor
      expect((await admin.send('DELETE', `/api/admin/person/${page.id}`)).status).toBe(204)
      expect((await app.visitor().fetch(page.path)).status).toBe(404)
      const { body } = await admin.getJson<{ id: number }[]>(`/api/admin/person/${page.id}/changes`)
      await admin.send('POST', `/api/admin/person/${page.id}/restore`, { change: body[0]?.id })
      expect(await page.html()).toContain('Zu Gast')
    })

    it('may be written by those who may write the record', async () => {
      const magazine = (await createTestUser(app, 'magazine')).visitor
      const page = pageOf('production')
      expect((await page.add(magazine, 'main', headline('fremd-1', 'Fremd'))).status).toBe(403)
      expect((await app.visitor().fetch(`${page.path}?edit`)).status).toBe(200)
      expect(await (await app.visitor().fetch(`${page.path}?edit`)).text()).toBe(await page.html())
    })
  })

  describe('while the object is offline', () => {
    it.each(['production', 'event', 'person', 'form'] as const)(
      'the page of a %s is there for staff, who edit it, and for nobody else',
      async (type) => {
        const page = pageOf(type)
        const setOnline = async (isOnline: boolean) => {
          const { revision } = await recordOf(type)
          expect((await rita.send('PATCH', `/api/admin/${type}/${page.id}`, { base: revision, values: { isOnline } })).status).toBe(200)
        }
        await setOnline(false)
        expect((await app.visitor().fetch(page.path)).status).toBe(404)
        expect((await app.visitor().fetch(`${page.path}?edit`)).status).toBe(404)
        expect((await rita.fetch(page.path)).status).toBe(200)
        expect((await rita.fetch(`${page.path}?edit`)).status).toBe(200)
        expect((await page.add(rita, 'main', headline(`${type}-offline`, 'Vorbereitet'))).status).toBe(200)
        expect((await page.publish(rita)).status).toBe(200)
        expect((await statusOf(type)).status.state).toBe('offline')
        expect(await (await rita.fetch(page.path)).text()).toContain('Vorbereitet')
        await setOnline(true)
        expect(await page.html(), 'it was prepared').toContain('Vorbereitet')
      },
    )
  })

  describe('own fields', () => {
    it('are drafted like modules, and go live with them through the record and its history', async () => {
      const page = pageOf('production')
      await page.open(rita)
      expect((await page.write(rita, { title: 'Der halbe Abend', description: paragraph('Worum es wirklich geht.') })).status).toBe(200)
      expect(await page.html()).toContain('Der volle Abend')
      expect(await statusOf('production')).toMatchObject({ has_draft: true, changes: 1 })
      expect(await page.open(rita), 'staff see the draft').toContain('Der halbe Abend')
      expect((await page.publish(rita)).status).toBe(200)
      const html = await page.html()
      expect(html).toMatch(/<h1[^>]*>Der halbe Abend<\/h1>/)
      expect(html).toContain('Worum es wirklich geht.')
      expect(await production()).toMatchObject({ title: 'Der halbe Abend', slug: 'der-volle-abend' })
      const { body } = await rita.getJson<{ action: string; userName: string }[]>(`/api/admin/production/${page.id}/changes`)
      expect(body[0]).toMatchObject({ action: 'changed', userName: 'Rita Redaktion' })
    })

    it.each([
      ['person', { position: 'Gast am Haus', biography: paragraph('Spielt gern.') }, 'Spielt gern.'],
      ['venue', { name: 'Prüfhalle', directions: paragraph('Mit der Fähre.') }, 'Mit der Fähre.'],
      ['series', { claim: 'Lauter Anfänge.' }, 'Lauter Anfänge.'],
      ['form', { intro: 'Wir antworten am selben Tag.', successText: 'Danke, bis bald.' }, 'Wir antworten am selben Tag.'],
      ['event', { note: 'Heute im Foyer.' }, 'Heute im Foyer.'],
      ['article', { lead: 'Was vorher geschah.', title: 'Vor der Probe' }, 'Was vorher geschah.'],
    ] as const)('of a %s are written on its page', async (type, fields, seen) => {
      const page = pageOf(type)
      await page.open(rita)
      expect((await page.write(rita, fields)).status).toBe(200)
      expect(await page.html()).not.toContain(seen)
      expect((await page.publish(rita)).status).toBe(200)
      expect(await page.html()).toContain(seen)
      expect((await recordOf(type)).values).toMatchObject(fields)
    })

    it('of which pictures and people are drafted, seen by staff alone, and go live through the record', async () => {
      const page = pageOf('production')
      await page.open(rita)
      const { values } = await recordOf('production')
      const people = values.contributors as { personId: number; role: string; kind: string }[]
      const [first] = people
      const contributors = [{ ...first, role: 'Der Souffleur', kind: 'team' }, ...people.slice(1)]
      expect((await page.write(rita, { contributors })).status).toBe(200)
      expect(await page.open(rita), 'staff see the draft').toContain('Der Souffleur')
      expect(await page.html()).not.toContain('Der Souffleur')
      expect((await page.publish(rita)).status).toBe(200)
      expect(await page.html()).toContain('Der Souffleur')
      expect((await recordOf('production')).values).toMatchObject({ contributors })
      // Someone whom nobody knows is no contributor.
      await page.write(rita, { contributors: [...contributors, { personId: null, role: 'Geist', kind: 'cast' }] })
      const refused = await page.publish(rita)
      const broken = `production-${page.id}-fields.contributors.${contributors.length}.personId`
      expect(refused).toMatchObject({ status: 422, body: { code: 'rules_broken', errors: { [broken]: [expect.any(String)] } } })
      await page.write(rita, { contributors })
      expect(await statusOf('production')).toMatchObject({ has_draft: false })
    })

    it('of which the picture is drafted and goes live through the record', async () => {
      const page = pageOf('person')
      const { id, picture } = await createMediaLibrary(app, rita).upload('portrait.png', '#b4302a')
      const address = picture?.src.replace(/\d+\.jpg$/, '') ?? ''
      await page.open(rita)
      expect((await page.write(rita, { imageId: id })).status).toBe(200)
      expect(await page.open(rita)).toContain(address)
      expect(await page.html()).not.toContain(address)
      expect((await page.publish(rita)).status).toBe(200)
      expect(await page.html()).toContain(address)
      expect((await recordOf('person')).values).toMatchObject({ imageId: id })
    })

    it.each([
      ['article', 'imageId'],
      ['person', 'imageId'],
      ['production', 'wideImageId'],
      ['series', 'imageId'],
      ['venue', 'imageId'],
    ] as const)('crop the picture of the page of a %s for that page alone: its record and the library stay whole', async (type, field) => {
      const page = pageOf(type)
      const before = (await recordOf(type)).values[field]
      const { id, picture } = await createMediaLibrary(app, rita).upload(`${type}.png`, `#${idOf(type)}${type.length}b4f7`.slice(0, 4))
      const folder = picture?.src.replace(/\d+\.jpg$/, '') ?? ''
      const crop = { x: 0.25, y: 0, width: 0.5, height: 1 }
      const cut = `${folder}2500-0-5000-10000-`
      await page.open(rita)
      await page.write(rita, { [field]: { id, crop, focus: { x: 0.5, y: 0.2 } } })
      expect(await page.open(rita)).toContain(cut)
      expect(await page.html(), 'while it is a draft').not.toContain(folder)
      expect((await page.publish(rita)).status).toBe(200)
      expect(await page.html()).toContain(cut)
      expect(await page.html()).toContain('object-position:50% 20%')
      expect((await recordOf(type)).values).toMatchObject({ [field]: id })
      expect(await statusOf(type), 'nothing is left to publish').toMatchObject({ has_draft: false })

      const refused = await page.write(rita, { [field]: { id, crop: { ...crop, x: 0.8 } } })
      expect(refused.status, 'a crop outside of the picture').toBe(422)

      await page.write(rita, { [field]: id })
      expect((await page.publish(rita)).status).toBe(200)
      expect(await page.html(), 'whole again').not.toContain(cut)
      expect(await page.html()).toContain(folder)
      await page.write(rita, { [field]: before })
      expect((await page.publish(rita)).status, 'as it was').toBe(200)
    })

    it('show a picture whole that the record has got in the place of a cropped one', async () => {
      const page = pageOf('series')
      const library = createMediaLibrary(app, rita)
      const [before, next] = [await library.upload('vorher.png', '#102030'), await library.upload('nachher.png', '#302010')]
      await page.open(rita)
      await page.write(rita, { imageId: { id: before.id, crop: { x: 0, y: 0, width: 0.5, height: 1 } } })
      await page.publish(rita)
      await page.write(rita, { claim: 'Im Entwurf der Reihe.' })
      const { revision } = await recordOf('series')
      const change = { base: revision, values: { imageId: next.id } }
      expect((await rita.send('PATCH', `/api/admin/series/${page.id}`, change)).status).toBe(200)
      expect(await page.html()).toContain(next.picture?.src)
      const { fields } = await page.containers()
      const draft = await rita.getJson(`/de/pageeditor-api/draft/${fields}`)
      expect(JSON.stringify(draft.body)).toContain(`"imageId":${next.id}`)
      expect(JSON.stringify(draft.body)).toContain('Im Entwurf der Reihe.')
      await page.write(rita, { claim: '' })
    })

    it('that pages show since, come from the record when the object is edited next', async () => {
      const page = pageOf('venue')
      await page.open(rita)
      const { db } = app.foyer.platform
      const { fields = 0 } = await page.containers()
      await page.write(rita, { claim: 'Im Entwurf.' })
      for (const table of [containers, drafts]) {
        const key = table === containers ? containers.id : drafts.containerId
        await db.update(table).set({ document: sql`document #- '{columns,0,children,0,data,imageId}'` }).where(eq(key, fields))
      }
      await page.open(rita)
      const { body } = await rita.getJson<{ document: unknown }>(`/de/pageeditor-api/draft/${fields}`)
      expect(JSON.stringify(body)).toContain('"imageId":null')
      expect(JSON.stringify(body)).toContain('Im Entwurf.')
      await page.write(rita, { claim: '' })
    })

    it('that the record refuses stay in the draft, with the field and its message', async () => {
      const page = pageOf('production')
      await page.write(rita, { title: '  ' })
      const refused = await page.publish(rita)
      expect(refused).toMatchObject({
        status: 422,
        body: { code: 'rules_broken', errors: { [`production-${page.id}-fields.title`]: [expect.any(String)] } },
      })
      expect(await production()).toMatchObject({ title: 'Der halbe Abend' })
      expect(await statusOf('production')).toMatchObject({ has_draft: true })
      await page.write(rita, { title: 'Der halbe Abend' })
      expect(await statusOf('production'), 'as it was').toMatchObject({ has_draft: false })
    })

    it('follow a change in the admin area; a field that was drafted as well keeps the draft', async () => {
      const page = pageOf('production')
      await page.write(rita, { subline: 'Entwurf der Unterzeile' })
      const { revision } = await recordOf('production')
      const values = { title: 'Der ganze Abend', subline: 'Unterzeile der Verwaltung' }
      expect((await rita.send('PATCH', `/api/admin/production/${page.id}`, { base: revision, values })).status).toBe(200)
      const { fields } = await page.containers()
      const draft = await rita.getJson(`/de/pageeditor-api/draft/${fields}`)
      expect(JSON.stringify(draft.body)).toContain('Entwurf der Unterzeile')
      expect(JSON.stringify(draft.body)).toContain('Der ganze Abend')
      expect(Object.values((await changesOf('production')).changes).flat()).toMatchObject([{ id: `production-${page.id}-fields` }])
      await page.publish(rita)
      expect(await production()).toMatchObject({ title: 'Der ganze Abend', subline: 'Entwurf der Unterzeile' })
    })

    it('of an earlier version come back as a draft', async () => {
      const page = pageOf('production')
      await page.write(rita, { promoter: 'Haus am See' })
      const { body } = await page.publish(rita)
      await page.write(rita, { promoter: 'Haus am Meer' })
      await page.publish(rita)
      await rita.send('POST', `/de/pageeditor-api/versions/production/${page.id}/${body.version}/restore`)
      expect(await page.html()).toContain('Haus am Meer')
      await page.publish(rita)
      expect(await page.html()).toContain('Haus am See')
    })

    it('can be neither removed nor joined by modules, and only the record’s own endpoints write them at once', async () => {
      const page = pageOf('venue')
      const node = `venue-${page.id}-fields`
      expect((await page.patch(rita, 'fields', [{ type: 'remove', id: node }])).status).toBe(422)
      expect((await page.add(rita, 'fields', headline('fremd-2', 'Fremd'))).status).toBe(422)
      expect((await page.write(rita, { latitude: 3 })).status).toBe(422)
      expect((await rita.send('PATCH', `/de/pageeditor-api/own-fields/${node}`, { name: 'Vorbei' })).status).toBe(404)
      const [venue] = await app.foyer.platform.db.select().from(venues).where(eq(venues.id, page.id))
      expect(venue?.name).toBe('Prüfhalle')
    })
  })
})
