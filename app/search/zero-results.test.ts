import { expect, it } from 'vitest'
import { keywordOf } from './zero-results.server.ts'

it('a search without results is counted in one form, however it was typed', () => {
  for (const typed of ['Zauberflöte', '  zauberflöte ', 'ZAUBERFLÖTE', 'zauberflo\u0308te']) expect(keywordOf(typed)).toBe('zauberflöte')
  expect(keywordOf('Der  kleine\tPrinz')).toBe('der kleine prinz')
  expect(keywordOf('Saison 2026')).toBe('saison 2026')
})

it('what may say who typed it is never counted', () => {
  const personal = ['ida@haus.example', '0351 / 49 12 34', 'DE 1234 5678', 'https://x.example/?u=1', 'www.x.example']
  const noKeyword = ['', 'x', 'a'.repeat(61), 'ich suche noch zwei Karten für morgen']
  for (const typed of [...personal, ...noKeyword]) expect([typed, keywordOf(typed)]).toEqual([typed, undefined])
})
