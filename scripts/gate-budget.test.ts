import { expect, it } from 'vitest'
import { BUDGET, costsOf, costTable, PARTS } from './gate-budget.ts'

const over = (notes: string, slowness = 1) =>
  costsOf(notes, slowness)
    .filter(({ isOver }) => isOver)
    .map(({ part }) => part)

it('a part that costs more than its budget is named, and several notes of one are added', () => {
  expect(over(`build ${BUDGET.build}\nstories 10`)).toEqual([])
  expect(over(`build ${BUDGET.build}\nbuild 0.1\nstories ${BUDGET.stories + 1}`)).toEqual(['build', 'stories'])
})

it('a slower machine may take longer, and a faster one no less', () => {
  expect(over(`unit ${BUDGET.unit * 1.5}`, 1.6)).toEqual([])
  expect(over(`unit ${BUDGET.unit}`, 0.5)).toEqual([])
})

it('a part is held to the speed that the machine had when it ran', () => {
  expect(over(`api ${BUDGET.api * 1.3} 1.41\nunit ${BUDGET.unit * 1.3} 0.98`, 0.95)).toEqual(['unit'])
  expect(over(`api ${BUDGET.api} 2\napi ${BUDGET.api * 0.4} 0.9`)).toEqual([])
  expect(over(`api ${BUDGET.api} 2\napi ${BUDGET.api * 0.6} 0.9`)).toEqual(['api'])
})

it('the table names each part, what it cost and the sum', () => {
  const table = costTable(costsOf('check 90\napi 800', 1))
  for (const part of PARTS) expect(table).toContain(part)
  expect(table).toMatch(/^all +890 /m)
})
