import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { moduleRegistry } from '../../app/modules/module-registry.server.ts'
import { moduleSchemas } from '../../app/modules/module-schemas.server.ts'
import { translationDrafts } from '../../app/platform/translations/tables.ts'
import { emptyTrash } from '../../app/records/trash.server.ts'
import { readArchive, writeArchive } from '../../app/site-archive/index.server.ts'
import { createPage, headline } from '../support/page.ts'
import { createTestApp, TEST_NOW, type TestApp } from '../support/test-app.ts'
import { draft, publishDrafts, unitsOf } from '../support/translations.ts'
import type { Visitor } from '../support/visitor.ts'

const TOMORROW = '2026-11-22T18:00'

describe('a draft of a translation', () => {
  let app: TestApp
  let rita: Visitor
  const folder = mkdtempSync(join(tmpdir(), 'foyer-drafts-'))
  beforeAll(async () => {
    app = await createTestApp({ environment: { LOCALES: 'de,en' } })
    rita = await app.editor()
  })
  afterAll(async () => {
    await app.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const make = async (title: string) => {
    const { body } = await rita.send<{ id: number }>('POST', '/api/admin/production', { title, isOnline: true })
    return { type: 'production', id: body.id }
  }
  const visitorReads = async (path: string) => (await app.visitor().fetch(path)).text()
  const english = ({ id }: { id: number }) => visitorReads(`/en/productions/x/${id}`)
  const draftsOf = async (subject: { type: string; id: number }) =>
    (await unitsOf(rita, subject)).flatMap(({ translation, live, draft }) => (draft ? [{ translation, live }] : []))
  const lastChange = async ({ type, id }: { type: string; id: number }) =>
    (await rita.getJson<{ id: number }[]>(`/api/admin/${type}/${id}/changes`)).body[0]?.id

  it('is seen by a preview link in its language, and by nobody once the link is over or without it', async () => {
    const page = await createPage(app, rita, 'vorderhaus', [headline('head-1', 'Vorderhaus')])
    await draft(rita, { type: 'page', id: page.id }, { Vorderhaus: 'Front of house' })
    const { body } = await rita.send<{ url: string }>('POST', `/api/review/preview-links/page/${page.id}`, { endsAt: TOMORROW })
    const german = body.url.replace(app.url, '')
    const link = german.replace('/de/', '/en/')
    expect(await visitorReads(link)).toContain('Front of house')
    expect(await visitorReads(link.replace('?', '.data?'))).toContain('Front of house')
    expect(await visitorReads(german)).not.toContain('Front of house')
    const live = page.path.replace('/de/', '/en/')
    for (const path of [live, `${live}.data`, `${live}?preview`]) expect(await visitorReads(path), path).not.toContain('Front of house')
    app.clock.set('2026-11-23T12:00:00+01:00')
    expect(await visitorReads(link)).not.toContain('Front of house')
    app.clock.set(TEST_NOW)
  })

  it('is there again when its record comes back from the bin, and still nobody outside reads it', async () => {
    const play = await make('Der Zaunkönig')
    await draft(rita, play, { 'Der Zaunkönig': 'The Wren' })
    await rita.send('DELETE', `/api/admin/production/${play.id}`)
    expect(await english(play)).not.toContain('The Wren')
    const restored = await rita.send('POST', `/api/admin/production/${play.id}/restore`, { change: await lastChange(play) })
    expect(restored.status).toBe(200)
    expect(await draftsOf(play)).toEqual([{ translation: 'The Wren', live: null }])
    expect(await english(play)).not.toContain('The Wren')
    await publishDrafts(rita, play)
    expect(await english(play)).toContain('The Wren')
  })

  it('goes with its record when the bin is emptied', async () => {
    const play = await make('Die Elster')
    await draft(rita, play, { 'Die Elster': 'The Magpie' })
    await rita.send('DELETE', `/api/admin/production/${play.id}`)
    app.clock.advance({ hours: 31 * 24 })
    await emptyTrash(app.foyer.platform)
    app.clock.set(TEST_NOW)
    const texts = (await app.foyer.platform.db.select().from(translationDrafts)).map(({ text }) => text)
    expect(texts).not.toContain('The Magpie')
  })

  it('is taken along by an archive of the site as a draft, and goes live only when somebody publishes it', async () => {
    const play = await make('Der Kiebitz')
    await draft(rita, play, { 'Der Kiebitz': 'The Lapwing' })
    const archive = join(folder, 'site.tar')
    await pipeline(writeArchive(app.foyer.platform, moduleSchemas()), createWriteStream(archive))
    await rita.send('DELETE', `/api/admin/translations/production/${play.id}/drafts?locale=en`)
    expect(await draftsOf(play)).toEqual([])
    await readArchive(app.foyer.platform, moduleRegistry, archive, { replace: true, dryRun: false })
    await app.foyer.platform.forgetReads()
    rita = await app.editor()
    expect(await draftsOf(play)).toEqual([{ translation: 'The Lapwing', live: null }])
    expect(await english(play)).not.toContain('The Lapwing')
    await publishDrafts(rita, play)
    expect(await english(play)).toContain('The Lapwing')
  })
})
