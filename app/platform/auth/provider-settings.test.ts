import { describe, expect, it } from 'vitest'
import { readRoles, roleByGroups } from './provider-settings.ts'

describe('groups of an identity provider', () => {
  const roles = readRoles('leitung=admin, redaktion = editor,kasse=reader')

  it('are read as pairs', () => {
    expect(roles).toEqual([
      { group: 'leitung', role: 'admin' },
      { group: 'redaktion', role: 'editor' },
      { group: 'kasse', role: 'reader' },
    ])
  })
  it('give the role that may do most, and none to strangers', () => {
    const of = (groups: unknown) => roleByGroups({ roleClaim: 'groups', roles }, { groups })
    expect(of(['kasse', 'leitung'])).toBe('admin')
    expect(of('redaktion')).toBe('editor')
    expect(of(['garderobe'])).toBeUndefined()
    expect(of({ leitung: true })).toBeUndefined()
    expect(of(undefined)).toBeUndefined()
  })
})
