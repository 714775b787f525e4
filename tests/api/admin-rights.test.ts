import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Area } from '../../app/platform/auth/rights.ts'
import { can } from '../../app/platform/auth/rights.ts'
import { ROLES, type Role } from '../../app/platform/auth/roles.ts'
import { allRecordTypes } from '../../app/server/record-types.ts'
import screens from '../../app/shell/routes.ts'
import { ADMIN_ENDPOINTS, type Endpoint, type Right } from '../support/admin-endpoints.ts'
import { adminRoutes } from '../support/registered-routes.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import type { Visitor } from '../support/visitor.ts'

const SCREENS: Record<string, Right> = {
  hub: 'staff',
  'hub-account': 'staff',
  'hub-bin': 'staff',
  'hub-calendar': ['read', 'programme'],
  'hub-changes': 'staff',
  'hub-check': ['read', 'site'],
  'hub-entries': ['read', 'entries'],
  'hub-event-cast': ['read', 'programme'],
  'hub-import': ['write', 'programme'],
  'hub-jobs': ['write', 'settings'],
  'hub-log': 'staff',
  'hub-lost': ['read', 'site'],
  'hub-mails': ['read', 'people'],
  'hub-media': 'staff',
  'hub-media-item': 'staff',
  'hub-pages': ['read', 'site'],
  'hub-people': ['read', 'people'],
  'hub-performances': ['write', 'programme'],
  'hub-production-cast': ['read', 'programme'],
  'hub-record': 'write',
  'hub-records': 'read',
  'hub-releases': 'staff',
  'hub-replace': ['write', 'site'],
  'hub-settings': ['read', 'settings'],
  'hub-shop': ['read', 'programme'],
  'hub-shop-links': ['read', 'programme'],
}

type RouteEntry = { id?: string; path?: string; children?: RouteEntry[] }

/** The screens of the admin area by route, with their addresses. */
function registeredScreens(entries: RouteEntry[]): Map<string, string> {
  const all = entries.flatMap((entry): RouteEntry[] => [entry, ...(entry.children ?? [])])
  return new Map(all.flatMap(({ id, path }) => (id?.startsWith('hub') && path ? [[id, `/${path}`] as const] : [])))
}

const byArea = new Map(allRecordTypes.map((type) => [type.area, type.name]))

/** Content types to test an endpoint with, each with the area of rights that it belongs to. */
function typesFor(right: Right): [name: string, area: Area | undefined][] {
  if (right === 'staff' || right === 'everybody') return [['tag', undefined]]
  return Array.isArray(right) ? [['event', right[1]]] : [...byArea].map(([area, name]) => [name, area])
}

function isAllowed(role: Role, right: Right, area: Area | undefined): boolean {
  if (right === 'staff' || right === 'everybody' || !area) return true
  return can(role, Array.isArray(right) ? right[0] : right, area)
}

describe('the rights of the admin area', () => {
  let app: TestApp
  const staff = new Map<Role, Visitor>()
  beforeAll(async () => {
    app = await createTestApp()
    for (const role of ROLES) staff.set(role, await app.editor(role))
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
    for (const [type, area] of typesFor(row.right)) {
      for (const [role, who] of staff) {
        expected[`${role} ${type}`] = isAllowed(role, row.right, area) ? row.ok : 403
        answered[`${role} ${type}`] = await status(who, call, row, type)
      }
      expected[`nobody ${type}`] = row.right === 'everybody' ? row.ok : 401
      answered[`nobody ${type}`] = await status(app.visitor(), call, row, type)
    }
    expect(answered).toEqual(expected)
  })

  it('decide what each role sees on every screen; anyone else gets the login', async () => {
    const expected: Record<string, unknown> = {}
    const seen: Record<string, unknown> = {}
    for (const [id, pattern] of registeredScreens(screens as RouteEntry[])) {
      const right = SCREENS[id] ?? 'staff'
      // The blank form stands for a record, the not-found screen for a file and for a cast.
      const missing = ['hub-media-item', 'hub-production-cast', 'hub-event-cast'].includes(id)
      for (const [type, area] of typesFor(right)) {
        const address = pattern.replace(':type', type === 'media' ? 'tag' : type).replace(':id', missing ? '999999999' : 'new')
        for (const [role, who] of staff) {
          const part = type === 'media' ? 'programme' : area
          expected[`${role} ${id} ${type}`] = isAllowed(role, right, part) ? (missing ? 404 : 200) : 403
          seen[`${role} ${id} ${type}`] = (await who.fetch(address)).status
        }
        expected[`nobody ${id} ${type}`] = true
        seen[`nobody ${id} ${type}`] = (await (await app.visitor().fetch(address)).text()).includes('name="password"')
      }
    }
    expect(seen).toEqual(expected)
  })

  it('leave in the menu only what a role works with', async () => {
    const menuOf = async (role: Role) => {
      const html = await (await (staff.get(role) as Visitor).fetch('/cms-hub')).text()
      const menu = html.slice(html.indexOf('aria-label="Verwaltung"')).split('</nav>')[0] ?? ''
      return [...menu.matchAll(/href="\/cms-hub\/([\w-]+)"/g)].map(([, to]) => to)
    }
    const [programme, reader] = [await menuOf('programme'), await menuOf('reader')]
    expect(programme).toEqual(expect.arrayContaining(['event', 'production', 'media', 'import', 'calendar', 'bin', 'check']))
    for (const screen of ['article', 'redirect', 'pages', 'lost', 'settings', 'people', 'entries', 'jobs', 'mails']) {
      expect(programme).not.toContain(screen)
    }
    expect(reader).toEqual(expect.arrayContaining(['event', 'article', 'redirect', 'pages']))
    expect(reader).not.toContain('settings')
  })

  it('let users who may only read see a record, and nothing in it that changes it', async () => {
    const admin = staff.get('admin') as Visitor
    const { body } = await admin.send<{ id: number }>('POST', '/api/admin/production', {
      title: 'Nur zu lesen',
      programme: [{ composer: 'A', work: 'B' }],
    })
    const html = await (await (staff.get('reader') as Visitor).fetch(`/cms-hub/production/${body.id}`)).text()
    const form = html.slice(html.indexOf('<form'), html.indexOf('</form>'))
    expect(form).toContain('Hier können Sie nur lesen.')
    expect(form.match(/<button[^>]*>[^<]*/g)?.map((button) => button.replace(/^.*>/, ''))).toEqual(['Verlauf'])
  })
})
