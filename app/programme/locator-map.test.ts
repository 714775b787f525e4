import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { layoutLocatorMap, MAP_HEIGHT, MAP_WIDTH } from './locator-map.ts'

const HERE = { id: 1, name: 'Großes Haus', latitude: 53.555, longitude: 10.915 }
const near = fc.record({
  id: fc.integer({ min: 2, max: 999 }),
  name: fc.string(),
  latitude: fc.double({ min: 53.545, max: 53.565, noNaN: true }),
  longitude: fc.double({ min: 10.9, max: 10.93, noNaN: true }),
})
const places = fc.uniqueArray(near, { selector: ({ id }) => id, maxLength: 9 })

describe('the situation plan', () => {
  it('has north above and east on the right, at true distances', () => {
    const north = { id: 2, name: 'Norden', latitude: 53.56, longitude: 10.915 }
    const east = { id: 3, name: 'Osten', latitude: 53.555, longitude: 10.925 }
    const { here, others, rings } = layoutLocatorMap(HERE, [HERE, north, east])
    const [a, b] = [others.find(({ id }) => id === 2), others.find(({ id }) => id === 3)]
    expect(a?.y).toBeLessThan(here.y)
    expect(a?.x).toBeCloseTo(here.x)
    expect(b?.x).toBeGreaterThan(here.x)
    // 557 m and 661 m, at 75 m a minute
    expect([a?.minutes, b?.minutes]).toEqual([8, 9])
    expect(here.y - (a?.y ?? 0)).toBeCloseTo(((rings[0]?.radius ?? 0) / (5 * 75)) * 556.6, 0)
  })

  it('keeps every place on the paper and no name over another', () => {
    fc.assert(
      fc.property(places, (others) => {
        const plan = layoutLocatorMap(HERE, others)
        const points = [plan.here, ...plan.others]
        for (const { x, y } of points) {
          expect(x).toBeGreaterThanOrEqual(0)
          expect(x).toBeLessThanOrEqual(MAP_WIDTH)
          expect(y).toBeGreaterThanOrEqual(0)
          expect(y).toBeLessThanOrEqual(MAP_HEIGHT)
        }
        for (const side of ['left', 'right'] as const) {
          const labels = points.filter((point) => point.side === side).map(({ labelY }) => labelY)
          const sorted = labels.toSorted((a, b) => a - b)
          for (const [index, y] of sorted.slice(1).entries()) expect(y - (sorted[index] ?? 0)).toBeGreaterThanOrEqual(27.9)
        }
      }),
    )
  })

  it('leaves out what nobody walks to, and draws a house of one place', () => {
    const far = { id: 9, name: 'Gastspiel', latitude: 53.7, longitude: 10.915 }
    expect(layoutLocatorMap(HERE, [HERE, far]).others).toEqual([])
    expect(layoutLocatorMap(HERE, [HERE]).here).toMatchObject({ x: MAP_WIDTH / 2, y: MAP_HEIGHT / 2, minutes: 0 })
  })
})
