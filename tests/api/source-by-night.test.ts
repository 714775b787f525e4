import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dueSources } from '../../app/imports/sources/jobs.server.ts'
import type { Proposals } from '../../app/imports/sources/proposals.server.ts'
import { readSource } from '../../app/imports/sources/read-source.server.ts'
import { createSourceFixture, type Source } from '../support/source-fixture.ts'
import { DATABASES } from '../support/test-app.ts'

type Fixture = Awaited<ReturnType<typeof createSourceFixture>>
const HEAD = 'Produktion;Raum;Beginn;Kennung'

describe.each(DATABASES)('a source that is read at night, on %s', (database) => {
  let fixture: Fixture
  beforeAll(async () => {
    fixture = await createSourceFixture(database)
  })
  afterAll(() => fixture.close())

  /** What the nightly job does with all that is due at that moment. */
  async function readAtNight(moment: string): Promise<number[]> {
    const { platform } = fixture.app.foyer
    fixture.app.clock.set(moment)
    const due = await dueSources(platform)
    for (const id of due) await readSource({ platform, shop: undefined }, id)
    return due
  }

  it('proposes in the morning what has changed, which is ticked, seen, taken back, and proposed again after the next night', async () => {
    const { say, create, editor, waitUntil, performances, app } = fixture
    const start = async () => String((await performances('Nachtlese'))[0]?.values.startsAt).slice(0, 16)
    const sourceNow = async (id: number) => {
      const { body } = await editor.getJson<{ sources: Source[] }>('/api/admin/import-sources')
      return body.sources.find((source) => source.id === id) as Source
    }
    const proposals = async ({ waiting }: Source) =>
      (await editor.getJson<Proposals>(`/api/admin/import/${waiting?.id}/proposals`)).body.proposals
    say([HEAD, 'Nachtlese;Studio;14.05.2030 20:00;N1', 'Nachtlese;Studio;15.05.2030 20:00;N2'])
    const source = await create({ schedule: 'nightly', appliesAtOnce: false })
    expect((await editor.send('POST', `/api/admin/import/${source.waiting?.id}/apply`)).status).toBe(202)
    await waitUntil(source.waiting?.id ?? 0, 'done')
    const [evening] = await performances('Nachtlese')
    const online = { action: 'set', ids: [evening?.values.productionId], values: { isOnline: true } }
    expect((await editor.send('POST', '/api/admin/production/bulk', online)).status).toBe(200)

    say([HEAD, 'Nachtlese;Studio;14.05.2030 18:00;N1', 'Nachtlese;Studio;15.05.2030 19:00;N2'])
    expect(await readAtNight('2026-11-22T02:50:00+01:00')).toEqual([])
    expect(await readAtNight('2026-11-22T03:00:00+01:00')).toEqual([source.id])
    const morning = await sourceNow(source.id)
    const [first, second] = await proposals(morning)
    expect([first?.action, second?.action]).toEqual(['change', 'change'])
    expect(await start()).toBe('2030-05-14T20:00')

    const ticked = morning.waiting?.id ?? 0
    expect((await editor.send('POST', `/api/admin/import/${ticked}/apply`, { keys: [first?.key] })).status).toBe(202)
    await waitUntil(ticked, 'done')
    expect(await start()).toBe('2030-05-14T18:00')
    expect(await (await app.visitor().fetch(`/de/api/events/${evening?.id}/`)).text()).toContain('2030-05-14T18:00')

    expect((await editor.send('POST', `/api/admin/import/${ticked}/undo`)).status).toBe(202)
    await waitUntil(ticked, 'undone')
    expect(await start()).toBe('2030-05-14T20:00')
    expect(await readAtNight('2026-11-23T03:00:00+01:00')).toEqual([source.id])
    expect((await proposals(await sourceNow(source.id))).map(({ key }) => key)).toEqual([first?.key, second?.key])
    expect(await start()).toBe('2030-05-14T20:00')
  })
})
