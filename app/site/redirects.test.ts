import { describe, expect, it } from 'vitest'
import { targetOf } from './redirects.ts'

const redirects = new Map([
  ['/de/alt', '/de/neu'],
  ['/de/aelter', '/de/alt?von=aelter'],
  ['/de/draussen', 'https://haus.example/'],
  ['/de/selbst', '/de/selbst'],
  ['/de/a', '/de/b'],
  ['/de/b', '/de/a'],
  ['/de/vor-dem-kreis', '/de/a'],
])

describe('an address that has moved', () => {
  it('REDIR-03 REDIR-06 leads to the new one when the path is equal, not when it only begins so', () => {
    expect(targetOf(redirects, '/de/alt')).toBe('/de/neu')
    expect(targetOf(redirects, '/de/alt/mehr')).toBeUndefined()
    expect(targetOf(redirects, '/de/neu')).toBeUndefined()
  })
  it('REDIR-08 leads to the end of a chain at once', () => {
    expect(targetOf(redirects, '/de/aelter')).toBe('/de/neu')
  })
  it('REDIR-07 may lead outside', () => {
    expect(targetOf(redirects, '/de/draussen')).toBe('https://haus.example/')
  })
  it('REDIR-08 stays where it is when the list leads round in a circle', () => {
    for (const path of ['/de/selbst', '/de/a', '/de/b', '/de/vor-dem-kreis']) expect(targetOf(redirects, path)).toBeUndefined()
  })
})
