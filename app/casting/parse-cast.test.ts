import { describe, expect, it } from 'vitest'
import { parseCast } from './parse-cast.ts'

describe('reading a cast from the clipboard', () => {
  it('reads days as Excel and letters write them, with their time', () => {
    const head = ['Rolle', 'Fr 4. Dez. 19:30', '5. Dezember 2026', 'So, 06.12. 18.00 Uhr', '7.12.26', '08. Mrz 27'].join('\t')
    const { dates } = parseCast(`${head}\nFirs\tA\tB\tC\tD\tE`)
    expect(dates.map(({ day, month, year, time }) => [day, month, year, time])).toEqual([
      [4, 12, null, '19:30'],
      [5, 12, 2026, null],
      [6, 12, null, '18:00'],
      [7, 12, 2026, null],
      [8, 3, 2027, null],
    ])
  })

  it('takes no colon of a column of roles for a part of their names', () => {
    expect(parseCast('Firs:\tÄnne Groß\nAnja :\tBo Lund').roles.map(({ role }) => role)).toEqual(['Firs', 'Anja'])
    expect(parseCast('Rolle\t4.12.\nFirs:\tÄnne Groß').roles.map(({ role }) => role)).toEqual(['Firs'])
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
