import { DrizzleQueryError } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { damageMet } from './damaged-database.ts'

const failed = (code: string) => new DrizzleQueryError('SELECT 1', [], Object.assign(new Error('could not access status'), { code }))

describe('damage that a statement meets', () => {
  it('is known by what PostgreSQL calls it, and told in its words', () => {
    for (const code of ['XX001', 'XX002', '58P01', '58030']) expect(damageMet(failed(code))?.message).toBe('could not access status')
  })

  it('is nothing that a statement may meet in a whole house', () => {
    for (const error of [failed('23505'), failed('42P01'), new Error('anders'), undefined, 'XX001'])
      expect(damageMet(error)).toBeUndefined()
  })
})
