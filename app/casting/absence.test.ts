import { expect, it } from 'vitest'
import { absenceSentence } from './absence.ts'

const role = (eventId: number, roleId: number | null) => ({ eventId, roleId })

it('an absence says how many evenings are recast and how many are open, each evening once', () => {
  const plan = [role(1, 7), role(1, 8), role(2, 7), role(3, null)]
  const said = (...recast: { eventId: number; roleId: number }[]) => absenceSentence('Mira Oltmanns', plan, recast)
  expect(said()).toBe('Mira Oltmanns fällt aus; 3 Abende sind noch offen')
  expect(said({ eventId: 1, roleId: 7 })).toBe('Mira Oltmanns fällt aus; 3 Abende sind noch offen')
  expect(said({ eventId: 1, roleId: 7 }, { eventId: 1, roleId: 8 }, { eventId: 2, roleId: 7 })).toBe(
    'Mira Oltmanns fällt aus; 2 Abende sind umbesetzt; ein Abend ist noch offen',
  )
  expect(absenceSentence('Mira Oltmanns', [role(2, 7)], [{ eventId: 2, roleId: 7 }])).toBe(
    'Mira Oltmanns fällt aus; ein Abend ist umbesetzt',
  )
  expect(absenceSentence('Mira Oltmanns', [], [])).toBe('Mira Oltmanns fällt aus; kein kommender Abend ist betroffen')
})
