import { describe, expect, it } from 'vitest'
import { requirement } from '../../../tests/support/requirement.ts'
import { centsOf, formatPrice, priceOf } from './price.ts'

describe('prices', () => {
  it(
    'lose .00, get a comma and end in the euro sign after a no-break space',
    requirement('CONST-06', 'CONST-07', 'CONST-08', 'CONST-09'),
    () => {
      expect(formatPrice('12.00')).toBe('12\u00a0€')
      expect(formatPrice('12.50')).toBe('12,50\u00a0€')
      expect(formatPrice('0.00')).toBe('0\u00a0€')
      expect(formatPrice('1234.00', 'CHF')).toBe('1234\u00a0CHF')
    },
  )
  it('are added in cents', () => {
    expect(priceOf(centsOf('0.10') + centsOf('0.20'))).toBe('0.30')
  })
})
