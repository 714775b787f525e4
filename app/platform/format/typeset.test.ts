import { expect, it } from 'vitest'
import { typeset } from './typeset.ts'

it('keeps numbers with their units and abbreviations together, and nothing else', () => {
  expect(typeset('um 19.30 Uhr, 12 Euro, z. B. nach Art. 6 Abs. 1 lit. f, § 5')).toBe(
    'um 19.30\u00a0Uhr, 12\u00a0Euro, z.\u00a0B. nach Art.\u00a06 Abs.\u00a01 lit.\u00a0f, §\u00a05',
  )
  expect(typeset('12 Grad, drei Uhr, 3 Uhren, eine Reihe alter Leute')).not.toMatch(/\u00a0(Grad|Uhr|Uhren|alter)/)
})
