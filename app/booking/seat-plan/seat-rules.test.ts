import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PlanRow, PlanSeat } from './seat-plan.ts'
import { companionsAlone, seatsLeftSingle } from './seat-rules.ts'

/** A row in a line: `.` free, `*` free and chosen, `x` sold, `W` wheelchair place, `C` companion seat, `|` an aisle; small letters are chosen. */
function row(drawn: string): { rows: PlanRow[]; chosen: Set<string> } {
  const chosen = new Set<string>()
  const seats = [...drawn].flatMap((sign, x): PlanSeat[] => {
    if (sign === '|') return []
    const id = String(x)
    if ('*wc'.includes(sign)) chosen.add(id)
    const access = { w: 'wheelchair', c: 'companion' }[sign.toLowerCase()] as PlanSeat['access']
    return [{ id, number: id, x, y: 0, seat_group: 'K1', status: sign === 'x' ? 'sold' : 'free', ...(access ? { access } : {}) }]
  })
  return { rows: [{ name: '1', seats }], chosen }
}
const singlesOf = (drawn: string) => {
  const { rows, chosen } = row(drawn)
  return seatsLeftSingle(rows, chosen).map(({ id }) => Number(id))
}

describe('a choice of seats', () => {
  it('leaves no seat alone beside a taken one, an aisle or the end of the row', () => {
    expect(singlesOf('x.**...')).toEqual([1])
    expect(singlesOf('..|.**..')).toEqual([3])
    expect(singlesOf('.**..')).toEqual([0])
    expect(singlesOf('..*.*..')).toEqual([3])
    expect(singlesOf('**...')).toEqual([])
    expect(singlesOf('..**..')).toEqual([])
  })

  it('may leave one where every other choice of as many leaves one too, and what was alone before', () => {
    expect(singlesOf('x.**x')).toEqual([])
    expect(singlesOf('x*.*x')).toEqual([])
    expect(singlesOf('x.x**')).toEqual([])
  })

  it('does not count wheelchair places and the seats beside them', () => {
    expect(singlesOf('WC**..')).toEqual([])
    expect(singlesOf('WC.**..')).toEqual([2])
  })

  it('is refused exactly where as many seats of the same run can be chosen so that fewer are left alone', () => {
    // Runs are checked against all choices of as many seats, by counting.
    const countSingles = (run: boolean[]) => run.filter((isChosen, i) => !isChosen && (run[i - 1] ?? true) && (run[i + 1] ?? true)).length
    const allChoices = (length: number, count: number): boolean[][] =>
      Array.from({ length: 2 ** length }, (_, bits) => Array.from({ length }, (_, i) => Boolean(bits & (1 << i)))).filter(
        (run) => run.filter(Boolean).length === count,
      )
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 9 }), (run) => {
        const count = run.filter(Boolean).length
        const fewest = count === 0 ? countSingles(run) : Math.min(...allChoices(run.length, count).map(countSingles))
        const singles = singlesOf(`x${run.map((isChosen) => (isChosen ? '*' : '.')).join('')}|`)
        expect(singles.length > 0).toBe(countSingles(run) > fewest)
      }),
    )
  })

  it('never leaves a seat alone in a whole row of runs, aisles and sold seats when nothing is said', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('.', '*', 'x', '|'), { maxLength: 24 }), (signs) => {
        const drawn = signs.join('')
        fc.pre(singlesOf(drawn).length === 0)
        for (const run of drawn.split(/[x|]/).filter((part) => part.includes('*'))) {
          if (run.replaceAll('*', '').length > 1) expect(run).not.toMatch(/(^|\*)\.(\*|$)/)
        }
      }),
    )
  })

  it('takes a companion seat only with the wheelchair place beside it', () => {
    const aloneIn = (drawn: string) => {
      const { rows, chosen } = row(drawn)
      return companionsAlone(rows, chosen).map(({ id }) => Number(id))
    }
    expect(aloneIn('wc..CW')).toEqual([])
    expect(aloneIn('Wc..cw')).toEqual([1])
    expect(aloneIn('w|c')).toEqual([2])
    expect(aloneIn('wC**')).toEqual([])
  })
})
