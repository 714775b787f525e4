import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PAGE_PARAMETERS, REDIRECTING_PARAMETERS, STAFF_PARAMETERS } from '../platform/routing/page-parameters.ts'
import { type KnownAddresses, pageAddressOf } from './page-key.ts'

/** A house with the page `ihr-besuch/anfahrt` and seven records of each type. */
const KNOWN: KnownAddresses = {
  locales: ['de'],
  isOtherRoot: (segment) => ['api', 'webshop', 'spielplan', 'robots.txt'].includes(segment),
  isOtherUnderLanguage: (segment) => segment === 'api',
  hasPage: (path) => path === 'ihr-besuch/anfahrt',
  hasRecord: (page, id) => (page === 'forms-slug-id' ? undefined : id <= 7),
}

const keyOf = (url: string) => pageAddressOf(url, KNOWN)?.key

describe('the key of an address', () => {
  it('has the parameters its route names, in one order and each once', () => {
    for (const query of [
      'genre=2&room=1',
      'room=1&genre=2',
      'room=1&room=3&genre=2&sessionid=9',
      'utm_source=x&room=1&%67enre=2',
      'x&room=1&&genre=2&=',
    ])
      expect(keyOf(`/de/spielplan?${query}`)).toBe('/de/spielplan?room=1&genre=2')
    expect(keyOf('/de/ensemble?page=2&genre=1')).toBe('/de/ensemble')
    expect(keyOf('/de/aktuelles?page=2&genre=1')).toBe('/de/aktuelles?page=2')
    expect(keyOf('/de?x=1')).toBe('/de')
    expect(keyOf('/de/search?q=Der+Sturm%26Drang&q=x')).toBe('/de/search?q=Der+Sturm%26Drang')
    expect(keyOf('/de/forms/kontakt/3?gesendet&x')).toBe('/de/forms/-/3?gesendet=')
  })

  it('keeps the parameters that redirect, and none that only staff may use', () => {
    expect(keyOf('/de/ensemble?overlay=true&v=3&edit&preview&on=2026-01-01')).toBe('/de/ensemble?overlay=true&v=3')
    // It leads to the page by the slug that it was asked for.
    expect(keyOf('/de/spielplan/salz/7?v=2')).toBe('/de/spielplan/salz/7?v=2')
  })

  it('is the same with every slug before an id, every spelling of the path, and a trailing slash', () => {
    for (const path of ['/de/spielplan/salz/7', '/de/spielplan/anything/7/', '/DE/Spielplan/x/7', '/de/%73pielplan/salz/7?x'])
      expect(keyOf(path)).toBe('/de/spielplan/-/7')
    expect(keyOf('/de/aktuelles/categories/haus/3')).toBe('/de/aktuelles/categories/-/3')
    expect(keyOf('/de/ihr-besuch/anfahrt/')).toBe('/de/ihr-besuch/anfahrt')
    expect(keyOf('/de/search/others/2')).toBe('/de/search/others/2')
  })

  it('is one for all pages, records and roots that do not exist', () => {
    expect([keyOf('/de/made-up'), keyOf('/de/made/up?x=1')]).toEqual(['/de/~', '/de/~'])
    expect([keyOf('/wp-login.php'), keyOf('/x/y')]).toEqual(['/~', '/~'])
    expect([keyOf('/de/stuecke/x/8'), keyOf('/de/stuecke/y/12345')]).toEqual(['/de/stuecke/-/999999999', '/de/stuecke/-/999999999'])
    expect([keyOf('/de/stuecke/x/0'), keyOf('/de/stuecke/x/y')]).toEqual(['/de/stuecke/-/0', '/de/stuecke/-/0'])
    expect(keyOf('/de/stuecke/x/8/termine.ics')).toBe('/de/stuecke/-/999999999/termine.ics')
  })

  it('of a file for crawlers is its path, whatever is asked of it', () => {
    expect(keyOf('/sitemap.xml?x=1&sessionid=9')).toBe('/sitemap.xml')
    expect(keyOf('/robots.txt?y')).toBe('/robots.txt')
    expect(keyOf('/de/spielplan/feed.xml?x=1')).toBe('/de/spielplan/feed.xml')
    expect(keyOf('/de/stuecke/salz/7/termine.ics?x=1')).toBe('/de/stuecke/-/7/termine.ics')
    expect(keyOf('/de/spielplan/orif.json?all=1&x=2')).toBe('/de/spielplan/orif.json?all=1')
  })

  it('is that of the address while it is not known what exists', () => {
    const unknown: KnownAddresses = { ...KNOWN, hasPage: () => undefined, hasRecord: () => undefined }
    expect(pageAddressOf('/de/made-up', unknown)?.key).toBe('/de/made-up')
    expect(pageAddressOf('/de/stuecke/x/8', unknown)?.key).toBe('/de/stuecke/-/8')
  })

  it('leaves addresses alone that something else answers', () => {
    for (const url of [
      '/',
      '/api/events/?x=1',
      '/de/api/events/?x=1',
      '/webshop/cart?ids=1&ids=2',
      '/spielplan?x',
      '/robots.txt',
      '/de//x',
      '/de/%zz',
    ])
      expect(pageAddressOf(url, KNOWN)).toEqual({ key: url, route: undefined })
  })

  it('exists for no first page of the webshop, which leads each visitor to a cart of their own', () => {
    for (const url of ['/webshop', '/testshop/', '/de/webshop', '/webshop.data', '/webshop?lang=de'])
      expect(pageAddressOf(url, KNOWN)).toBeUndefined()
    expect(pageAddressOf('/webshop/cart/7', KNOWN)?.key).toBe('/webshop/cart/7')
  })

  it('exists for no address with an encoded null character', () => {
    expect(pageAddressOf('/de/x%00', KNOWN)).toBeUndefined()
    expect(pageAddressOf('/de?x=%00', KNOWN)).toBeUndefined()
  })

  it('of a request for data has the routes of the page alone, in one order', () => {
    expect(keyOf('/de/spielplan.data?x=1&_routes=events,root,made-up,layouts/default&genre=2')).toBe(
      `/de/spielplan.data?genre=2&_routes=${encodeURIComponent('root,layouts/default,events')}`,
    )
    expect(keyOf('/de.data')).toBe('/de.data')
    expect(keyOf('/de/made-up.data')).toBe('/de/~.data')
  })
})

describe('the parameters that pages name', () => {
  const APP = join(import.meta.dirname, '..')
  const READS = /\b(?:searchParams|search|query|parameters)\s*\.(?:get|has|getAll)\(\s*'([^']+)'/g
  /** Files on the way of a page's request, by name: loaders, what parses for them, feeds and redirects. */
  const ON_THE_WAY = /\/pages\/[^/]+\.tsx?$|\.server\.tsx?$|(?:filter|page-number)\.ts$/
  /** Rooms whose pages only staff see, and files that read addresses of embeds. */
  const ELSEWHERE = /\/(?:admin|editor|embeds|scheduling|imports|operations|users|audit|media-library|records)\//

  it('are all that loaders read', () => {
    const named = new Set([...Object.values(PAGE_PARAMETERS).flat(), ...REDIRECTING_PARAMETERS, ...STAFF_PARAMETERS])
    const files = readdirSync(APP, { recursive: true, encoding: 'utf8' }).map((file) => join(APP, file))
    const read = files
      .filter((file) => ON_THE_WAY.test(file) && !ELSEWHERE.test(file) && !/\.test\./.test(file))
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(READS)].map(([, name = '']) => name))
    expect(read).toContain('date')
    expect(read.filter((name) => !named.has(name))).toEqual([])
  })
})
