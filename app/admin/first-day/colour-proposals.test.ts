import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contrastFaults } from '../../identity/index.ts'
import { DEFAULT_THEME } from '../../identity/theme.ts'
import { colourProposals } from './colour-proposals.ts'

const hex = fc
  .array(fc.integer({ min: 0, max: 255 }), { minLength: 3, maxLength: 3 })
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`)

it('proposes only what can be read everywhere, whatever colours a logo has', () => {
  fc.assert(
    fc.property(fc.array(hex, { maxLength: 4 }), (colours) => {
      for (const { theme } of colourProposals(colours, DEFAULT_THEME)) expect(contrastFaults(theme)).toEqual([])
    }),
  )
})

it('has the logo’s own colours first, and always three to choose from', () => {
  expect(colourProposals(['#1b2a6b'], DEFAULT_THEME).map(({ colour, name }) => [colour, name])).toEqual([
    ['#1b2a6b', 'Night blue|colour'],
    ['#b0203c', 'Velvet|colour'],
    ['#12332d', 'Bottle green|colour'],
  ])
})
