import { asc } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PAGE_PARAMETERS, REDIRECTING_PARAMETERS } from '../../app/platform/routing/page-parameters.ts'
import { ROUTE_TABLE, type RouteName } from '../../app/platform/routing/table.ts'
import { allRecordTypes } from '../../app/server/record-types.ts'
import { createDemoApp } from '../support/demo-app.ts'
import { requirement } from '../support/requirement.ts'
import type { TestApp } from '../support/test-app.ts'
import { Visitor } from '../support/visitor.ts'

/** Whose page it is, by the first word of the route's name. */
const TYPES: Record<string, string> = {
  magazine: 'article',
  ensemble: 'person',
  events: 'event',
  productions: 'production',
  venues: 'venue',
  series: 'series',
  forms: 'form',
}
/** Asked for by nobody but visitors who vary all that they can: no house writes such a word. */
const ONE = 'ersteranfragerwort'
const OTHER = 'zweiteranfragerwort'

describe('parts that are kept for the next visitor', () => {
  let app: TestApp
  const ids = new Map<string, number>()
  beforeAll(async () => {
    app = await createDemoApp({ environment: { LOCALES: 'de,en' } })
    for (const type of allRecordTypes) {
      const [row] = await app.foyer.platform.db
        .select({ id: type.table.id })
        .from(type.table as PgTable)
        .orderBy(asc(type.table.id))
        .limit(1)
      if (row) ids.set(type.name, Number(row.id))
    }
  })
  afterAll(() => app.close())

  /** Every kind of page in a language, with everything of the address that a visitor may choose in the visitor's own word. */
  function addresses(locale: 'de' | 'en', word: string): string[] {
    return Object.entries(ROUTE_TABLE).flatMap(([name, paths]) => {
      const path = (locale === 'en' && 'en' in paths && paths.en) || paths.de
      const id = ids.get(TYPES[name.split('-')[0] ?? ''] ?? '') ?? 1
      const filled = path
        .replaceAll(/:id\??/g, String(id))
        .replaceAll(/:\w+\??/g, word)
        .replace('*', 'presse')
      const names = [
        ...(PAGE_PARAMETERS[name as RouteName] ?? []),
        ...REDIRECTING_PARAMETERS.filter((one) => one !== 'overlay'),
        'utm_source',
      ]
      const asked = names.map((parameter) => `${parameter}=${word}`).join('&')
      return ['', asked, asked.replace(/&?v=\w+/, '')].map((query) => `/${locale}/${filled}${query && `?${query}`}`)
    })
  }

  function read(address: string, word: string): Promise<string> {
    const visitor = new Visitor(app.url)
    for (const cookie of ['cartUrl', 'consent', 'foyer-scheme', 'csrftoken', 'sessionid']) visitor.cookies.set(cookie, word)
    const headers = {
      'user-agent': word,
      'accept-language': word,
      referer: `${app.url}/de/search?q=${word}`,
      'x-forwarded-for': '10.0.0.1',
    }
    return visitor.fetch(address, { headers }).then((response) => response.text())
  }

  it.each(['de', 'en'] as const)('hold no word of somebody else, cold and warm, in every kind of page (%s)', async (locale) => {
    const [mine, theirs] = [addresses(locale, ONE), addresses(locale, OTHER)]
    const found: string[] = []
    for (const [at, address] of mine.entries()) {
      const other = theirs[at] ?? ''
      for (const suffix of ['', '.data']) {
        const [own, foreign] = [withSuffix(address, suffix), withSuffix(other, suffix)]
        await read(own, ONE)
        if ((await read(foreign, OTHER)).includes(ONE)) found.push(foreign)
        if ((await read(own, ONE)).includes(OTHER)) found.push(own)
      }
    }
    expect(found).toEqual([])
    expect(mine.length).toBeGreaterThan(60)
  })

  it(
    'lead to the same page in the other language: by its own slug, with what this visitor asks for',
    requirement('HEADER-34'),
    async () => {
      const languages = async (address: string) => {
        const html = await (await app.visitor().fetch(address)).text()
        const choice = /<nav [^>]*aria-label="(?:Sprache|Language)">.*?<\/nav>/s.exec(html)?.[0] ?? ''
        return [...choice.matchAll(/<a href="([^"]*)" lang="(?:de|en)"/g)].map(([, href]) => href?.replaceAll('&amp;', '&'))
      }
      expect(await languages('/de/search?q=nacht')).toEqual(['/de/search?q=nacht', '/en/search?q=nacht'])
      expect(await languages('/de/search?q=geheimnis')).toEqual(['/de/search?q=geheimnis', '/en/search?q=geheimnis'])
      expect(await languages('/de/spielplan?room=1&x=2')).toEqual(['/de/spielplan?room=1', '/en/events?room=1'])
      const id = ids.get('production') ?? 0
      const [german, english] = await languages(`/de/stuecke/irgendwas/${id}`)
      expect(german).toMatch(new RegExp(`^/de/stuecke/[a-z][a-z-]+/${id}$`))
      expect(english).toMatch(new RegExp(`^/en/productions/[a-z][a-z-]+/${id}$`))
      expect(await languages(`/en/productions/whatever/${id}`)).toEqual([german, english])
      const form = ids.get('form') ?? 0
      expect((await languages(`/de/forms/x/${form}?bestaetigen=eins`)).at(-1)).toMatch(/^\/en\/forms\/[a-z-]+\/\d+\?bestaetigen=eins$/)
      expect((await languages(`/de/forms/x/${form}`)).at(-1)).not.toContain('?')
    },
  )

  it('lead from a version to the page by the slug that was asked for', async () => {
    const id = ids.get('production')
    const answer = await app.visitor().fetch(`/de/stuecke/mein-stueck/${id}?v=2`)
    expect([answer.status, answer.headers.get('location')]).toEqual([301, `/de/stuecke/mein-stueck/${id}`])
  })
})

function withSuffix(address: string, suffix: string): string {
  const [path = '', query] = address.split('?')
  return path + suffix + (query ? `?${query}` : '')
}
