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
    for (const id of due) await readSource({ platform, shop: undefined }, id, { isAttended: false })
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

  /** The evenings of each title in a month of their own, since all are in one room. */
  const MONTHS: Record<string, string> = { Halbiert: '06', Verschoben: '07', 'Von Hand': '08', Geändert: '09' }
  const rowsOf = (title: string, days: number[], time = '20:00') =>
    days.map((day) => `${title};Studio;0${day}.${MONTHS[title]}.2030 ${time};${title}${day}`)
  const DAYS = [1, 2, 3, 4, 5, 6, 7, 8]
  const tasks = async () => (await fixture.editor.fetch('/cms-hub')).text()
  const sources = async () => (await fixture.editor.getJson<{ sources: Source[] }>('/api/admin/import-sources')).body.sources
  const sourceNow = async (id: number) => (await sources()).find((source) => source.id === id) as Source
  const input = (title: string) => ({ name: title, address: `${fixture.here}/plan.csv`, schedule: 'nightly', appliesAtOnce: true })
  /** The house's only source, which applies what it reads at once, after its first reading of eight evenings. */
  async function sourceOf(title: string) {
    for (const { id } of await sources()) await fixture.editor.send('DELETE', `/api/admin/import-sources/${id}`)
    fixture.say([HEAD, ...rowsOf(title, DAYS)])
    const source = await fixture.create(input(title))
    await fixture.waitUntil(fixture.newestRun(source), 'done')
    return source
  }
  const starts = async (title: string) => (await fixture.performances(title)).map(({ values }) => String(values.startsAt).slice(0, 16))

  it('a reading of half the evenings changes nothing, says so at Heute, and counts once somebody reads it by hand', async () => {
    const source = await sourceOf('Halbiert')
    fixture.say([HEAD, ...rowsOf('Halbiert', DAYS.slice(0, 4), '19:00')])
    await readAtNight('2026-11-24T03:00:00+01:00')
    expect(await sourceNow(source.id)).toMatchObject({ failure: 'halved 4 8', events: 8, waiting: null })
    expect((await starts('Halbiert')).filter((start) => !start.endsWith('T20:00'))).toEqual([])
    expect(await tasks()).toContain('Eine Importquelle bringt nur noch die Hälfte oder weniger; geändert wurde nichts')
    const read = await fixture.read(source.id)
    expect(read).toMatchObject({ failure: '' })
    await fixture.waitUntil(fixture.newestRun(read), 'done')
    expect((await sourceNow(source.id)).events).toBe(4)
    expect(await tasks()).not.toContain('bringt nur noch die Hälfte')
  })

  it('a reading that moves more than a tenth of the evenings waits, and one that moves a single one is applied', async () => {
    const source = await sourceOf('Verschoben')
    fixture.say([HEAD, ...rowsOf('Verschoben', DAYS.slice(0, 2), '19:00'), ...rowsOf('Verschoben', DAYS.slice(2))])
    await readAtNight('2026-11-25T03:00:00+01:00')
    expect((await sourceNow(source.id)).waiting?.counts).toMatchObject({ change: 2 })
    expect(await tasks()).toContain('Eine Importquelle hat Änderungen, die auf einen Klick warten')
    expect(await starts('Verschoben')).toContain('2030-07-01T20:00')
    fixture.say([HEAD, ...rowsOf('Verschoben', [1], '19:00'), ...rowsOf('Verschoben', DAYS.slice(1))])
    await readAtNight('2026-11-26T03:00:00+01:00')
    const after = await sourceNow(source.id)
    expect(after.waiting).toBeNull()
    await fixture.waitUntil(fixture.newestRun(after), 'done')
    expect(await starts('Verschoben')).toEqual(['2030-07-01T19:00', ...DAYS.slice(1).map((day) => `2030-07-0${day}T20:00`)])
  })

  it('what somebody has entered by hand is not changed by a source that names it for the first time', async () => {
    const source = await sourceOf('Von Hand')
    const [first] = await fixture.performances('Von Hand')
    const own = {
      productionId: first?.values.productionId,
      roomId: fixture.studio,
      startsAt: '2030-08-20T20:00:00+02:00',
      endsAt: '2030-08-20T21:00:00+02:00',
    }
    const { id } = (await fixture.editor.send<{ id: number }>('POST', '/api/admin/event', own)).body
    fixture.say([`${HEAD};Ende`, ...rowsOf('Von Hand', DAYS), 'Von Hand;Studio;20.08.2030 20:00;V20;22:30'])
    await readAtNight('2026-11-27T03:00:00+01:00')
    expect((await fixture.stored(id)).values.endsAt).toContain('T21:00')
    expect((await sourceNow(source.id)).waiting?.counts).toMatchObject({ change: 1 })
    expect(await tasks()).toContain('Eine Importquelle hat Änderungen, die auf einen Klick warten')
    // Nor when somebody reads the source without having seen what it says.
    expect((await fixture.read(source.id)).waiting?.counts).toMatchObject({ change: 1 })
    expect((await fixture.stored(id)).values.endsAt).toContain('T21:00')
  })

  it('what somebody has changed by hand is kept: while the house leads it, and when a source is switched on again', async () => {
    const source = await sourceOf('Geändert')
    const [first, second] = await fixture.performances('Geändert')
    const [led, other] = [first?.id ?? 0, second?.id ?? 0]
    await fixture.editor.send('PUT', `/api/admin/event/${led}/lead`, { isHouseLed: true })
    expect((await fixture.patch(led, { startsAt: '2030-09-01T18:00:00+02:00' })).status).toBe(200)
    fixture.say([HEAD, ...rowsOf('Geändert', [1], '21:00'), ...rowsOf('Geändert', DAYS.slice(1))])
    await readAtNight('2026-11-28T03:00:00+01:00')
    expect(await starts('Geändert')).toContain('2030-09-01T18:00')

    const switched = (isActive: boolean) =>
      fixture.editor.send<Source>('PUT', `/api/admin/import-sources/${source.id}`, { ...input('Geändert'), isActive })
    await switched(false)
    expect((await fixture.patch(other, { startsAt: '2030-09-02T17:00:00+02:00' })).status).toBe(200)
    expect((await switched(true)).body.waiting?.counts).toMatchObject({ change: 1 })
    await readAtNight('2026-11-29T03:00:00+01:00')
    expect((await sourceNow(source.id)).waiting?.counts).toMatchObject({ change: 1 })
    expect((await starts('Geändert')).slice(0, 2)).toEqual(['2030-09-01T18:00', '2030-09-02T17:00'])
  })
})
