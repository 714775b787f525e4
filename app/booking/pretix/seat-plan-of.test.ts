import { expect, it } from 'vitest'
import { areNeighbours } from '../seat-plan/seat-plan.ts'
import type { PretixLayout, PretixSeat } from './pretix-resources.ts'
import { placesOf, seatPlanOf } from './seat-plan-of.ts'

type Zone = PretixLayout['zones'][number]

/** A row with seats at these pixels, numbered from 1. */
function row(name: string, at: [x: number, y: number], xs: number[], category = 'Parkett', first = 1): Zone['rows'][number] {
  const seats = xs.map((x, index) => {
    const seat_number = String(first + index)
    return { seat_guid: `${name}-${seat_number}`, seat_number, category, position: { x, y: 0 } }
  })
  return { row_number: name, position: { x: at[0], y: at[1] }, seats }
}
const zone = (name: string, [x, y]: [number, number], rows: Zone['rows']): Zone => ({ name, position: { x, y }, rows })

it('places seats by zone, row and seat, in the distance of two neighbours, whatever that is in pixels', () => {
  const [stalls] = placesOf({ zones: [zone('Parkett', [100, 50], [row('1', [10, 0], [0, 40, 80]), row('2', [0, 60], [0, 40])])] })
  expect(stalls?.rows.map(({ name, seats }) => [name, ...seats.map(({ id, x, y }) => [id, x, y])])).toEqual([
    ['1', ['1-1', 2.75, 1.25], ['1-2', 3.75, 1.25], ['1-3', 4.75, 1.25]],
    ['2', ['2-1', 2.5, 2.75], ['2-2', 3.5, 2.75]],
  ])
})

it('rows of one name are one row, from left to right, with an aisle where they are apart', () => {
  const halves = [row('1', [200, 0], [60, 30, 0], 'Parkett', 4), row('1', [0, 0], [0, 30, 60])]
  const [stalls] = placesOf({ zones: [zone('Parkett', [0, 0], halves)] })
  const seats = stalls?.rows[0]?.seats ?? []
  expect(stalls?.rows).toHaveLength(1)
  expect(seats.map(({ number }) => number).join('')).toBe('123654')
  const plan = seatPlanOf(stalls ? [stalls] : [], seats.map(freeSeat), () => 'Parkett')
  const planned = plan.zones[0]?.rows[0]?.seats ?? []
  expect(planned.flatMap((seat, index) => planned.slice(index + 1, index + 2).map((next) => areNeighbours(seat, next)))).toEqual([
    true,
    true,
    false,
    true,
    true,
  ])
})

it('rows are ordered from the stage and zones too, in whatever order the layout lists them', () => {
  const stalls = zone('Parkett', [0, 0], [row('2', [0, 30], [0, 24]), row('1', [0, 0], [0, 24])])
  const circle = zone('Rang', [0, 200], [row('1', [0, 0], [0, 24])])
  const places = placesOf({ zones: [circle, stalls] })
  expect(places.map(({ name, rows }) => [name, ...rows.map((placed) => placed.name)])).toEqual([
    ['Parkett', '1', '2'],
    ['Rang', '1'],
  ])
})

it('a hall of single seats and one without any are places too', () => {
  expect(placesOf({ zones: [zone('Logen', [0, 0], [row('1', [0, 0], [24]), row('2', [0, 30], [24]), row('3', [0, 60], [])])] })).toEqual([
    {
      name: 'Logen',
      rows: [
        { name: '1', seats: [{ id: '1-1', number: '1', x: 24, y: 0 }] },
        { name: '2', seats: [{ id: '2-1', number: '1', x: 24, y: 30 }] },
      ],
    },
  ])
  expect(seatPlanOf(placesOf({ zones: [zone('leer', [0, 0], [])] }), [], () => '')).toEqual({ zones: [] })
})

it('wheelchair places and the seats beside them are told by the names of their categories', () => {
  const accessOf = (category: string) =>
    placesOf({ zones: [zone('', [0, 0], [row('1', [0, 0], [0], category)])] })[0]?.rows[0]?.seats[0]?.access
  expect(['Rollstuhlplatz', 'Rollstuhl-Begleitung', 'Begleitperson', 'wheelchair', 'Parkett'].map(accessOf)).toEqual([
    'wheelchair',
    'companion',
    'companion',
    'wheelchair',
    undefined,
  ])
})

it('a seat can be had when nothing holds it and its product is sold; a place without a seat is left out', () => {
  const states: Partial<PretixSeat>[] = [
    {},
    { orderposition: 5 },
    { cartposition: 6 },
    { voucher: 7 },
    { blocked: true },
    { product: 99 },
    { product: null },
  ]
  const places = placesOf({ zones: [zone('Parkett', [0, 0], [row('1', [0, 0], [0, 24, 48, 72, 96, 120, 144, 168])])] })
  const seats = states.map((state, index) => ({ ...freeSeat({ id: `1-${index + 1}` }), ...state }))
  const [planned] = seatPlanOf(places, seats, (product) => (product === 11 ? 'Parkett' : undefined)).zones[0]?.rows ?? []
  expect(planned?.seats.map(({ status, seat_group }) => [status, seat_group])).toEqual([
    ['free', 'Parkett'],
    ['sold', 'Parkett'],
    ['held', 'Parkett'],
    ['held', 'Parkett'],
    ['sold', 'Parkett'],
    ['sold', ''],
    ['sold', ''],
  ])
})

function freeSeat({ id }: { id: string }): PretixSeat {
  return {
    ...{ zone_name: 'Parkett', row_name: '1', seat_number: '1', seat_guid: id, product: 11, blocked: false },
    ...{ orderposition: null, cartposition: null, voucher: null },
  }
}
