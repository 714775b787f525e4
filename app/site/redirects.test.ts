import { describe, expect, it } from 'vitest'
import { requirement } from '../../tests/support/requirement.ts'
import { comparableAddress } from './redirect-address.ts'
import { compileRedirects, mayLead, targetOf } from './redirects.ts'

const rules = compileRedirects(
  new Map([
    ['/de/alt', '/de/neu'],
    ['/de/aelter', '/de/alt?von=aelter'],
    ['/de/draussen', 'https://haus.example/'],
    ['/de/selbst', '/de/selbst'],
    ['/de/a', '/de/b'],
    ['/de/b', '/de/a'],
    ['/de/vor-dem-kreis', '/de/a'],
    ['/de/älter werden/', '/de/größe'],
    ['/index.php?id=12', '/de/besuch'],
    ['/index.php?id=12&lang=en', '/de/visit'],
    ['/index.php', '/de'],
    ['/de/anker', '/de/besuch?a=1#anfahrt'],
  ]),
)

describe('an address that has moved', () => {
  it('leads to the new one when the path is equal, not when it only begins so', requirement('REDIR-03', 'REDIR-06'), () => {
    expect(targetOf(rules, '/de/alt')).toBe('/de/neu')
    expect(targetOf(rules, '/de/alt/mehr')).toBeUndefined()
    expect(targetOf(rules, '/de/neu')).toBeUndefined()
  })
  it.each(['/de/älter werden', '/de/%C3%A4lter%20werden', '/de/%c3%a4lter%20werden/', '/de/a%CC%88lter%20werden', '/de/älter werden/'])(
    'is the same however it is spelt: %s',
    requirement('REDIR-03'),
    (path) => {
      expect(targetOf(rules, path)).toBe('/de/gr%C3%B6%C3%9Fe')
    },
  )
  it('keeps a slash within a segment apart from one between two', requirement('REDIR-03'), () => {
    expect(comparableAddress('/de/a%2Fb')).not.toBe(comparableAddress('/de/a/b'))
    expect(comparableAddress('/?b=2&a=1')).toBe(comparableAddress('/?a=1&b=2'))
    expect(comparableAddress('/%')).toBe('/%')
  })
  it('may have a query, as those of other systems do; what says most counts', () => {
    expect(targetOf(rules, '/index.php', '?id=12')).toBe('/de/besuch')
    expect(targetOf(rules, '/index.php', '?lang=en&id=12')).toBe('/de/visit')
    expect(targetOf(rules, '/index.php', '?id=13')).toBe('/de?id=13')
  })
  it('keeps what else the query says, and what the new address says itself', () => {
    expect(targetOf(rules, '/index.php', '?id=12&utm_source=post')).toBe('/de/besuch?utm_source=post')
    expect(targetOf(rules, '/de/alt', '?room=3&q=Müller')).toBe('/de/neu?room=3&q=M%C3%BCller')
    expect(targetOf(rules, '/de/anker', '?a=2&b=3')).toBe('/de/besuch?a=1&b=3#anfahrt')
    expect(targetOf(rules, '/de/draussen', '?a=2')).toBe('https://haus.example/?a=2')
  })
  it('leads to the end of a chain at once', requirement('REDIR-08'), () => {
    expect(targetOf(rules, '/de/aelter')).toBe('/de/neu')
  })
  it('may lead outside', requirement('REDIR-07'), () => {
    expect(targetOf(rules, '/de/draussen')).toBe('https://haus.example/')
  })
  it('stays where it is when the list leads round in a circle', requirement('REDIR-08'), () => {
    for (const path of ['/de/selbst', '/de/a', '/de/b', '/de/vor-dem-kreis']) expect(targetOf(rules, path)).toBeUndefined()
  })
})

describe('an address that nothing else has', () => {
  const old = compileRedirects(
    new Map([
      ['/Karten', '/de/ihr-besuch/karten'],
      ['/de/Ihr-Besuch', '/de/ihr-besuch'],
      ['/Programm/Detail.aspx?ID=12', '/de/spielplan'],
      ['/über-uns.html', '/de/ueber-uns'],
      ['/seite?utm_source=brief', '/de/kontakt'],
      ['/verein', '/de/ueber-uns/freundeskreis'],
      ['/alt/*', '/neu/*'],
      ['/alt/tief/*', '/de/tief'],
      ['/neu/ende', '/de/ende'],
      ['/blog/*', '/blog/archiv/*'],
      ['/archiv/*', 'https://archiv.example/2019/*'],
      ['/a/*', '/b/*'],
      ['/b/*', '/a/*'],
    ]),
  )
  const loosely = (path: string, search = '') => targetOf(old, path, search, 'loose')

  it.each(['/karten', '/KARTEN', '/Karten/', '/karten.html', '/karten/index.php'])(
    'leads on in any case of letters, with any ending: %s',
    (path) => {
      expect(loosely(path)).toBe('/de/ihr-besuch/karten')
      expect(targetOf(old, '/KARTEN')).toBeUndefined()
    },
  )
  it('may only differ from the new one in that', () => {
    expect(loosely('/de/IHR-BESUCH')).toBe('/de/ihr-besuch')
  })
  it('has parameters in any case of letters, and none that only count', () => {
    expect(loosely('/programm/detail.aspx', '?id=12')).toBe('/de/spielplan')
    expect(loosely('/programm/detail.aspx', '?id=13')).toBeUndefined()
    expect(loosely('/seite', '?utm_source=plakat')).toBe('/de/kontakt?utm_source=plakat')
    expect(comparableAddress('/a?utm_campaign=x&fbclid=1&id=2')).toBe('/a?id=2')
  })
  it.each(['/%FCber-uns.html', '/%fcBER-UNS', '/%C3%BCber-uns.html'])('may be written in bytes that are no UTF-8: %s', (path) => {
    expect(loosely(path)).toBe('/de/ueber-uns')
  })
  it.each([
    ['/alt/spielplan/2019', '?seite=2', '/neu/spielplan/2019?seite=2'],
    ['/ALT/Größe x', '', '/neu/Gr%C3%B6%C3%9Fe%20x'],
    ['/alt', '', '/neu'],
    ['/alt/ende', '', '/de/ende'],
    ['/alt/tief/unten', '', '/de/tief'],
    ['/archiv/faust', '?a=1', 'https://archiv.example/2019/faust?a=1'],
    ['/blog/text', '', '/blog/archiv/text'],
  ])('goes on below a wildcard: %s%s', (path, search, target) => {
    expect(loosely(path, search)).toBe(target)
    expect(mayLead(old, path)).toBe(true)
  })
  it('is below no wildcard that only begins so, that it came from, or that leads round in a circle', () => {
    for (const path of ['/altes', '/blog/archiv/text', '/a/x', '/nichts']) expect([path, loosely(path)]).toEqual([path, undefined])
    expect(mayLead(old, '/nichts')).toBe(false)
  })
})
