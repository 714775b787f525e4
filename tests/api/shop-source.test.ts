import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Proposals } from '../../app/imports/sources/proposals.server.ts'
import { season, TOMORROW } from '../shop/pretix-season.ts'
import { openPretixServer, PRETIX_TOKEN } from '../shop/pretix-server.ts'
import { openTestShop, SHOP_TOKEN, type TestShop } from '../shop/shop.ts'
import { createEvents } from '../support/create-events.ts'
import { freePort } from '../support/free-port.ts'
import type { Source } from '../support/source-fixture.ts'
import { createTestApp, TEST_NOW, type TestApp, TestClock } from '../support/test-app.ts'
import type { Visitor } from '../support/visitor.ts'

const at = (time: string) => `2026-12-${time}:00+01:00`
const SOURCE = { name: 'Ticketshop', kind: 'shop', schedule: 'manual' }

async function proposalsOf(editor: Visitor, { waiting }: Source): Promise<Proposals> {
  return (await editor.getJson<Proposals>(`/api/admin/import/${waiting?.id}/proposals`)).body
}

describe('the ticket shop as a source', () => {
  let app: TestApp
  let shop: TestShop
  let editor: Visitor
  let ids: number[] = []
  let source: Source
  beforeAll(async () => {
    shop = await openTestShop('pglite')
    await shop.offer('neu', 'studio', { title: 'PROBE – Premiere', startsAt: at('04T20:00') })
    await shop.offer('ohne-nummer', 'studio', { title: 'Probe', startsAt: at('05T20:00') })
    await shop.offer('spaeter', 'studio', { title: 'Probe', startsAt: at('06T21:00') })
    await shop.offer('abgesagt', 'studio', { title: 'Probe', startsAt: at('07T20:00') })
    await shop.call('PATCH', '/performances/abgesagt', { is_cancelled: true })
    await shop.offer('unklar', 'studio', { title: 'Probe', startsAt: at('08T15:00') })
    app = await createTestApp({ environment: { SHOP_URL: shop.url, SHOP_TOKEN } })
    ids = await createEvents(app, [
      { startsAt: at('05T20:00') },
      { startsAt: at('06T20:00'), idJet: 'spaeter' },
      { startsAt: at('07T20:00'), idJet: 'abgesagt' },
      { startsAt: at('08T20:00') },
    ])
    editor = await app.editor()
    source = (await editor.send<Source>('POST', '/api/admin/import-sources', SOURCE)).body
  })
  afterAll(async () => {
    await app.close()
    await shop.close()
  })

  it('proposes new dates with their number, changed times, and what the shop has called off', async () => {
    const { proposals, newProductions } = await proposalsOf(editor, source)
    expect(newProductions).toEqual([])
    expect(proposals.map(({ title, action, changes }) => [title, action, ...changes.map(({ field, to }) => [field, to])])).toEqual([
      ['Probe · 04.12.2026, 20:00\u00a0Uhr', 'create'],
      ['Probe · 05.12.2026, 20:00\u00a0Uhr', 'change', ['idJet', 'ohne-nummer'], ['ticketUrl', `${shop.url}/performances/ohne-nummer`]],
      ['Probe · 06.12.2026, 21:00\u00a0Uhr', 'change', ['startsAt', at('06T21:00')], ['ticketUrl', `${shop.url}/performances/spaeter`]],
      ['Probe · 07.12.2026, 20:00\u00a0Uhr', 'change', ['status', 'cancelled'], ['ticketUrl', `${shop.url}/performances/abgesagt`]],
    ])
  })

  it('asks where a date may be a performance that has no number yet', () => {
    expect(source.rejected).toMatchObject([
      { cells: { idJet: 'unklar' }, reasons: [expect.stringContaining('auf der Seite „Ticketshop“')] },
    ])
  })

  it('changes what somebody has ticked, and never resumes what the house has called off', async () => {
    await editor.send('POST', `/api/admin/import/${source.waiting?.id}/apply`, {})
    const stored = async (id = 0) => (await editor.getJson<{ values: Record<string, unknown> }>(`/api/admin/event/${id}`)).body.values
    const importing = async () => (await editor.getJson<{ state: string }>(`/api/admin/import/${source.waiting?.id}`)).body.state
    await expect.poll(importing, { timeout: 40_000 }).toBe('done')
    expect((await stored(ids[2])).status).toBe('cancelled')
    expect((await stored(ids[0])).idJet).toBe('ohne-nummer')
    await shop.call('PATCH', '/performances/abgesagt', { is_cancelled: false })
    const { body } = await editor.send<Source>('POST', `/api/admin/import-sources/${source.id}/read`)
    expect(body.waiting).toBeNull()
    expect((await stored(ids[2])).status).toBe('cancelled')
  })

  it('is one, and keeps everything when it does not answer', async () => {
    expect((await editor.send('POST', '/api/admin/import-sources', SOURCE)).body).toMatchObject({ code: 'shop_is_source' })
    const cutOff = await createTestApp({ environment: { SHOP_URL: `http://127.0.0.1:${await freePort()}`, SHOP_TOKEN } })
    const { body } = await (await cutOff.editor()).send<Source>('POST', '/api/admin/import-sources', SOURCE)
    expect(body).toMatchObject({ failure: 'shop-away', failures: 1, waiting: null })
    await cutOff.close()
  })
})

it('pretix is a source as well', async () => {
  const pretix = await openPretixServer([season()], new TestClock(TEST_NOW), await freePort())
  const shopUrl = `http://localhost:${new URL(pretix.apiUrl).port}/haus`
  const environment = { SHOP_KIND: 'pretix', SHOP_URL: shopUrl, SHOP_API_URL: pretix.apiUrl, SHOP_TOKEN: PRETIX_TOKEN }
  const app = await createTestApp({ environment })
  await createEvents(app, [{ startsAt: '2026-11-22T18:00:00+01:00', idJet: `saison/${TOMORROW}` }])
  const editor = await app.editor()
  const { body: source } = await editor.send<Source>('POST', '/api/admin/import-sources', SOURCE)
  const { proposals } = await proposalsOf(editor, source)
  expect(proposals[0]?.changes[0]).toMatchObject({ field: 'startsAt' })
  await app.close()
  await pretix.close()
})
