import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { builtInRole } from '../../app/platform/auth/built-in-roles.ts'
import { ROLE_NAMES } from '../../app/platform/auth/role-names.ts'
import { ROLES } from '../../app/platform/auth/roles.ts'
import { rateLimits, roles } from '../../app/platform/auth/tables.ts'
import { t } from '../../app/platform/i18n/i18n.ts'
import type { Label } from '../../app/platform/i18n/message-ids.ts'
import { allRecordTypes } from '../../app/server/record-types.ts'
import '../support/german-texts.ts'
import { readingTable } from '../support/reading-table.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import { createTestUser, type TestUser } from '../support/user.ts'

const NONE = { programme: 'none', magazine: 'none', site: 'none', media: 'none', entries: 'none', settings: 'none', people: 'none' }

describe('the roles of the theatre', () => {
  let app: TestApp
  let admin: TestUser
  beforeAll(async () => {
    app = await createTestApp()
    admin = await createTestUser(app, 'admin')
  })
  afterAll(() => app.close())
  // Rate limits count by address, and all requests of these tests come from the same one.
  beforeEach(() => app.foyer.platform.db.delete(rateLimits))

  const copy = (from: string, name: string) =>
    admin.visitor.send<{ id: string; errors?: Record<string, string[]> }>('POST', '/api/roles', { from, name })
  const change = (id: string, name: string, areas: object, revision = 0, more: object = {}) =>
    admin.visitor.send<{ errors?: object; code?: string }>('PUT', `/api/roles/${id}`, {
      ...{ name, revision },
      permissions: { areas: { ...NONE, ...areas }, fields: {}, scope: 'all', ...more },
    })

  it('are copied, changed and given; a change is in force with the next request', async () => {
    const { status, body } = await copy('magazine', 'Dramaturgie')
    expect(status).toBe(201)
    const user = await createTestUser(app, 'reader')
    expect((await admin.visitor.send('PATCH', `/api/people/${user.id}`, { role: body.id })).status).toBe(204)
    expect((await user.visitor.send('POST', '/api/admin/article', { unknown: 1 })).status).toBe(400)
    expect((await user.visitor.send('POST', '/api/admin/production', { title: 'Nein' })).status).toBe(403)
    expect((await change(body.id, 'Dramaturgie', { programme: 'write' })).status).toBe(204)
    expect((await user.visitor.send('POST', '/api/admin/article', { unknown: 1 })).status).toBe(403)
    expect((await user.visitor.send('POST', '/api/admin/production', { title: 'Ja' })).status).toBe(201)
    expect((await user.visitor.fetch('/cms-hub/article')).status).toBe(403)
  })

  it('as they come with the house read what the guide says', async () => {
    const stored = await app.foyer.platform.db.select().from(roles)
    const builtIn = ROLES.map((id) => ({ name: t(ROLE_NAMES[id]), role: builtInRole(id) }))
    const shipped = ['box-office', 'press', 'production-guest'].flatMap((id) => {
      const row = stored.find((one) => one.id === id)
      const records = row?.permissions.scope === 'productions' ? {} : null
      return row ? [{ name: row.name, role: { id, permissions: row.permissions, records } }] : []
    })
    const table = readingTable([...builtIn, ...shipped], allRecordTypes, (name) => t(name as Label))
    expect(readFileSync('docs/redaktion.md', 'utf8'), table).toContain(table)
  })

  it('are not overwritten by somebody who has not seen the latest change, and share no name', async () => {
    const { id } = (await copy('reader', 'Verein')).body
    expect((await change(id, 'Verein', { site: 'read' })).status).toBe(204)
    expect((await change(id, 'Verein', { site: 'write' })).body).toMatchObject({ code: 'conflict' })
    expect((await copy('reader', 'Verein')).body.errors).toMatchObject({ name: ['So heißt schon eine andere Rolle.'] })
    expect((await copy('reader', 'Redaktion')).status).toBe(400)
  })

  it('never include accounts, not even as a copy of the administrators’', async () => {
    const { id } = (await copy('admin', 'Leitung')).body
    const user = await createTestUser(app, id)
    expect((await user.visitor.fetch('/cms-hub/people')).status).toBe(403)
    expect((await user.visitor.fetch('/cms-hub/settings')).status).toBe(200)
    expect((await change(id, 'Leitung', { people: 'write' })).status).toBe(400)
    expect((await change(id, 'Leitung', { programme: 'write' }, 0, { fields: { programme: { event: ['nothing'] } } })).status).toBe(400)
  })

  it('go only while nobody has them; built-in ones neither change nor go', async () => {
    const { id } = (await copy('reader', 'Praktikum')).body
    const user = await createTestUser(app, id)
    const remove = (role: string) => admin.visitor.send<{ code: string }>('DELETE', `/api/roles/${role}`)
    expect((await remove(id)).body).toMatchObject({ code: 'in_use' })
    expect((await admin.visitor.send('PATCH', `/api/people/${user.id}`, { role: 'reader' })).status).toBe(204)
    expect((await remove(id)).status).toBe(204)
    expect((await admin.visitor.send('PATCH', `/api/people/${user.id}`, { role: id })).status).toBe(400)
    expect((await remove('editor')).status).toBe(404)
    expect((await change('editor', 'Redaktion', { programme: 'read' })).status).toBe(404)
  })

  it('leave an administrator, though two take each other’s role at the same moment', async () => {
    const other = await createTestUser(app, 'admin')
    const take = (by: TestUser, from: TestUser) => by.visitor.send('PATCH', `/api/people/${from.id}`, { role: 'reader' })
    const answers = await Promise.all([take(admin, other), take(other, admin)])
    // Who comes second is told so, or is no administrator any more by then.
    const [first, second] = answers.map(({ status }) => status).toSorted()
    expect(first).toBe(204)
    expect([403, 409]).toContain(second)
    const copying = ({ visitor }: TestUser, name: string) => visitor.send('POST', '/api/roles', { from: 'reader', name })
    const copies = await Promise.all([copying(admin, 'Die eine'), copying(other, 'Die andere')])
    expect(copies.map(({ status }) => status).toSorted()).toEqual([201, 403])
  })
})
