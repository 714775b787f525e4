import { and, eq, gte } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { articleCategories, articles } from '../../app/magazine/tables.ts'
import { rateLimits } from '../../app/platform/auth/tables.ts'
import { toDate } from '../../app/platform/clock/clock.ts'
import { events, persons, productions } from '../../app/programme/tables.ts'
import { indexDocuments } from '../../app/search/index-documents.server.ts'
import { searchCards, searchDocuments } from '../../app/search/tables.ts'
import { createDemoApp } from '../support/demo-app.ts'
import { createPage, headline } from '../support/page.ts'
import { requirement } from '../support/requirement.ts'
import { DATABASES, TEST_NOW, type TestApp } from '../support/test-app.ts'

type Hit = { kind: string; title: string; title_html: string; detail: string; excerpt_html: string; excerpt_label: string; url: string }
type Tab = { count: number; results: Hit[] }
type Both = { events: Tab; others: Tab }

/** Time limit for creating the demo content on a busy machine. */
const FILLING_MS = 180_000

describe.each(DATABASES)('the search of the demo site on %s', (database) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createDemoApp({ database })
  }, FILLING_MS)
  // Each test asks as if in a minute of its own.
  beforeEach(() => app.foyer.platform.db.delete(rateLimits))
  afterAll(() => app.close())

  const call = async <T>(path: string, query: Record<string, string>) =>
    (await app.visitor().getJson<T>(`/api/search/${path}?${new URLSearchParams(query)}`)).body
  const find = (query: string) => call<Both>('', { query })
  const urls = async (query: string) => (await find(query)).others.results.map(({ url }) => url)
  const titles = (tab: Tab) => tab.results.map(({ title }) => title)

  it(
    'answers both tabs with counts, titles before texts, what is soon first',
    requirement('API-65', 'SEARCH-12', 'SEARCH-13'),
    async () => {
      const { events, others } = await find('meer')
      expect(events.count).toBeGreaterThan(5)
      expect(new Set(titles(events).slice(0, 5))).toEqual(new Set(['Das Meer hat keine Tür']))
      const days = events.results.map(({ url }) => url)
      expect(days).toHaveLength(Math.min(20, events.count))
      expect(others.results[0]).toMatchObject({ kind: 'production', title: 'Das Meer hat keine Tür' })
      expect(others.results.every(({ kind }) => kind !== 'event')).toBe(true)
    },
  )

  it('finds the legal pages, by their names and by what stands on them', async () => {
    for (const query of ['Impressum', 'Datenschutz', 'AGB']) expect(await urls(query)).toContain(`/de/${query.toLowerCase()}`)
    expect(await urls('Aufsichtsbehörde')).toContain('/de/datenschutz')
  })

  it('pages each tab by twenty', requirement('API-66', 'API-67', 'BASE-03', 'BASE-04'), async () => {
    type List = { count: number; next: string | null; previous: string | null; results: Hit[] }
    const first = await call<List>('events/', { query: 'theater' })
    expect(first.results).toHaveLength(20)
    expect(first.next).toContain('page=2')
    const second = await call<List>('events/', { query: 'theater', page: '2' })
    const both = [...first.results, ...second.results].map(({ url }) => url)
    expect(new Set(both).size).toBe(both.length)
    expect((await call<List>('others/', { query: 'riesenrad' })).count).toBeGreaterThan(0)
  })

  it(
    'what many bear is shown once each on however many pages: by title, then by keyword, then by text',
    requirement('API-67'),
    async () => {
      const { db } = app.foyer.platform
      const inTitle = (count: number) => count >= 420
      const inKeywords = (count: number) => count >= 390 && count < 420
      const documents = Array.from({ length: 450 }, (_, count) => ({
        objectId: 1_000_000 + count,
        title: inTitle(count) ? 'Zwergziege' : `Nummer ${count}`,
        detail: inKeywords(count) ? 'Zwergziegen' : '',
        passages: [{ text: count % 2 === 0 ? 'Von einer Zwergziege' : 'Vom Zwergziegenhirten' }],
        url: `/de/ziege/${count}`,
      }))
      await indexDocuments(db, 'article', documents)
      const pages: string[][] = []
      for (let page = 1; page <= 23; page++) {
        const { count, results } = await call<Tab>('others/', { query: 'zwergziege', page: String(page) })
        expect(count).toBe(450)
        pages.push(results.map(({ url }) => url))
      }
      const found = pages.flat()
      expect(new Set(found).size).toBe(450)
      const numbers = found.map((url) => Number(url.split('/').at(-1)))
      expect(numbers.slice(0, 30).every(inTitle)).toBe(true)
      expect(numbers.slice(30, 60).every(inKeywords)).toBe(true)
      // Among hits in the text alone the word itself ranks before its compounds.
      expect(numbers.slice(60, 100).every((number) => number % 2 === 0)).toBe(true)

      await indexDocuments(db, 'article', [{ objectId: 1_000_000, title: 'Bergziege', detail: '', passages: [], url: '/de/ziege/0' }])
      expect((await call<Tab>('others/', { query: 'bergziege' })).results.map(({ title }) => title)).toContain('Bergziege')
      await db.delete(searchDocuments).where(gte(searchDocuments.objectId, 1_000_000))
      expect(await db.$count(searchCards, gte(searchCards.objectId, 1_000_000))).toBe(0)
    },
  )

  it.each([
    ['other forms of a word', 'Riesenrads', 'Requiem für ein Riesenrad'],
    ['umlauts typed as two letters', 'Taubenzuechterin', 'Die Taubenzüchterin'],
    ['umlauts typed without dots', 'konigin', 'Königin Unfug'],
    ['the plural of women', 'Königinnen', 'Königin Unfug'],
    ['beginnings of words', 'Unschär', 'Die Unschärferelation der Liebe'],
    ['parts of compounds', 'relation', 'Die Unschärferelation der Liebe'],
    ['typing errors', 'Riesnrad', 'Requiem für ein Riesenrad'],
    ['swapped letters', 'Nachtschihct', 'Nachtschicht der Engel'],
    ['capital letters', 'KASSENSTURZ', 'Kassensturz'],
  ])('finds %s: %s', requirement('GEN-29'), async (_what, query, title) => {
    expect(titles((await find(query)).others).slice(0, 3)).toContain(title)
  })

  it.each([
    ['über das', 'Über das Weglassen'],
    ['Über d', 'Über das Weglassen'],
    ['was', 'Was der Schnee weiß'],
    ['was der s', 'Was der Schnee weiß'],
    ['was der Schnee', 'Was der Schnee weiß'],
  ])('finds and suggests a title by its beginning, whatever its words: %s', requirement('SEARCH-15', 'SEARCH-19'), async (query, title) => {
    const { others, events } = await find(query)
    expect(titles(others)[0]).toBe(title)
    expect(titles(events)[0]).toBe(title)
    const [suggestion] = await call<{ title: string }[]>('autocomplete/', { query: query.toLowerCase() })
    expect(suggestion?.title).toBe(title)
  })

  it('shows a production once with its performances, the next first, and counts the performances', async () => {
    const found = (await find('meer hat keine')).events
    expect(found.count).toBeGreaterThan(5)
    const html = await (await app.visitor().fetch('/de/search?q=meer+hat+keine')).text()
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    expect(main.match(/<h2/g)).toHaveLength(1)
    expect(main).toMatch(/<h2[^>]*><a[^>]*href="\/de\/stuecke\/das-meer-hat-keine-tuer\/\d+"/)
    const { db } = app.foyer.platform
    const [{ productionId } = { productionId: 0 }] = await db
      .select({ productionId: events.productionId })
      .from(events)
      .where(eq(events.id, Number(found.results[0]?.url.split('/').at(-1))))
    const coming = await db
      .select({ id: events.id })
      .from(events)
      .where(and(eq(events.productionId, productionId), gte(events.startsAt, toDate(Temporal.Instant.from(TEST_NOW)))))
      .orderBy(events.startsAt)
    const shown = [...main.matchAll(/<li[^>]*><a[^>]*href="\/de\/spielplan\/das-meer-hat-keine-tuer\/(\d+)"/g)].map(([, id]) => Number(id))
    expect(shown).toEqual(coming.map(({ id }) => id))
    expect(shown).toHaveLength(found.count)
  })

  it('shows why something was found, and nothing typed or written becomes markup', async () => {
    const [hit] = (await find('riesenrad')).others.results
    expect(hit?.title_html).toContain('<mark>Riesenrad</mark>')
    const person = (await find('Kassenwart')).others.results.find(({ kind }) => kind === 'person')
    expect(person).toMatchObject({ excerpt_label: 'Zu sehen in' })
    expect(person?.excerpt_html).toContain('<mark>Kassenwart</mark>')

    const editor = await app.editor()
    await createPage(app, editor, 'zeichen', [headline('zeichen-1', 'Zeichen <img src=x onerror="alert(1)"> & mehr Zirkumflex')])
    const [page] = (await find('zirkumflex')).others.results
    expect(page?.excerpt_html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; mehr <mark>Zirkumflex</mark>')
    const html = await (await app.visitor().fetch('/de/search/others?q=zirkumflex')).text()
    expect(html).not.toContain('<img src=x')
  })

  it('finds two words joined, apart or with a hyphen, whichever way the house writes them', requirement('GEN-29'), async () => {
    const { db } = app.foyer.platform
    // A word that the house has in one piece anywhere is in its vocabulary, so each stands in one way alone.
    const pairs = [
      ['Lampion', 'fest'],
      ['Frei', 'lüfter'],
      ['wheel', 'chairs'],
      ['Kürbis', 'äcker'],
      ['T', 'Träger'],
      ['lamp', 'lighter'],
    ]
    const spellings = pairs.map(([first = '', second = '']) => [`${first} ${second}`, `${first}${second}`, `${first}-${second}`])
    const documentOf = (spelling: string, place: number) => ({
      objectId: 1_000_000 + place,
      title: `Nummer ${place}`,
      detail: '',
      passages: [{ text: `Am Abend: ${spelling}, im Hof.` }],
      url: `/de/hof/${place}`,
    })
    const faults: string[] = []
    const ask = async (query: string, ...expected: string[]) => {
      await db.delete(rateLimits)
      const { others } = await find(query)
      const found = others.results.filter(({ title }) => title.startsWith('Nummer '))
      if (
        titles({ ...others, results: found })
          .sort()
          .join() !== expected.join()
      )
        faults.push(`${query}: ${titles(others).join(', ')}`)
      for (const { excerpt_html } of found)
        if (!excerpt_html.includes('<mark>')) faults.push(`${query}: nothing is marked in ${excerpt_html}`)
    }
    await indexDocuments(
      db,
      'article',
      spellings.map((words, place) => documentOf(words[place % 3] ?? '', place)),
    )
    for (const [place, words] of spellings.entries()) for (const query of words) await ask(query, `Nummer ${place}`)
    // In three ways at once, beside what has both words in different places.
    await indexDocuments(db, 'article', ['Krippen Spiel', 'Krippenspiel', 'Krippen-Spiel', 'das Spiel der Krippen'].map(documentOf))
    for (const query of ['Krippenspiel', 'Krippen-Spiel']) await ask(query, 'Nummer 0', 'Nummer 1', 'Nummer 2')
    await ask('Krippen Spiel', 'Nummer 0', 'Nummer 1', 'Nummer 2', 'Nummer 3')
    await db.delete(searchDocuments).where(gte(searchDocuments.objectId, 1_000_000))
    expect(faults.join('\n')).toBe('')
  })

  it('finds something of what was asked where nothing holds all words', async () => {
    expect((await find('Kassensturz Zeppelinreise')).others.results[0]?.title).toBe('Kassensturz')
    const html = await (await app.visitor().fetch('/de/search?q=Kassensturz+Zeppelinreise')).text()
    expect(html).toContain('Alle Wörter zusammen kommen nirgends vor')
  })

  it.each(['', '   ', '%', "'; --", '<script>', 'der die das', '\\', '&|!:*()', 'a'.repeat(200)])(
    'answers whatever is typed: %j',
    async (query) => {
      const { status } = await app.visitor().getJson(`/api/search/?${new URLSearchParams({ query })}`)
      expect(status).toBe(200)
    },
  )

  it('refuses what is too long or no page', async () => {
    const visitor = app.visitor()
    expect((await visitor.getJson(`/api/search/?query=${'a'.repeat(201)}`)).status).toBe(400)
    expect((await visitor.getJson('/api/search/events/?query=a&page=0')).status).toBe(400)
  })

  it('suggests titles, grouped, each once, by what is typed so far', requirement('API-63', 'SEARCH-15', 'BASE-02'), async () => {
    type Suggestion = { kind: string; title: string; picture: object | null }
    const suggestions = await call<Suggestion[]>('autocomplete/', { query: 'k' })
    expect(suggestions.length).toBeGreaterThan(3)
    expect(suggestions.length).toBeLessThanOrEqual(8)
    const kinds = suggestions.map(({ kind }) => kind)
    expect(kinds).not.toContain('event')
    expect(kinds.filter((kind, index) => kind !== kinds[index - 1])).toHaveLength(new Set(kinds).size)
    const [first] = await call<Suggestion[]>('autocomplete/', { query: 'das me' })
    expect(first).toMatchObject({ kind: 'production', title: 'Das Meer hat keine Tür' })
    expect(first?.picture).not.toBeNull()
    expect(await call('autocomplete/', { query: ' ' })).toEqual([])
  })

  it('a page is found with what was published, not with its draft, and no longer when it goes', async () => {
    const editor = await app.editor()
    const page = await createPage(app, editor, 'probe', [headline('probe-1', 'Ein Windharfenbauer erzählt')])
    expect((await find('Windharfenbauer')).others.results[0]?.url).toBe('/de/probe')
    await page.patch(editor, [{ type: 'update', id: 'probe-1', data: { content: 'Ein Glockengießer erzählt' } }])
    expect(await urls('Glockengießer')).not.toContain('/de/probe')
    await page.publish(editor)
    expect((await find('Glockengießer')).others.results[0]?.url).toBe('/de/probe')
    expect(await urls('Windharfenbauer')).not.toContain('/de/probe')
  })

  it('a write that fails leaves the index as it was, and one that succeeds is found at once', async () => {
    const { platform } = app.foyer
    const [salz] = await platform.db.select().from(productions).where(eq(productions.slug, 'salz'))
    const id = salz?.id ?? 0
    const rename = (title: string, fails: boolean) =>
      platform.write(async (tx, invalidate) => {
        await tx.update(productions).set({ title }).where(eq(productions.id, id))
        invalidate(`production:${id}`, 'productions')
        if (fails) throw new Error('on purpose')
      })
    await expect(rename('Quarzsand', true)).rejects.toThrow('on purpose')
    expect((await find('Quarzsand')).others.count).toBe(0)
    await rename('Quarzsand', false)
    const found = await find('Quarzsand')
    expect(found.others.results[0]).toMatchObject({ kind: 'production', title: 'Quarzsand' })
    expect(found.events.count).toBeGreaterThan(0)
    expect(found.others.results.some(({ kind }) => kind === 'person')).toBe(true)
    await rename('Salz', false)
    expect((await find('Quarzsand')).events.count).toBe(0)
  })

  it('what is offline is not found, and nothing of what a person played is lost when the person changes', async () => {
    const { platform } = app.foyer
    const [person] = await platform.db.select().from(persons).where(eq(persons.lastName, 'Rehbein'))
    const id = person?.id ?? 0
    const set = (changes: Partial<typeof persons.$inferInsert>) =>
      platform.write(async (tx, invalidate) => {
        await tx.update(persons).set(changes).where(eq(persons.id, id))
        invalidate(`person:${id}`, 'persons')
      })
    await set({ lastName: 'Rehbockel' })
    const found = await find('Rehbockel')
    expect(new Set(found.others.results.map(({ kind }) => kind))).toContain('production')
    expect(found.events.count).toBeGreaterThan(0)
    await set({ isOnline: false })
    expect((await find('Rehbockel')).others.results.map(({ kind }) => kind)).not.toContain('person')
  })

  it('a performance that is cancelled is found, and says so before anything else', async () => {
    const { platform } = app.foyer
    const { url = '' } = (await find('Salz')).events.results[0] ?? {}
    const id = Number(url.split('/').at(-1))
    const become = (status: 'cancelled' | 'scheduled') =>
      platform.write(async (tx, invalidate) => {
        await tx.update(events).set({ status }).where(eq(events.id, id))
        invalidate(`event:${id}`, 'events')
      })
    await become('cancelled')
    expect((await find('Salz')).events.results.find((hit) => hit.url === url)?.detail).toMatch(/^Abgesagt\u00a0· \w+tag, /)
    await become('scheduled')
    expect((await find('Salz')).events.results.find((hit) => hit.url === url)?.detail).toMatch(/^\w+tag, /)
  })

  it('an article is found from the moment it comes out, a performance until it begins, a module in its window', async () => {
    const { platform } = app.foyer
    const [category] = await platform.db.select().from(articleCategories).limit(1)
    await platform.write(async (tx, invalidate) => {
      const [row] = await tx
        .insert(articles)
        .values({
          slug: 'zukunft',
          title: 'Die Nebelkrähe kehrt zurück',
          categoryId: category?.id ?? 0,
          publishedAt: new Date('2026-11-22T08:00:00Z'),
        })
        .returning({ id: articles.id })
      invalidate(`article:${row?.id}`, 'articles')
    })
    const editor = await app.editor()
    const items = [{ headline: 'Kormoran', online_from: '2026-11-22T09:00:00+01:00', online_to: '2026-11-22T11:00:00+01:00' }]
    await createPage(app, editor, 'fenster', [{ id: 'fenster-1', type: 'teaser-list', version: 1, data: { headline: 'Vögel', items } }])
    const today = (await find('Salz')).events.results.find(({ detail }) => detail.includes('21. November'))
    expect(today).toBeDefined()
    expect((await find('Nebelkrähe')).others.count).toBe(0)
    expect(await urls('Kormoran')).not.toContain('/de/fenster')

    app.clock.set('2026-11-22T10:00:00+01:00')
    await app.foyer.searchIndex.indexDue()
    expect((await find('Nebelkrähe')).others.count).toBe(1)
    expect(await urls('Kormoran')).toContain('/de/fenster')
    expect((await find('Salz')).events.results.map(({ url }) => url)).not.toContain(today?.url)
    app.clock.set('2026-11-22T12:00:00+01:00')
    await app.foyer.searchIndex.indexDue()
    expect(await urls('Kormoran')).not.toContain('/de/fenster')
    app.clock.set(TEST_NOW)
  })

  it('a rebuilt index finds what the kept one found', async () => {
    const queries = ['meer', 'theater', 'barierefrei', 'Saskia Mohr', 'Studio']
    const before = await Promise.all(queries.map(find))
    await app.foyer.searchIndex.rebuild()
    expect(await Promise.all(queries.map(find))).toEqual(before)
  })

  it(
    'the results are pages of their own',
    requirement('ROUTE-18', 'ROUTE-19', 'ROUTE-20', 'SEARCH-01', 'SEARCH-03', 'SEARCH-14', 'SEARCH-42', 'SEARCH-43'),
    async () => {
      const visitor = app.visitor()
      const status = async (path: string) => (await visitor.fetch(path)).status
      expect(await status('/de/search')).toBe(200)
      expect(await status('/de/search/events?q=theater')).toBe(200)
      expect(await status('/de/search/others/2?q=theater')).toBe(200)
      expect(await status('/de/search/events/999?q=theater')).toBe(404)
      expect(await status('/de/search/2?q=theater')).toBe(404)
      expect(await status('/de/search/persons')).toBe(404)
      const html = await (await visitor.fetch('/de/search/others?q=theater')).text()
      expect(html).toContain('href="/de/search/others/2?q=theater"')
      expect(html).toMatch(/<title>Suche nach „theater“/)
      // A single input, and no further fields.
      const [, form = ''] = /<main .*?<form[^>]*>(.*?)<\/form>/s.exec(html) ?? []
      expect(form.match(/<(input|select|textarea)\b/g)).toEqual(['<input'])
      expect(form).toMatch(/<input [^>]*value="theater"/)
    },
  )

  it('what is found leads to its page', requirement('ROUTE-23'), async () => {
    const { events, others } = await find('meer')
    expect(events.results[0]?.url).toMatch(/^\/de\/spielplan\/das-meer-hat-keine-tuer\/\d+$/)
    for (const { url, title } of [events.results[0], ...others.results].filter((hit) => hit !== undefined)) {
      const response = await app.visitor().fetch(url)
      expect([url, response.status]).toEqual([url, 200])
      expect(await response.text()).toContain(title)
    }
  })

  it('says when nothing was found', requirement('SEARCH-38', 'SEARCH-39'), async () => {
    const html = await (await app.visitor().fetch('/de/search?q=xyzxyz')).text()
    expect(html).toContain('Ihre Suche ergab leider keine Treffer')
    expect(html).toContain('Bitte versuchen Sie es mit einem anderen Suchwort.')
  })

  it('what anybody may type takes no room among the kept pages', async () => {
    const visitor = app.visitor()
    const { pageCache: pages } = app.foyer.platform
    await (await visitor.fetch('/de/search')).text()
    const before = pages.size
    await (await visitor.fetch('/de/search?q=irgendwas')).text()
    expect(pages.size).toBe(before)
  })

  it('accepts reports of errors that browsers did not show, and nothing else', requirement('SEARCH-36'), async () => {
    const visitor = app.visitor()
    const report = { where: 'autocomplete', message: 'TypeError: Failed to fetch' }
    expect((await visitor.send('POST', '/api/error-reports/', report)).status).toBe(201)
    expect((await visitor.send('POST', '/api/error-reports/', { ...report, stack: 'x' })).status).toBe(400)
    expect((await visitor.fetch('/api/error-reports/', { method: 'POST', body: JSON.stringify(report) })).status).toBe(403)
  })
})
