import { describe, expect, it } from 'vitest'
import type { Area } from './rights.ts'
import { can, worksWith } from './rights.ts'
import { ROLES } from './roles.ts'

const AREAS: Area[] = ['programme', 'magazine', 'site', 'media', 'entries', 'settings', 'people']

describe('rights', () => {
  it('give each role its parts of the house to write in', () => {
    const writes = Object.fromEntries(ROLES.map((role) => [role, AREAS.filter((area) => can(role, 'write', area)).join(' ')]))
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
      expect(can(role, 'read', 'people')).toBe(role === 'admin')
      expect(can(role, 'read', 'settings')).toBe(role === 'admin')
      expect(can(role, 'read', 'entries')).toBe(role === 'admin' || role === 'editor')
      expect(can(role, 'read', 'programme')).toBe(true)
    }
  })

  it('tell with which parts a role works: it writes in them, or reads them where it writes nowhere', () => {
    const works = Object.fromEntries(ROLES.map((role) => [role, AREAS.filter((area) => worksWith(role, area)).join(' ')]))
    expect(works).toMatchObject({ programme: 'programme media', magazine: 'magazine media', reader: 'programme magazine site media' })
  })

  it('let nobody delete what they may not write', () => {
    for (const role of ROLES) for (const area of AREAS) expect(can(role, 'delete', area)).toBe(can(role, 'write', area))
  })
})
