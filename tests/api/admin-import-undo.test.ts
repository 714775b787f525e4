import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createImportFixture, type ListedPerformance } from '../support/import-fixture.ts'

type Fixture = Awaited<ReturnType<typeof createImportFixture>>

describe('an import taken back', () => {
  let editor: Fixture['editor']
  let app: Fixture['app']
  let performances: Fixture['performances']
  let send: Fixture['send']
  let waitUntilUndone: Fixture['waitUntilUndone']
  beforeAll(async () => {
    ;({ editor, app, performances, send, waitUntilUndone } = await createImportFixture())
  })
  afterAll(() => app.close())

  it('takes an import back as a whole, also swapped places and new productions, and leaves what was changed since, saying who did', async () => {
    const head = 'Produktion;Raum;Beginn;Hinweis;Kennung'
    const stand = async () =>
      (await performances('Zurück')).map(
        ({ title, values }) => `${title.split(' · ')[0]} ${String(values.startsAt).slice(8, 10)} ${values.note}`,
      )
    await send(
      [head, 'Zurück;Studio;10.04.2030 20:00;;Z1', 'Zurück;Studio;11.04.2030 20:00;;Z2', 'Zurück;Studio;12.04.2030 20:00;;Z3'],
      false,
    )
    const before = await stand()
    const swapped = ['Zurück;Studio;11.04.2030 20:00;neu;Z1', 'Zurück;Studio;10.04.2030 20:00;neu;Z2', 'Zurück;Studio;13.04.2030 20:00;;Z3']
    const made = ['Zurück neu;Studio;20.04.2030 20:00;;Z4', 'Zurück;Studio;12.04.2030 20:00;;Z5']
    const { body } = await send([head, ...swapped, ...made], false)
    expect(body.counts).toEqual({ create: 2, change: 3, same: 0, rejected: 0 })
    const path = `/api/admin/import/${body.id}/undo`
    expect((await editor.getJson(path)).body).toEqual({ made: 3, changed: 3, kept: [], keptCount: 0 })
    const reader = await app.editor('magazine')
    expect((await reader.send('POST', path, undefined)).status).toBe(403)
    expect((await editor.send('POST', path, undefined)).status).toBe(202)
    await waitUntilUndone(body.id)
    expect(await stand()).toEqual(before)
    const { body: left } = await editor.getJson<unknown[]>('/api/admin/production/options?q=Zur%C3%BCck%20neu')
    expect(left).toEqual([])
    expect((await editor.send('POST', path, undefined)).status).toBe(409)
    // Imported again; a colleague changes a performance before the import is undone.
    const again = (await send([head, ...swapped, ...made], false)).body
    const touched = (await performances('Zurück')).find(({ title }) => title.startsWith('Zurück neu')) as ListedPerformance
    const colleague = await app.editor()
    const { body: stored } = await colleague.getJson<{ revision: string }>(`/api/admin/event/${touched.id}`)
    await colleague.send('PATCH', `/api/admin/event/${touched.id}`, { base: stored.revision, values: { note: 'Mein Satz' } })
    await editor.send('POST', `/api/admin/import/${again.id}/undo`, undefined)
    const state = await waitUntilUndone(again.id)
    expect(state.kept).toEqual([
      { title: 'Zurück neu · 20.04.2030, 20:00\u00a0Uhr', reason: expect.stringMatching(/ hat es seither geändert\.$/) },
      // The kept performance still needs its production.
      { title: 'Zurück neu', reason: expect.stringContaining('1 Vorstellung') },
    ])
    expect(await stand()).toEqual([...before, 'Zurück neu 20 Mein Satz'])
    // The audit log has all of it, under the name of the user who undid it.
    const { body: history } = await editor.getJson<{ action: string }[]>(
      `/api/admin/event/${(await performances('Zurück'))[0]?.id}/changes`,
    )
    expect(history.slice(0, 2).map(({ action }) => action)).toEqual(['restored', 'changed'])
  })

  it('is one line of the log, which says what it took back and leads to each record of it', async () => {
    const head = 'Produktion;Raum;Beginn;Hinweis;Kennung'
    await send([head, 'Eine Zeile;Studio;10.05.2031 20:00;;P1'], false)
    const { body } = await send([head, 'Eine Zeile;Studio;10.05.2031 20:00;neu;P1', 'Eine Zeile;Studio;11.05.2031 20:00;;P2'], false)
    await editor.send('POST', `/api/admin/import/${body.id}/undo`, undefined)
    await waitUntilUndone(body.id)
    const rowsOf = async (query: string) =>
      [...(await (await editor.fetch(`/cms-hub/log?${query}`)).text()).matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row = '']) =>
        row
          .replaceAll(/<!--.*?-->/g, '')
          .replaceAll(/<[^>]+>/g, ' ')
          .replaceAll(/\s+/g, ' ')
          .trim(),
      )
    const [, first, second] = await rowsOf('')
    expect(first).toContain('spielplan Import rückgängig gemacht: 1 gelöscht, 1 mit früheren Angaben, 0 geblieben Rita Redaktion')
    expect(second).toContain('Eine Zeile · 11.05.2031, 20:00 Uhr Vorstellung angelegt')
    const whole = (await rowsOf(`import=${body.id}`)).join('\n')
    for (const action of ['zurückgeholt', 'gelöscht', 'angelegt', 'geändert']) expect(whole).toContain(action)
    expect(await (await editor.fetch('/cms-hub')).text()).toContain('rückgängig gemacht')
  })
})
