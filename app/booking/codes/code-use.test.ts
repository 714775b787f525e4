import { describe, expect, it } from 'vitest'
import type { Price, SeatGroup } from '../schema.ts'
import { centsWith, type RedeemedCode } from './code-offer.ts'
import { savedByCode, spendCode } from './code-use.ts'

const price = (seat_group: string, id: number, amount: string, code_price?: string): Price => ({
  ...{ id, sale_type_id: id, seat_group, price: amount, name: 'Vollpreis', text: '', has_discounts: false },
  ...(code_price ? { code_price } : {}),
})
const group = (seat_group: string, prices: Price[]): SeatGroup => ({
  ...{ id: prices[0]?.id ?? 0, seat_group, status: 1, text: '', timeslots: [], prices },
})
const groups = [
  group('Parkett', [price('Parkett', 1, '38.00', '30.40'), price('Parkett', 2, '19.00', '15.20')]),
  group('Rang', [price('Rang', 1, '14.00', '4.00')]),
  group('Foyer', [price('Foyer', 1, '10.00')]),
]
const code = (uses: number, fields: Partial<RedeemedCode> = {}): RedeemedCode => ({
  ...{ code: 'FREUNDE', text: '', uses, seat_groups: groups },
  ...fields,
})
const body = (seat_group: string, ...quantities: number[]) => ({
  seat_group,
  quantities,
  sale_type_ids: quantities.map((_, index) => index + 1),
})

describe('a code', () => {
  it('is spent on all tickets that it makes cheaper, and the others are sent without it', () => {
    const spent = spendCode([body('Parkett', 2, 1), body('Foyer', 1)], groups, code(100))
    expect(spent).toEqual([{ ...body('Parkett', 2, 1), code: 'FREUNDE', code_quantities: [2, 1] }, body('Foyer', 1)])
    expect(savedByCode(spent, groups)).toBe(2 * 760 + 380)
  })

  it('is spent where it saves most while it is for fewer tickets than are chosen', () => {
    const spent = spendCode([body('Parkett', 2, 2), body('Rang', 1)], groups, code(2))
    expect(spent.map(({ code_quantities }) => code_quantities)).toEqual([[1, 0], [1]])
    expect(savedByCode(spent, groups)).toBe(760 + 1000)
  })

  it('goes first to what is sold only with it', () => {
    const withHidden = [...groups, group('Loge', [{ ...price('Loge', 1, '50.00'), needs_code: true }])]
    const spent = spendCode([body('Parkett', 1), body('Loge', 1)], withHidden, code(1))
    expect(spent.map(({ code_quantities }) => code_quantities)).toEqual([undefined, [1]])
    expect(savedByCode(spent, withHidden)).toBe(0)
  })

  it('changes nothing where there is none', () => {
    expect(spendCode([body('Parkett', 1)], groups, undefined)).toEqual([body('Parkett', 1)])
  })

  it.each([
    ['percent', 20, 3800, 3040],
    ['percent', 33.33, 1000, 667],
    ['percent', 50, 1, 1],
    ['percent', 100, 3800, 0],
    ['subtract', 500, 3800, 3300],
    ['subtract', 500, 300, 0],
    ['set', 0, 3800, 0],
    ['none', 0, 3800, 3800],
  ] as const)('of %s %d makes %d cents %d', (kind, value, before, after) => {
    expect(centsWith({ kind, value }, before)).toBe(after)
  })
})
