import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pageLog } from '../../app/admin/index.server.ts'
import { runPlanned } from '../../app/content/index.server.ts'
import { moduleRegistry } from '../../app/modules/module-registry.server.ts'
import { createPage, headline, type TestPage } from '../support/page.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import { draft, publishDrafts, translateLive, translationsOf, unitsOf } from '../support/translations.ts'
import { createTestUser } from '../support/user.ts'
import type { Visitor } from '../support/visitor.ts'

const update = (id: string, content: string) => ({ type: 'update', id, data: { content } })
const insert = (node: object) => ({ type: 'insert', node, place: { parent: 'root', column: 0, before: null } })

describe('a translation before it is published', () => {
  let app: TestApp
  let rita: Visitor
  let eva: Visitor
  beforeAll(async () => {
    app = await createTestApp({ environment: { LOCALES: 'de,en' } })
    rita = await app.editor()
    eva = (await createTestUser(app, 'admin')).visitor
  })
  afterAll(() => app.close())

  const english = async (page: TestPage, query = '', visitor = app.visitor()) =>
    (await visitor.fetch(page.path.replace('/de/', '/en/') + query)).text()
  const subjectOf = ({ id }: TestPage) => ({ type: 'page', id })
  const revisions = (page: TestPage) => revisionsOf(subjectOf(page))
  const revisionsOf = async (subject: { type: string; id: number }) => ({
    en: Object.fromEntries((await unitsOf(rita, subject)).flatMap(({ unit, draft }) => (draft ? [[unit, draft.revision] as const] : []))),
  })
  const publish = async (page: TestPage, options: object = {}, visitor = rita) =>
    visitor.send('POST', '/de/pageeditor-api/publish', { content_type: 'page', object_id: page.id, ...options })
  const runDue = () => runPlanned({ platform: app.foyer.platform, log: pageLog(app.foyer.platform) }, moduleRegistry)

  it('is read by nobody outside: not on the page, in the search, in the API or in its own German', async () => {
    const page = await createPage(app, rita, 'kontakt', [headline('head-1', 'Vorderhaus')])
    expect(await draft(rita, subjectOf(page), { Vorderhaus: 'Front of hou', 'Seite kontakt': 'Contacting' })).toEqual([200, 200])
    for (const path of [
      '/en/kontakt',
      '/en/kontakt?translate',
      '/en/kontakt?preview',
      '/en/kontakt?edit',
      '/en/kontakt.data',
      '/de/kontakt',
    ])
      expect(await (await app.visitor().fetch(path)).text(), path).not.toMatch(/Front of hou|Contacting/)
    expect(await (await app.visitor().fetch('/en/search?q=hou')).text()).not.toContain('Front of hou')
    expect(await (await app.visitor().fetch('/en/pageeditor-api/page/kontakt')).text()).not.toContain('Front of hou')
    expect((await app.visitor().getJson(`${translationsOf(subjectOf(page))}/drafts`)).status).toBe(401)
    const publication = { locale: 'en', units: (await revisions(page)).en }
    expect((await app.visitor().send('POST', `${translationsOf(subjectOf(page))}/publish`, publication)).status).toBe(401)

    expect((await unitsOf(rita, subjectOf(page))).find(({ original }) => original === 'Vorderhaus')).toMatchObject({
      ...{ translation: 'Front of hou', live: null, state: 'current', waits: false },
      draft: { isMine: true, by: expect.stringMatching(/\w/) },
    })
    expect((await publishDrafts(rita, subjectOf(page))).status).toBe(200)
    expect(await english(page)).toContain('Front of hou')
    expect(await english(page)).toContain('<title>Contacting')
    expect(await (await app.visitor().fetch('/en/search?q=contacting')).text()).toMatch(/Contacting/)
  })

  it('leaves what visitors read as it was, until it is published or discarded, and is kept among the earlier wordings', async () => {
    const page = await createPage(app, rita, 'kasse', [headline('head-1', 'Kasse')])
    await translateLive(rita, subjectOf(page), { Kasse: 'Box office' })
    await draft(rita, subjectOf(page), { Kasse: 'Ticket office' })
    expect(await english(page)).toContain('Box office')
    const discarded = await rita.send('DELETE', `${translationsOf(subjectOf(page))}/drafts?locale=en`)
    expect(discarded.body).toMatchObject({ units: [{}, { translation: 'Box office', live: 'Box office', draft: null }] })
    const earlier = `${translationsOf(subjectOf(page))}/earlier?locale=en&unit=head-1.content`
    expect((await rita.getJson(earlier)).body).toMatchObject({ earlier: [{ text: 'Ticket office' }] })
    await draft(rita, subjectOf(page), { Kasse: null })
    expect(await english(page)).toContain('Box office')
    await publishDrafts(rita, subjectOf(page))
    expect(await english(page)).not.toContain('Box office')
  })

  it('is there for a German draft too, and both go live together', async () => {
    const page = await createPage(app, rita, 'abend', [headline('head-1', 'Abends')])
    await page.patch(rita, [update('head-1', 'Am Abend'), insert(headline('head-2', 'Am Morgen'))])
    const units = await unitsOf(rita, subjectOf(page))
    expect(units.map(({ original, waits }) => [original, waits])).toEqual([
      ['Seite abend', false],
      ['Am Abend', true],
      ['Am Morgen', true],
    ])
    await draft(rita, subjectOf(page), { 'Am Abend': 'In the evening', 'Am Morgen': 'In the morning', 'Seite abend': 'Evening page' })
    const staff = await english(page, '?translate', rita)
    for (const text of ['In the evening', 'In the morning', 'Evening page']) expect(staff).toContain(text)

    // Without its German no English goes live, whoever asks.
    await publishDrafts(rita, subjectOf(page))
    await publish(page, { only: {}, translations: await revisions(page) })
    expect(await english(page)).toContain('Evening page')
    expect(await english(page)).not.toMatch(/In the (evening|morning)/)
    await publish(page, { only: { [page.containerId]: ['head-1'] }, translations: await revisions(page) })
    expect(await english(page)).toContain('In the evening')
    expect(await english(page)).not.toContain('In the morning')
    await publish(page, { translations: await revisions(page) })
    expect(await english(page)).toContain('In the morning')
    const status = await rita.getJson(`/de/pageeditor-api/status/page/${page.id}`)
    expect(status.body).toMatchObject({ changes: 0, translations: 0 })
  })

  it('stays one where the German is published alone, and is counted beside it', async () => {
    const page = await createPage(app, rita, 'morgen', [headline('head-1', 'Morgens')])
    await page.patch(rita, [update('head-1', 'Am Morgen')])
    await draft(rita, subjectOf(page), { 'Am Morgen': 'Mornings' })
    expect((await rita.getJson(`/de/pageeditor-api/status/page/${page.id}`)).body).toMatchObject({ changes: 1, translations: 1 })
    const { body } = await rita.getJson(`${translationsOf(subjectOf(page))}/drafts`)
    expect(body).toMatchObject({ languages: [{ locale: 'en', units: [{ original: 'Am Morgen', translation: 'Mornings', waits: true }] }] })
    await page.publish(rita)
    expect(await english(page)).not.toContain('Mornings')
    expect(await unitsOf(rita, subjectOf(page))).toMatchObject([{}, { translation: 'Mornings', live: null, waits: false }])
    const list = await rita.getJson('/api/admin/translations?locale=en&state=draft&type=page&q=morgen')
    expect(list.body).toMatchObject({ items: [{ draft: 1 }], counts: { draft: 1 } })
  })

  it('does not go live with somebody else’s changes since it was seen', async () => {
    const page = await createPage(app, rita, 'foyer', [headline('head-1', 'Foyer')])
    await draft(rita, subjectOf(page), { Foyer: 'Lobby' })
    const seen = await revisions(page)
    await draft(eva, subjectOf(page), { Foyer: 'Foyer area' })
    const refused = await publish(page, { only: {}, translations: seen })
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'others_included' }])
    expect(await english(page)).not.toMatch(/Lobby|Foyer area/)
    expect((await publish(page, { only: {}, translations: await revisions(page) })).status).toBe(200)
    expect(await english(page)).toContain('Foyer area')
  })

  it('stays a draft while German is discarded or restored, and fits again when it comes back', async () => {
    const page = await createPage(app, rita, 'garten', [headline('head-1', 'Garten')])
    await page.patch(rita, [insert(headline('head-2', 'Neue Bühne'))])
    await draft(rita, subjectOf(page), { 'Neue Bühne': 'New stage' })
    const { body } = await rita.send<{ kept: number }>('DELETE', `/de/pageeditor-api/changes/page/${page.id}`)
    expect((await rita.getJson(`/de/pageeditor-api/status/page/${page.id}`)).body).toMatchObject({ translations: 0 })
    await rita.send('POST', `/de/pageeditor-api/versions/page/${page.id}/${body.kept}/restore`)
    expect(await unitsOf(rita, subjectOf(page))).toContainEqual(expect.objectContaining({ translation: 'New stage', waits: true }))
    expect(await english(page)).not.toContain('New stage')
  })

  it('goes live as it was at the time that was planned for it, or with its release, and is taken back with that', async () => {
    const page = await createPage(app, rita, 'plan', [headline('head-1', 'Heute')])
    await page.patch(rita, [update('head-1', 'Morgen')])
    await draft(rita, subjectOf(page), { Morgen: 'Tomorrow' })
    const at = app.clock.now().add({ hours: 1 }).toString()
    const scheduled = `/de/pageeditor-api/scheduled/page/${page.id}`
    const plan = await rita.send('POST', scheduled, { at, translations: await revisions(page) })
    expect(plan.body).toMatchObject([{ translations: { en: 1 } }])
    await draft(rita, subjectOf(page), { Morgen: 'The day after' })
    await runDue()
    expect(await english(page)).not.toContain('Tomorrow')
    app.clock.advance({ hours: 2 })
    await runDue()
    expect(await english(page)).toContain('Tomorrow')
    expect(await unitsOf(rita, subjectOf(page))).toMatchObject([{}, { translation: 'The day after', live: 'Tomorrow' }])

    await rita.send('POST', scheduled, { release: 'Herbst', only: {}, translations: await revisions(page) })
    const releases = await rita.getJson<{ results: { id: number; contents: object[] }[] }>('/de/pageeditor-api/releases')
    const [release] = releases.body.results
    expect(release?.contents).toMatchObject([{ modules: ['Übersetzung (Englisch)'], problem: '' }])
    expect((await rita.send('POST', `/de/pageeditor-api/releases/${release?.id}/publish`)).status).toBe(200)
    expect(await english(page)).toContain('The day after')
    expect((await rita.send('POST', `/de/pageeditor-api/releases/${release?.id}/undo`)).status).toBe(200)
    expect(await english(page)).toContain('Tomorrow')
  })

  it('that was planned does not write over what somebody has published since', async () => {
    const page = await createPage(app, rita, 'bahn', [headline('head-1', 'Anfahrt')])
    await draft(rita, subjectOf(page), { Anfahrt: 'Getting here' })
    const at = app.clock.now().add({ hours: 1 }).toString()
    await rita.send('POST', `/de/pageeditor-api/scheduled/page/${page.id}`, { at, only: {}, translations: await revisions(page) })
    await translateLive(eva, subjectOf(page), { Anfahrt: 'Directions' })
    app.clock.advance({ hours: 2 })
    await runDue()
    expect(await english(page)).toContain('Directions')
    const [notice] = (await rita.getJson<{ failure: string }[]>(`/de/pageeditor-api/scheduled/page/${page.id}`)).body
    expect(notice?.failure).toContain('Übersetzung (Englisch)')
  })

  it('that somebody has published meanwhile keeps its release from going live, which says so before and names the item', async () => {
    const page = await createPage(app, rita, 'karten', [headline('head-1', 'Karten')])
    await draft(rita, subjectOf(page), { Karten: 'Tickets' })
    await rita.send('POST', `/de/pageeditor-api/scheduled/page/${page.id}`, {
      release: 'Winter',
      only: {},
      translations: await revisions(page),
    })
    const made = await rita.send<{ id: number }>('POST', '/api/admin/production', { title: 'Der Kranich', isOnline: true })
    const play = { type: 'production', id: made.body.id }
    await draft(rita, play, { 'Der Kranich': 'The Crane' })
    const read = async () => {
      const { body } = await rita.getJson<{ results: { id: number; title: string; contents: { problem: string }[] }[] }>(
        '/de/pageeditor-api/releases',
      )
      return body.results.find(({ title }) => title === 'Winter')
    }
    const planned = { release: (await read())?.id, only: {}, translations: await revisionsOf(play) }
    await rita.send('POST', `/de/pageeditor-api/scheduled/production/${play.id}`, planned)
    expect((await read())?.contents.map(({ problem }) => problem)).toEqual(['', ''])
    await translateLive(eva, subjectOf(page), { Karten: 'Box office' })
    await translateLive(eva, play, { 'Der Kranich': 'Cranes' })
    const said = 'Inzwischen geändert: Übersetzung (Englisch).'
    expect((await read())?.contents.map(({ problem }) => problem)).toEqual([said, said])
    const refused = await rita.send('POST', `/de/pageeditor-api/releases/${(await read())?.id}/publish`)
    const problems = [`Seite karten: ${said}`, `Der Kranich: ${said}`]
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'release_conflict', problems }])
    expect(await english(page)).toContain('Box office')
  })

  it('is handed over for review with the page, and approving publishes just what was handed over', async () => {
    const page = await createPage(app, rita, 'pruefung', [headline('head-1', 'Prüfung')])
    await draft(rita, subjectOf(page), { Prüfung: 'Exam' })
    const ask = () => rita.send('POST', `/api/review/requests/page/${page.id}`, {})
    const open = async () => {
      const { body } = await eva.getJson<{ review: { id: number; state: string } }>(`/api/review/requests/page/${page.id}`)
      return body.review
    }
    expect((await ask()).status).toBeLessThan(300)
    expect(await open()).toMatchObject({ state: 'open' })
    await draft(rita, subjectOf(page), { Prüfung: 'Examination' })
    const late = await eva.send('POST', `/api/review/requests/${(await open()).id}/approve`, { answer: '' })
    expect([late.status, late.body]).toMatchObject([409, { code: 'review_changed' }])
    expect(await english(page)).not.toContain('Exam')
    await ask()
    expect((await eva.send('POST', `/api/review/requests/${(await open()).id}/approve`, { answer: '' })).status).toBe(200)
    expect(await english(page)).toContain('Examination')
  })

  it('of a record goes live by an act of its own, and is seen by staff on its page before', async () => {
    const made = await rita.send<{ id: number }>('POST', '/api/admin/production', { title: 'Der Pfau', isOnline: true })
    const subject = { type: 'production', id: made.body.id }
    const path = `/en/productions/der-pfau/${subject.id}`
    await draft(rita, subject, { 'Der Pfau': 'The Peacock' })
    const pageFor = async (visitor: Visitor, query = '') => (await visitor.fetch(path + query)).text()
    expect(await pageFor(app.visitor())).not.toContain('The Peacock')
    expect(await (await app.visitor().fetch('/en/productions')).text()).not.toContain('The Peacock')
    expect(await pageFor(rita, '?translate')).toContain('The Peacock')
    expect(await pageFor(app.visitor(), '?translate')).not.toContain('The Peacock')
    const viewer = (await createTestUser(app, 'viewer')).visitor
    expect((await publishDrafts(viewer, subject)).status).toBe(403)
    await publishDrafts(rita, subject)
    expect(await pageFor(app.visitor())).toContain('The Peacock')
  })

  it('is offered for what of a record is drafted on its page, and goes live with that', async () => {
    const made = await rita.send<{ id: number }>('POST', '/api/admin/production', { title: 'Der Reiher', isOnline: true })
    const subject = { type: 'production', id: made.body.id }
    await rita.fetch(`/de/stuecke/der-reiher/${subject.id}?edit`)
    const changes = await rita.getJson<{ ids: Record<string, number> }>(`/de/pageeditor-api/changes/production/${subject.id}`)
    const node = `production-${subject.id}-fields`
    const container = changes.body.ids[node]
    const { body } = await rita.getJson<{ revision: number }>(`/de/pageeditor-api/draft/${container}`)
    await rita.send('PATCH', `/de/pageeditor-api/draft/${container}`, {
      ...{ base_revision: body.revision, batch_id: crypto.randomUUID() },
      operations: [{ type: 'update', id: node, data: { title: 'Der Graureiher' } }],
    })
    await draft(rita, subject, { 'Der Graureiher': 'The Grey Heron' })
    await publishDrafts(rita, subject)
    const page = async () => (await app.visitor().fetch(`/en/productions/der-graureiher/${subject.id}`)).text()
    expect(await page()).not.toContain('The Grey Heron')
    const en = Object.fromEntries((await unitsOf(rita, subject)).flatMap(({ unit, draft }) => (draft ? [[unit, draft.revision]] : [])))
    await rita.send('POST', '/de/pageeditor-api/publish', { content_type: 'production', object_id: subject.id, translations: { en } })
    expect(await page()).toContain('The Grey Heron')
  })

  it('is no longer asked for on Heute, though its original has changed', async () => {
    const page = await createPage(app, rita, 'pause', [headline('head-1', 'Pause')])
    await translateLive(rita, subjectOf(page), { Pause: 'Break' })
    await page.patch(rita, [update('head-1', 'Große Pause')])
    await page.publish(rita)
    const today = async () => (await rita.fetch('/cms-hub')).text()
    expect(await today()).toContain('Seite pause')
    expect(await today()).toMatch(/Übersetzung(en)? (ist|sind) veraltet/)
    await draft(rita, subjectOf(page), { 'Große Pause': 'Interval' })
    expect(await today()).not.toMatch(/Übersetzung(en)? (ist|sind) veraltet/)
  })

  it('drops nothing that is kept for visitors while it is typed, and what shows it once it is published', async () => {
    const page = await createPage(app, rita, 'ruhe', [headline('head-1', 'Ruhe')])
    await english(page)
    const dropped = new Set<string>()
    app.foyer.platform.onBeforeCommit(async (_tx, tags) => {
      for (const tag of tags) dropped.add(tag)
    })
    await draft(rita, subjectOf(page), { Ruhe: 'Silence' })
    expect([...dropped]).toEqual([])
    await publishDrafts(rita, subjectOf(page))
    expect([...dropped]).toContain('translations')
    expect(await english(page)).toContain('Silence')
  })
})
