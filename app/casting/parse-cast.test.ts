import { describe, expect, it } from 'vitest'
import { parseCast } from './parse-cast.ts'

describe('reading a cast from the clipboard', () => {
  it('reads days as Excel and letters write them, with their time', () => {
    const head = ['Rolle', 'Fr 4. Dez. 19:30', '5. Dezember 2026', 'So, 06.12. 18.00 Uhr', '7.12.26'].join('\t')
    const { dates } = parseCast(`${head}\nFirs\tA\tB\tC\tD`)
    expect(dates.map(({ day, month, year, time }) => [day, month, year, time])).toEqual([
      [4, 12, null, '19:30'],
      [5, 12, 2026, null],
      [6, 12, null, '18:00'],
      [7, 12, 2026, null],
    ])
  })

  it('gives everybody in one cell a line of the role', () => {
    const { roles } = parseCast(
      ['Rolle\tSonst\t4.12.\t5.12.', 'Zofen\tÄnne Groß / Bo Lund / Cy Ode\tÄnne Groß / Dé Nu\t', 'Firs\t\t\t'].join('\n'),
    )
    expect(roles).toEqual([
      { role: 'Zofen', name: 'Änne Groß', evenings: [] },
      { role: 'Zofen', name: 'Bo Lund', evenings: [{ date: 0, name: 'Dé Nu' }] },
      { role: 'Zofen', name: 'Cy Ode', evenings: [] },
    ])
  })
})
