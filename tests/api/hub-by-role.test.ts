import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Permissions } from '../../app/platform/auth/permissions.ts'
import { roles } from '../../app/platform/auth/tables.ts'
import { createDemoApp } from '../support/demo-app.ts'
import type { TestApp } from '../support/test-app.ts'
import type { Visitor } from '../support/visitor.ts'

/** Answers what visitors write in forms, and has no business with anything else. */
const FORMS_ONLY: Permissions = {
  areas: { programme: 'none', magazine: 'none', site: 'none', media: 'none', entries: 'write', settings: 'none', people: 'none' },
  fields: {},
  scope: 'all',
}
/** The four actions of the evening desk, and one at a time what a role is offered. */
const CANCEL = 'Absagen'
const RECAST = 'Umbesetzen'
const MOVE = 'Verlegen, später'
const NOTICE = 'Hinweis'

describe('the hub by role', () => {
  let app: TestApp
  const staff: Record<string, Visitor> = {}
  let productions: { id: number; title: string }[]
  beforeAll(async () => {
    app = await createDemoApp()
    await app.foyer.platform.db.insert(roles).values({ id: 'forms-only', name: 'Formulare', permissions: FORMS_ONLY })
    for (const role of ['admin', 'programme', 'box-office', 'reader', 'forms-only']) staff[role] = await app.editor(role)
    const { body } = await (staff.admin as Visitor).getJson<{ id: number; title: string }[]>('/api/admin/production/options')
    productions = body
  })
  afterAll(() => app.close())

  const main = async (who: Visitor | undefined, path: string) => {
    const page = (await (await who?.fetch(path))?.text()) ?? ''
    return page.slice(page.indexOf('<main'), page.indexOf('</main>'))
  }
  const navigation = async (who: Visitor | undefined) => {
    const page = (await (await who?.fetch('/cms-hub'))?.text()) ?? ''
    const areas = (page.split('id="hub-navigation"')[1]?.split('</nav>')[0] ?? '').matchAll(/<span>([^<,]+)<\/span>/g)
    return [...areas].map(([, name]) => name)
  }
  const buttons = (html: string) => [CANCEL, RECAST, MOVE, NOTICE].filter((label) => html.includes(`</svg>${label}</button>`))

  it('offers at the evening desk what the role may do: the box office moves nothing, who reads presses nothing', async () => {
    expect(buttons(await main(staff.programme, '/cms-hub/evening'))).toEqual([CANCEL, RECAST, MOVE, NOTICE])
    expect(buttons(await main(staff['box-office'], '/cms-hub/evening'))).toEqual([CANCEL, RECAST, NOTICE])
    const read = await main(staff.reader, '/cms-hub/evening')
    expect(buttons(read)).toEqual([])
    expect(read).toContain('Sie können hier nachsehen, aber nichts ändern.')
  })

  it('plans on the board for those who plan, and says to the others that they read it', async () => {
    const says = 'Ihre Rolle liest den Plan; sie ändert ihn nicht.'
    const planner = await main(staff.programme, '/cms-hub/calendar')
    expect([planner.includes(says), planner.includes('Doppelklick legt an')]).toEqual([false, true])
    for (const role of ['box-office', 'reader']) {
      const board = await main(staff[role], '/cms-hub/calendar')
      expect([role, board.includes(says), board.includes('Doppelklick legt an')]).toEqual([role, true, false])
      expect(board).not.toMatch(/aria-label="Neu/)
    }
  })

  it('tells in “Zu tun” only what the role can do; who reads is told to look', async () => {
    const box = await main(staff['box-office'], '/cms-hub')
    expect(box).toContain('Heute im Haus')
    for (const theirs of ['Vorstellungen mit Konflikt', 'können nicht gebucht werden', 'Importe']) expect(box).not.toContain(theirs)
    const tasks = (await main(staff.reader, '/cms-hub')).split('Zu tun')[1] ?? ''
    expect(tasks).not.toMatch(/>(Lösen|Umbesetzen|Verknüpfen|Schreiben)<\/a>/)
  })

  it('offers a guest of one production nothing of the others: no number, no filter, no plan, and says so where an address leads there', async () => {
    const [own, other] = productions
    const guest = await app.editor('production-guest', [own?.id ?? 0])
    const admin = staff.admin as Visitor
    const { body: category } = await admin.send<{ id: number }>('POST', '/api/admin/article-category', { name: 'Vorab' })
    const secret = { title: 'Geheime Nachricht', categoryId: category.id, publishedAt: '2027-01-05T10:00', isOnline: true }
    await admin.send('POST', '/api/admin/article', secret)
    const at = '2027-01-06T10:00'
    for (const one of [own, other]) await admin.send('POST', `/api/admin/production/${one?.id}/plans`, { isOnline: false, at })
    const start = (await (await guest.fetch('/cms-hub')).text()).split('id="hub-navigation"')[1]?.split('</nav>')[0] ?? ''
    expect(start).toContain('1 Stück')
    // What others play is nobody's lie: only of the own productions is said that none is played.
    const told = await main(guest, '/cms-hub')
    expect([told.includes('Heute wird nicht gespielt.'), told.includes('Von Ihren Stücken wird heute keines gespielt.')]).toEqual([
      false,
      true,
    ])
    const filters = await main(guest, '/cms-hub/event')
    expect([filters.includes(`>${own?.title}</option>`), filters.includes(`>${other?.title}</option>`)]).toEqual([true, false])
    expect((await guest.fetch('/cms-hub/house')).status).toBe(403)
    for (const screen of ['/cms-hub/changes']) {
      const told = await main(guest, screen)
      expect([screen, told.includes('Geheime Nachricht')]).toEqual([screen, false])
      expect([screen, told.includes(own?.title ?? ''), told.includes(other?.title ?? '')]).toEqual([screen, true, false])
      expect([screen, (await main(admin, screen)).includes('Geheime Nachricht')]).toEqual([screen, true])
    }
    const foreign = await guest.fetch(`/cms-hub/production/${other?.id}`)
    expect(foreign.status).toBe(403)
    expect(await foreign.text()).toContain('Das gehört nicht zu den Stücken, mit denen Sie arbeiten.')
    expect((await guest.fetch(`/cms-hub/production/${own?.id}`)).status).toBe(200)
  })

  it('makes sense to somebody with nothing of the programme: no evenings, no empty week, their own area first', async () => {
    const who = staff['forms-only']
    expect(await navigation(who)).toEqual(['Heute', 'Website', 'Haus'])
    const start = await main(who, '/cms-hub')
    for (const foreign of ['Heute keine Vorstellungen', 'Die Woche', 'Verkauf der Spielzeit', 'Unveröffentlichte Entwürfe'])
      expect(start).not.toContain(foreign)
    expect(start).toContain('Zu tun')
    for (const screen of ['calendar', 'evening', 'pages'])
      expect([screen, (await who?.fetch(`/cms-hub/${screen}`))?.status]).toEqual([screen, 403])
    expect((await who?.fetch('/cms-hub/entries'))?.status).toBe(200)
  })

  it('shows a guest the evenings of their own production alone', async () => {
    const [first] = productions
    const guest = await app.editor('production-guest', [first?.id ?? 0])
    const start = await main(guest, '/cms-hub')
    expect(start).toContain('Heute im Haus')
    const others = productions.slice(1).filter(({ title }) => title !== first?.title && start.includes(`>${title}</a>`))
    expect(others).toEqual([])
    expect((await navigation(guest))[0]).toBe('Heute')
  })

  it('shows the press what is published with its press kit, and nothing of plans, sales, files and the log', async () => {
    const [shown, hidden] = productions
    const press = await app.editor('press')
    const admin = staff.admin as Visitor
    const record = await admin.getJson<{ revision: string }>(`/api/admin/production/${hidden?.id}`)
    await admin.send('PATCH', `/api/admin/production/${hidden?.id}`, { base: record.body.revision, values: { isOnline: false } })
    const closed = [
      'absence',
      'room-booking',
      'calendar',
      'evening',
      'log',
      'bin',
      'changes',
      'releases',
      'media',
      'papers',
      'shop',
      'house',
    ]
    for (const screen of closed) expect([screen, (await press.fetch(`/cms-hub/${screen}`)).status]).toEqual([screen, 403])
    const form = await main(press, `/cms-hub/production/${shown?.id}`)
    expect(['Stück', 'Bilder', 'Presse', 'Besetzung', 'Termine', 'Karten'].filter((tab) => form.includes(`>${tab}</`))).toEqual([
      ...['Stück', 'Bilder', 'Presse'],
    ])
    const calls = ['changes', 'plans'].map((call) => `/api/admin/production/${shown?.id}/${call}`)
    for (const call of [...calls, `/api/admin/event/sales?production=${shown?.id}`, `/api/admin/casting/production/${shown?.id}`])
      expect([call, (await press.fetch(call)).status]).toEqual([call, 403])
    type Kit = { pictures: { id: number }[] | null; opensLibrary: boolean }
    const kitOf = (who: Visitor, id = 0) => who.getJson<Kit>(`/api/admin/papers/press?production=${id}`)
    const kit = await kitOf(press, shown?.id)
    expect([kit.status, kit.body.opensLibrary]).toEqual([200, false])
    const original = (pictures: Kit['pictures']) => `/api/admin/media/${pictures?.[0]?.id}/original`
    expect((await press.fetch(original(kit.body.pictures))).status).toBe(200)
    expect((await kitOf(press, hidden?.id)).status).toBe(403)
    expect((await press.fetch(original((await kitOf(admin, hidden?.id)).body.pictures))).status).toBe(404)
    // The box office reads no files.
    expect((await kitOf(staff['box-office'] as Visitor, shown?.id)).body.pictures).toBeNull()
    expect(await main(press, '/cms-hub')).not.toContain('verkauft')
  })

  it('tells a guest who has been given no production that this is so, and nothing of productions of their own', async () => {
    const start = await main(await app.editor('production-guest', []), '/cms-hub')
    expect(start).toContain('Ihnen ist noch kein Stück zugeordnet.')
    expect(start).not.toContain('Von Ihren Stücken')
  })
})
