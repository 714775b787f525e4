import { describe, expect, it } from 'vitest'
import { haveNoWordInCommon, titlesOfSeries } from './common-words.ts'

describe('titles of the house and of the shop', () => {
  it.each([
    ['Kassensturz', 'Salz'],
    ['Kassensturz (Premiere)', 'Salz – Premiere'],
    ['Die Räuber', 'Die Physiker'],
    ['Gala 2026', 'Silvester 2026'],
    ['Es', 'Er'],
    ['Ö', 'Salz'],
  ])('of “%s” and “%s” nothing is the same', (title, other) => {
    expect(haveNoWordInCommon(title, other)).toBe(true)
    expect(haveNoWordInCommon(other, title)).toBe(true)
  })

  it.each([
    ['Die Möwe', 'MOEWE (Tschechow)'],
    ['Käthchen', 'Kathchen von Heilbronn'],
    ['Große Straße', 'GROSSE STRASSE'],
    ['Ein Weihnachtsmärchen', 'Märchen'],
    ['Die Räuber', 'Von Räubern'],
    ['Nibelungenlied', 'Die Nibelungen I'],
    ['Amélie', 'Amelie – Das Musical'],
    ['Salz Ein Stück vom Meer', 'Ein Stück vom Meer'],
    ['Es', 'Es – nach Stephen King'],
    ['Salz', ''],
    ['4.48 Psychose', 'Psychose'],
    ['Der Prozess', 'Prozess'],
  ])('“%s” and “%s” may be one', (title, other) => {
    expect(haveNoWordInCommon(title, other)).toBe(false)
    expect(haveNoWordInCommon(other, title)).toBe(false)
  })

  it('say nothing where the shop calls every date after the season, but much where one of them bears another play’s title', () => {
    const of = (productionId: number, titles: string, shopTitle: string) => ({ productionId, titles, shopTitle })
    expect(titlesOfSeries([of(1, 'Salz', 'Spielzeit 2026/27'), of(2, 'Kassensturz', 'Spielzeit 2026/27')])).toEqual(
      new Set(['Spielzeit 2026/27']),
    )
    expect(titlesOfSeries([of(1, 'Salz', 'Salz'), of(2, 'Kassensturz', 'Salz')])).toEqual(new Set())
    expect(titlesOfSeries([of(2, 'Kassensturz', 'Salz')])).toEqual(new Set())
  })
})
