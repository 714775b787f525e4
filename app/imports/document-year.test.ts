import { expect, test } from 'vitest'
import { yearFromHeading } from './document-year.ts'

test.each([
  ['Spielzeit 2026/27', '2026-08-01'],
  ['Saison 2026–2027', '2026-08-01'],
  ['Spielplan Januar 2027', '2026-07-01'],
  ['Jan 27', '2026-07-01'],
  ["März '27", '2026-09-01'],
  ['01/2027', '2026-07-01'],
  ['2027-03', '2026-09-01'],
  ['Disposition 2027', '2027-01-01'],
  ['Januar', undefined],
  ['Stand: 03.11.2026', undefined],
  ['Großes Haus', undefined],
])('%s says that its dates without a year begin with %s', (heading, from) => {
  expect(yearFromHeading(heading)?.toString()).toBe(from)
})
