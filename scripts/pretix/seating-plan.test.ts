import { expect, it } from 'vitest'
import { HALLS } from '../../sandbox-shop/halls.ts'
import { categoriesOf, seatingPlanOf } from './seating-plan.ts'

const groups = HALLS['grosses-haus'] ?? []
const plan = seatingPlanOf('grosses-haus', 'Großes Haus', groups)
const seats = plan.zones.flatMap(({ rows }) => rows.flatMap((row) => row.seats))

it('a hall’s seating plan has every seat of its numbered groups once, under an id of its own', () => {
  expect(seats).toHaveLength(groups.reduce((sum, { rows, seatsPerRow }) => sum + rows * seatsPerRow, 0))
  expect(new Set(seats.map(({ seat_guid }) => seat_guid)).size).toBe(seats.length)
})

it('each seat’s category is one of the plan’s, and every seat lies within it', () => {
  expect(new Set(seats.map(({ category }) => category))).toEqual(new Set(plan.categories.map(({ name }) => name)))
  for (const zone of plan.zones)
    for (const row of zone.rows)
      for (const { position } of row.seats) {
        expect(zone.position.y + row.position.y).toBeLessThan(plan.size.height)
        expect(position.x).toBeGreaterThanOrEqual(0)
        expect(position.x).toBeLessThan(plan.size.width)
      }
})

it('groups without numbers have no seats in the plan', () => {
  const lake = seatingPlanOf('seebuehne', 'Seebühne', HALLS.seebuehne ?? [])
  expect(lake.zones.map(({ name }) => name)).toEqual(['Ufertribüne unten', 'Ufertribüne oben'])
})

it('wheelchair places and the seats beside them have categories of their own, which are sold as their seat group', () => {
  const last = plan.zones[1]?.rows
    .at(-1)
    ?.seats.map(({ category }) => category[0])
    .join('')
  expect(last).toBe(`RB${'K'.repeat(16)}BR`)
  expect([...categoriesOf(groups)]).toEqual([
    ['Kategorie 1', 'Kategorie 1'],
    ['Kategorie 2', 'Kategorie 2'],
    ['Rollstuhlplatz', 'Kategorie 2'],
    ['Begleitplatz', 'Kategorie 2'],
    ['Kategorie 3', 'Kategorie 3'],
  ])
})
