import { describe, expect, it } from 'vitest'
import { AREAS, type Level } from './areas.ts'
import { builtInRole } from './built-in-roles.ts'
import { type Permissions, permissionsSchema } from './permissions.ts'
import { can, canCreate, canSome, canWithObject, canWithType, seesWorkOf, worksWith, writableFields } from './rights.ts'
import { ROLES, type Role } from './roles.ts'

const EVENT = { name: 'event', area: 'programme', within: 'parent' } as const
const PRODUCTION = { name: 'production', area: 'programme', within: 'itself' } as const
const ROOM = { name: 'room', area: 'programme' } as const

function permissions(levels: Partial<Permissions['areas']>, more: Partial<Permissions> = {}): Permissions {
  const none = Object.fromEntries(AREAS.map((area) => [area, 'none'])) as Record<(typeof AREAS)[number], Level>
  return { areas: { ...none, ...levels }, fields: {}, scope: 'all', ...more }
}
const boxOffice: Role = {
  id: 'box-office',
  permissions: permissions({ programme: 'write' }, { fields: { programme: { event: ['status', 'note', 'cast'] } } }),
  records: null,
}
const guest: Role = {
  id: 'guest',
  permissions: permissions({ programme: 'write', media: 'write', magazine: 'read' }, { scope: 'productions' }),
  records: { production: [3], event: [31, 32] },
}

describe('rights of the built-in roles', () => {
  it('give each role its parts of the house to write in', () => {
    const writes = Object.fromEntries(ROLES.map((role) => [role, AREAS.filter((area) => can(builtInRole(role), 'write', area)).join(' ')]))
    expect(writes).toEqual({
      admin: 'programme magazine site media entries settings people',
      editor: 'programme magazine site media entries',
      programme: 'programme media',
      magazine: 'magazine media',
      reader: '',
    })
  })

  it('let all of the staff read, but what is personal or sets up the house only those who work with it', () => {
    for (const role of ROLES) {
      expect(can(builtInRole(role), 'read', 'people')).toBe(role === 'admin')
      expect(can(builtInRole(role), 'read', 'settings')).toBe(role === 'admin')
      expect(can(builtInRole(role), 'read', 'entries')).toBe(role === 'admin' || role === 'editor')
      expect(can(builtInRole(role), 'read', 'programme')).toBe(true)
    }
  })

  it('tell with which parts a role works: it writes in them, or reads them where it writes nowhere', () => {
    const works = Object.fromEntries(ROLES.map((role) => [role, AREAS.filter((area) => worksWith(builtInRole(role), area)).join(' ')]))
    expect(works).toMatchObject({ programme: 'programme media', magazine: 'magazine media', reader: 'programme magazine site media' })
  })

  it('let nobody delete what they may not write', () => {
    for (const role of ROLES.map(builtInRole)) for (const area of AREAS) expect(can(role, 'delete', area)).toBe(can(role, 'write', area))
  })
})

describe('a role limited to fields', () => {
  it('reads all of the area, changes only those fields, and creates and deletes nothing', () => {
    expect(can(boxOffice, 'read', 'programme')).toBe(true)
    expect(canWithType(boxOffice, 'write', EVENT)).toBe(true)
    expect(writableFields(boxOffice, EVENT)).toEqual(['status', 'note', 'cast'])
    expect(canWithType(boxOffice, 'write', PRODUCTION)).toBe(false)
    expect(canCreate(boxOffice, EVENT)).toBe(false)
    expect(canWithType(boxOffice, 'delete', EVENT)).toBe(false)
  })

  it('stays outside of all that knows only areas, and edits no page', () => {
    expect(can(boxOffice, 'write', 'programme')).toBe(false)
    expect(canWithObject(boxOffice, 'write', 'programme', { type: 'event', id: 31 })).toBe(false)
  })
})

describe('a role limited to productions', () => {
  it('works with these, their performances and their pages, and with no others', () => {
    expect(canWithObject(guest, 'write', 'programme', { type: 'production', id: 3 })).toBe(true)
    expect(canWithObject(guest, 'write', 'programme', { type: 'event', id: 32 })).toBe(true)
    expect(canWithObject(guest, 'write', 'programme', { type: 'production', id: 4 })).toBe(false)
    expect(canWithObject(guest, 'write', 'site', { type: 'page', id: 3 })).toBe(false)
    expect(canWithObject(guest, 'write', 'programme', { type: 'production', id: undefined })).toBe(false)
  })

  it('adds performances and no productions, and only reads rooms and people', () => {
    expect(canCreate(guest, EVENT)).toBe(true)
    expect(canCreate(guest, PRODUCTION)).toBe(false)
    expect(canWithType(guest, 'read', ROOM)).toBe(true)
    expect(canWithType(guest, 'write', ROOM)).toBe(false)
  })

  it('sees history, plans and drafts of what belongs to a production alone', () => {
    expect(seesWorkOf(guest, EVENT)).toBe(true)
    expect(seesWorkOf(guest, { name: 'room-booking', area: 'programme', seenWithin: 'productionId' })).toBe(true)
    expect(seesWorkOf(guest, ROOM)).toBe(false)
  })

  it('stays outside of all that knows only areas, but for those that it reads', () => {
    for (const action of ['read', 'write', 'delete'] as const) expect(can(guest, action, 'programme')).toBe(false)
    expect(can(guest, 'write', 'media')).toBe(false)
    expect(can(guest, 'read', 'media')).toBe(false)
    expect(can(guest, 'read', 'magazine')).toBe(true)
    expect(canSome(guest, 'write', 'magazine')).toBe(false)
  })
})

describe('a role that reads what is published', () => {
  const press: Role = {
    id: 'press',
    permissions: { ...permissions({ programme: 'read', magazine: 'read' }), scope: 'published' },
    records: null,
  }

  it('reads records that visitors see, none that are for staff, and nothing of any area as a whole', () => {
    expect(canWithType(press, 'read', PRODUCTION)).toBe(true)
    expect(canWithType(press, 'read', { name: 'absence', area: 'programme', isForStaff: true })).toBe(false)
    for (const area of AREAS) expect(can(press, 'read', area)).toBe(false)
    expect(canWithObject(press, 'read', 'programme', { type: 'production', id: 3 })).toBe(false)
  })

  it('reads no type that says visitors nothing, and sees no work of any', () => {
    const redirect = { name: 'redirect', area: 'programme', fields: { oldPath: { isForStaff: true } } } as const
    expect(canWithType(press, 'read', redirect)).toBe(false)
    expect(canWithType(press, 'read', { ...redirect, fields: { ...redirect.fields, title: {} } })).toBe(true)
    expect(seesWorkOf(press, PRODUCTION)).toBe(false)
  })

  it('writes nowhere', () => {
    expect(permissionsSchema.safeParse(press.permissions).success).toBe(true)
    for (const area of ['programme', 'media', 'site'] as const) {
      const writing = { ...press.permissions, areas: { ...press.permissions.areas, [area]: 'write' } }
      expect(permissionsSchema.safeParse(writing).success).toBe(false)
    }
  })
})

describe('the permissions of a role that somebody makes', () => {
  it('never include accounts, by which one could give oneself all the others', () => {
    expect(permissionsSchema.safeParse(permissions({ site: 'delete' })).success).toBe(true)
    for (const people of ['read', 'write', 'delete'] as const)
      expect(permissionsSchema.safeParse(permissions({ people })).success).toBe(false)
  })

  it('end at reading outside of programme and media where they are limited to productions', () => {
    expect(permissionsSchema.safeParse(guest.permissions).success).toBe(true)
    expect(permissionsSchema.safeParse({ ...guest.permissions, areas: { ...guest.permissions.areas, site: 'write' } }).success).toBe(false)
  })
})
