import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { putOffCards } from '../../app/first-day/state.server.ts'
import { AREAS } from '../../app/platform/auth/areas.ts'
import { builtInRole } from '../../app/platform/auth/built-in-roles.ts'
import type { Permissions } from '../../app/platform/auth/permissions.ts'
import { type Area, can, canCreate, canSome, canWithType, readsOnlyPublished, seesDrafts } from '../../app/platform/auth/rights.ts'
import { ROLES, type Role } from '../../app/platform/auth/roles.ts'
import { roles } from '../../app/platform/auth/tables.ts'
import type { RecordType } from '../../app/records/record-type.ts'
import { typeFor } from '../../app/records/role-limits.server.ts'
import { allRecordTypes } from '../../app/server/record-types.ts'
import screens from '../../app/shell/routes.ts'
import { ADMIN_ENDPOINTS, type Endpoint, type Right } from '../support/admin-endpoints.ts'
import { adminRoutes, apiRoutes, editorApiRoutes } from '../support/registered-routes.ts'
import { readStoredState } from '../support/stored-state.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import type { Visitor } from '../support/visitor.ts'

type ScreenRight = Right | 'create' | 'create performances' | 'log' | 'drafts' | 'library'

const SCREENS: Record<string, ScreenRight> = {
  hub: 'staff',
  'hub-account': 'staff',
  'hub-appearance': ['write', 'settings'],
  'hub-bin': 'log',
  'hub-calendar': ['read', 'programme'],
  'hub-changes': 'drafts',
  'hub-check': ['read', 'site'],
  'hub-demo-texts': ['read', 'site'],
  'hub-evening': ['read', 'programme'],
  'hub-entries': ['read', 'entries'],
  'hub-first-day': ['write', 'settings'],
  'hub-event-cast': { performances: 'read' },
  'hub-house': ['read', 'site'],
  'hub-import': ['write', 'programme'],
  'hub-import-sources': ['write', 'programme'],
  'hub-jobs': ['write', 'settings'],
  'hub-log': 'log',
  'hub-lost': ['read', 'site'],
  'hub-mails': ['read', 'people'],
  'hub-media': 'library',
  'hub-media-item': 'library',
  'hub-move-in': ['write', 'settings'],
  'hub-pages': ['read', 'site'],
  'hub-papers': ['read', 'programme'],
  'hub-people': ['read', 'people'],
  'hub-performances': 'create performances',
  'hub-record': 'create',
  'hub-records': 'read',
  'hub-planning-feeds': ['read', 'programme'],
  'hub-redirect-list': ['write', 'site'],
  'hub-releases': 'drafts',
  'hub-replace': ['write', 'site'],
  'hub-roles': ['read', 'people'],
  'hub-settings': ['read', 'settings'],
  'hub-shop': ['read', 'programme'],
  'hub-shop-links': ['read', 'programme'],
  'hub-translate': 'staff',
  'hub-translations': 'drafts',
}

/** Of the login library, what changes the account that is logged in. */
const ACCOUNT_CALLS = ['change-password', 'two-factor/enable', 'two-factor/disable', 'passkey/verify-registration'].map(
  (call) => `/auth/${call}`,
)

type RouteEntry = { id?: string; path?: string; children?: RouteEntry[] }

/** The screens of the admin area by route, with their addresses. */
function registeredScreens(entries: RouteEntry[]): Map<string, string> {
  const all = entries.flatMap((entry): RouteEntry[] => [entry, ...(entry.children ?? [])])
  return new Map(all.flatMap(({ id, path }) => (id?.startsWith('hub') && path ? [[id, `/${path}`] as const] : [])))
}

const byArea = new Map(allRecordTypes.map((type) => [type.area, type]))
const EVENT = allRecordTypes.find(({ name }) => name === 'event') as RecordType

/** Record types to test an endpoint with: one of each area, and that of performances, which some roles have limits for. */
function typesFor(right: ScreenRight): RecordType[] {
  return ['read', 'write', 'delete', 'create', 'history'].includes(String(right)) ? [...new Set([...byArea.values(), EVENT])] : [EVENT]
}

function isAllowed(role: Role, right: ScreenRight, type: RecordType): boolean {
  if (right === 'staff' || right === 'everybody') return true
  if (right === 'work') return !readsOnlyPublished(role)
  if (right === 'history') return canWithType(role, 'read', type) && !readsOnlyPublished(role)
  if (right === 'drafts') return seesDrafts(role)
  if (right === 'library') return canWithType(role, 'read', byArea.get('media') as RecordType)
  if (right === 'log') return AREAS.some((area) => can(role, 'read', area))
  if (right === 'create') return canCreate(role, type)
  if (right === 'create performances') return canCreate(role, EVENT)
  if (right === 'all content') return (['site', 'magazine', 'programme'] as const).every((area) => can(role, 'read', area))
  if (Array.isArray(right)) return can(role, right[0], right[1] as Area)
  if (typeof right !== 'object') return canWithType(role, right, type)
  if ('some' in right) return canSome(role, 'read', right.some)
  if ('casting' in right) return canWithType(role, right.casting, EVENT) && !readsOnlyPublished(role)
  return canWithType(role, right.performances, EVENT)
}

/** Made for these tests: writes some fields of productions and venues, and articles without deleting them. */
const INVENTED: Permissions = {
  areas: { programme: 'write', magazine: 'write', site: 'read', media: 'none', entries: 'read', settings: 'none', people: 'none' },
  fields: { programme: { production: ['teaser'], venue: ['name'] } },
  scope: 'all',
}

describe('the rights of the admin area', () => {
  let app: TestApp
  const staff = new Map<string, { who: Visitor; role: Role }>()
  const visitorOf = (role: string) => staff.get(role)?.who as Visitor
  beforeAll(async () => {
    app = await createTestApp()
    const { db } = app.foyer.platform
    // Into an untouched house the hub would lead to its first day.
    await putOffCards(app.foyer.platform, [])
    for (const id of ROLES) staff.set(id, { who: await app.editor(id), role: builtInRole(id) })
    await db.insert(roles).values({ id: 'invented', name: 'Erfunden', permissions: INVENTED })
    for (const { id, permissions } of await db.select().from(roles)) {
      const records = permissions.scope === 'productions' ? {} : null
      staff.set(id, { who: await app.editor(id), role: { id, permissions, records } })
    }
  })
  afterAll(() => app.close())

  async function status(who: Visitor, call: string, { path, body }: Endpoint, type: string): Promise<number> {
    const [method = '', pattern = ''] = call.split(' ')
    const address = (path ?? pattern.replace(':type', type).replace(/:\w+/g, '999999999')).replace('T/', `${type}/`)
    if (method === 'GET') return (await who.fetch(`/api${address}`)).status
    return (await who.send(method, `/api${address}`, body)).status
  }

  it('are defined for every endpoint', () => {
    expect(Object.keys(ADMIN_ENDPOINTS).toSorted()).toEqual(adminRoutes(app))
  })

  it('are defined for every screen', () => {
    expect(Object.keys(SCREENS).toSorted()).toEqual([...registeredScreens(screens as RouteEntry[]).keys()].toSorted())
  })

  it.each(Object.entries(ADMIN_ENDPOINTS))('of %s are those of each role', async (call, row) => {
    const expected: Record<string, number> = {}
    const answered: Record<string, number> = {}
    for (const type of typesFor(row.right)) {
      for (const [id, { who, role }] of staff) {
        const isLimited = typeFor(app.foyer.platform, { id: '', role }, type).only !== undefined
        const ok = call.startsWith('GET /admin/:type/:id') && isLimited ? 404 : row.ok
        expected[`${id} ${type.name}`] = isAllowed(role, row.right, type) ? ok : 403
        answered[`${id} ${type.name}`] = await status(who, call, row, type.name)
      }
      expected[`nobody ${type.name}`] = row.right === 'everybody' ? row.ok : 401
      answered[`nobody ${type.name}`] = await status(app.visitor(), call, row, type.name)
    }
    expect(answered).toEqual(expected)
  })

  it('are nobody else’s: a page drawn for another account writes nothing, by whichever call', async () => {
    const owner = visitorOf('editor')
    const { body: known } = await owner.getJson<{ id: string }>('/pageeditor-api/user')
    const asOwner = { 'X-Page-Owner': known.id }
    const next = visitorOf('admin')
    const routes = [...apiRoutes(app), ...editorApiRoutes(app), ...ACCOUNT_CALLS.map((path) => ({ method: 'POST', path }))]
    const writes = routes.filter(({ method, path }) => method !== 'GET' && path !== '/user-logout')
    expect(writes.length).toBeGreaterThan(100)
    const before = await readStoredState(app.foyer.platform.db)
    const answers = writes.map(async ({ method, path }) => {
      const address = `${path.startsWith('/pageeditor-api') ? '' : '/api'}${path.replace(/:(\w+)(\{(?:[^{}]|\{[^{}]*\})*\})?/g, '1')}`
      const { status, body } = await next.send<{ code?: string }>(method, address, {}, asOwner)
      return `${method} ${path}: ${status} ${body?.code}`
    })
    expect((await Promise.all(answers)).filter((answer) => !answer.endsWith(': 409 other_account'))).toEqual([])
    expect(await readStoredState(app.foyer.platform.db)).toEqual(before)

    const refused = await next.send<{ detail: string; logged_in: { name: string } }>('POST', '/api/admin/alert', {}, asOwner)
    expect(refused.body.detail).toContain(`ist inzwischen ${refused.body.logged_in.name} angemeldet`)
    // Reading is free, and who logs in or out is asked for no page.
    expect((await next.fetch('/api/admin/alert', { headers: asOwner })).status).toBe(200)
    expect((await app.visitor().send('POST', '/api/user-logout', undefined, asOwner)).status).toBe(200)
    expect((await owner.send('POST', '/api/admin/alert', {}, asOwner)).status).toBe(400)
  })

  it('decide what each role sees on every screen; anyone else gets the login', async () => {
    const expected: Record<string, unknown> = {}
    const seen: Record<string, unknown> = {}
    for (const [id, pattern] of registeredScreens(screens as RouteEntry[])) {
      const right = SCREENS[id] ?? 'staff'
      // The blank form stands for a record, the not-found screen for a file, for a cast, and for translations in a site of one language.
      const missing = ['hub-media-item', 'hub-event-cast', 'hub-translate', 'hub-translations'].includes(id)
      for (const type of typesFor(right).filter(({ name }) => name !== 'media')) {
        const address = pattern.replace(':type', type.name).replace(':id', missing ? '999999999' : 'new')
        for (const [name, { who, role }] of staff) {
          expected[`${name} ${id} ${type.name}`] = isAllowed(role, right, type) ? (missing ? 404 : 200) : 403
          seen[`${name} ${id} ${type.name}`] = (await who.fetch(address)).status
        }
        expected[`nobody ${id} ${type.name}`] = true
        seen[`nobody ${id} ${type.name}`] = (await (await app.visitor().fetch(address)).text()).includes('name="password"')
      }
    }
    expect(seen).toEqual(expected)
  })

  it('leave in the menu only what a role works with', async () => {
    const menuOf = async (role: string) => {
      const { body } = await visitorOf(role).getJson<{ results: { kind: string; url: string }[] }>('/api/staff/screens')
      return body.results.flatMap(({ kind, url }) => (kind === 'screen' ? [url.replace('/cms-hub/', '')] : []))
    }
    const [programme, reader] = [await menuOf('programme'), await menuOf('reader')]
    expect(programme).toEqual(expect.arrayContaining(['event', 'production', 'media', 'import', 'calendar', 'bin', 'check']))
    for (const screen of ['article', 'redirect', 'pages', 'lost', 'settings', 'people', 'entries', 'jobs', 'mails']) {
      expect(programme).not.toContain(screen)
    }
    expect(reader).toEqual(expect.arrayContaining(['event', 'article', 'redirect', 'pages']))
    expect(reader).not.toContain('settings')
    // The areas of the navigation are those of these screens, and no others.
    const navigation = await (await visitorOf('magazine').fetch('/cms-hub')).text()
    const areas = [...(navigation.split('id="hub-navigation"')[1]?.split('</nav>')[0] ?? '').matchAll(/<span>([^<,]+)<\/span>/g)]
    expect(areas.map(([, name]) => name)).toEqual(['Heute', 'Planung', 'Magazin', 'Website', 'Ordnung', 'Haus'])
  })

  it('let users who may only read see a record, and nothing in it that changes it', async () => {
    const admin = visitorOf('admin')
    const { body } = await admin.send<{ id: number }>('POST', '/api/admin/production', {
      title: 'Nur zu lesen',
      programme: [{ composer: 'A', work: 'B' }],
    })
    const html = await (await visitorOf('reader').fetch(`/cms-hub/production/${body.id}`)).text()
    const form = html.slice(html.indexOf('data-record-form'), html.indexOf('</main>'))
    expect(form).toContain('Hier können Sie nur lesen.')
    expect(form.match(/<button[^>]*>[^<]*/g)?.map((button) => button.replace(/^.*>/, ''))).toEqual([
      // The menu, whose items depend on rights themselves, what is missing, and the sections: all lead somewhere.
      ...['', 'Kein Text', 'Keine Besetzung', 'Kein Plakat'],
      ...['Stück', 'Besetzung', 'Termine', 'Karten', 'Bilder', 'Presse'],
    ])
  })
})
