import { describe, expect, it } from 'vitest'
import { readRoles, rolesByGroups } from './provider-settings.ts'

describe('groups of an identity provider', () => {
  const roles = readRoles('mitarbeit=reader,leitung=admin, redaktion = editor,kasse=Abendkasse')
  const of = (groups: unknown) => rolesByGroups({ roleClaim: 'groups', roles }, { groups })

  it('are read as pairs', () => {
    expect(readRoles('leitung=admin, kasse = Abendkasse')).toEqual([
      { group: 'leitung', role: 'admin' },
      { group: 'kasse', role: 'Abendkasse' },
    ])
  })

  it('lead to the built-in role that may do most, and strangers to none', () => {
    expect(of(['mitarbeit', 'leitung', 'redaktion'])).toEqual(['admin', 'editor', 'reader'])
    expect(of('redaktion')).toEqual(['editor'])
    expect(of(['garderobe'])).toEqual([])
    expect(of({ leitung: true })).toEqual([])
    expect(of(undefined)).toEqual([])
  })

  it("lead to one of the theatre's own before all built-in ones but the administrators'", () => {
    expect(of(['mitarbeit', 'kasse', 'redaktion'])).toEqual(['Abendkasse', 'editor', 'reader'])
    expect(of(['kasse', 'leitung'])).toEqual(['admin', 'Abendkasse'])
  })
})
