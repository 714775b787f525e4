import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readArticleList } from '../../app/magazine/article-list.server.ts'
import { articleCategories, articles, articleTagLinks, articleTags } from '../../app/magazine/tables.ts'
import { headline } from '../support/page.ts'
import { requirement } from '../support/requirement.ts'
import { createTestApp, TEST_NOW, type TestApp } from '../support/test-app.ts'

type Article = { id: number; title: string; category: string }
type List = { count: number; next: string | null; previous: string | null; results: Article[] }

const ARTICLES = 15

describe('the magazine', () => {
  let app: TestApp
  let tagIds: number[] = []
  let categoryIds: number[] = []
  const ids: number[] = []
  beforeAll(async () => {
    app = await createTestApp()
    await app.foyer.platform.write(async (tx, invalidate) => {
      const categories = await tx
        .insert(articleCategories)
        .values([
          { slug: 'gespraeche', name: 'Gespräche', styleName: 'talk', position: 1 },
          { slug: 'essay', name: 'Essay', styleName: 'essay', position: 2 },
        ])
        .returning()
      const tags = await tx
        .insert(articleTags)
        .values([
          { slug: 'stadt', name: 'Stadt' },
          { slug: 'tanz', name: 'Tanz' },
        ])
        .returning()
      categoryIds = categories.map(({ id }) => id)
      tagIds = tags.map(({ id }) => id)
      for (let number = 1; number <= ARTICLES; number++) {
        const [row] = await tx
          .insert(articles)
          .values({
            slug: `artikel-${number}`,
            title: `Artikel ${number}`,
            lead: `Vorspann & Anfang ${number}`,
            author: 'Elif Torun',
            categoryId: categoryIds[number % 2] ?? 0,
            publishedAt: new Date(Date.UTC(2026, 9, number)),
          })
          .returning({ id: articles.id })
        ids.push(row?.id ?? 0)
        const tagId = tagIds[number % 2]
        if (row && tagId && number > 10) await tx.insert(articleTagLinks).values({ articleId: row.id, tagId })
      }
      invalidate('articles', 'article-categories', 'article-tags')
    })
    const editor = await app.editor()
    for (const id of ids.slice(0, 2)) {
      await editor.send('POST', '/de/pageeditor-api/container', {
        model: 'container',
        content_type: 'article',
        object_id: id,
        slug: `article-${id}`,
      })
    }
  })
  afterAll(() => app.close())

  const get = <T>(path: string) => app.visitor().getJson<T>(path)
  const html = async (path: string) => (await app.visitor().fetch(path)).text()

  it('answers articles by category, topic and page', requirement('API-56', 'API-57', 'BASE-07', 'MAG-19', 'MAG-20'), async () => {
    const all = (await get<List>('/de/api/articles/?page_size=10')).body
    expect(all.count).toBe(ARTICLES)
    expect(all.results[0]?.title).toBe('Artikel 15')
    expect(all.next).toContain('page=2')
    expect((await get<List>('/de/api/articles/?page_size=10&page=2')).body.results).toHaveLength(5)
    const essays = (await get<List>(`/de/api/articles/?category=${categoryIds[1]}`)).body
    expect(essays.count).toBe(8)
    expect(new Set(essays.results.map(({ category }) => category))).toEqual(new Set(['Essay']))
    expect((await get<List>(`/de/api/articles/?tag=${tagIds[0]}`)).body.count).toBe(2)
    expect((await get(`/de/api/articles/?category=eins`)).status).toBe(400)
  })

  it(
    'answers teasers, categories and topics',
    requirement('API-55', 'API-58', 'BASE-08', 'BASE-09', 'BASE-10', 'MAG-09', 'MAG-10', 'MAG-11', 'MAG-12'),
    async () => {
      expect((await get<Article[]>('/de/api/articles-teaser/')).body).toHaveLength(8)
      const [talk] = (await get<object[]>('/api/article-categories/')).body
      expect(talk).toEqual({ id: categoryIds[0], name: 'Gespräche', style_name: 'talk', slug: 'gespraeche' })
      expect((await get<object[]>('/api/article-tags/')).body).toEqual([
        { id: tagIds[0], slug: 'stadt', name: 'Stadt', count: 2 },
        { id: tagIds[1], slug: 'tanz', name: 'Tanz', count: 3 },
      ])
    },
  )

  it(
    'the head leads to all categories and topics and to the search',
    requirement('MAG-01', 'MAG-02', 'MAG-03', 'MAG-04', 'MAG-05', 'MAG-06', 'MAG-07', 'MAG-08'),
    async () => {
      const front = await html('/de/aktuelles')
      expect(front).toMatch(
        /<a[^>]*aria-current="page"[^>]*href="\/de\/aktuelles"[^>]*>Alle<|<a[^>]*href="\/de\/aktuelles"[^>]*aria-current="page"[^>]*>Alle</,
      )
      expect(front).toContain('Alle #Themen')
      expect(front).toContain('action="/de/search"')
      expect(front).toMatch(/<h1[^>]*>Magazin</)
      const category = await html(`/de/aktuelles/categories/essay/${categoryIds[1]}`)
      expect(category).toMatch(/<h1[^>]*>Essay</)
      expect(category).not.toMatch(/href="\/de\/aktuelles"[^>]*aria-current/)
      expect(category).toContain('Aus dem ganzen Magazin')
    },
  )

  it('a list is page, list, articles, category and teaser', requirement('MAG-13', 'MAG-14', 'MAG-15', 'MAG-16', 'MAG-17'), async () => {
    const addressOf = (page: number) => `/de/aktuelles?page=${page}`
    const list = await readArticleList(app.foyer.platform, { category: categoryIds[1], page: 1, addressOf })
    expect(list).toMatchObject({ page: 1, list: { count: 8, pages: 1, previous: null, next: null }, category: { name: 'Essay' } })
    expect(list.articles.every(({ category }) => category === 'Essay')).toBe(true)
    expect(list.articles).toHaveLength(8)
    const shown = list.articles.map(({ id }) => id)
    expect(list.teaser.length).toBeGreaterThan(0)
    expect(list.teaser.filter(({ id }) => shown.includes(id))).toEqual([])
  })

  it('the lists are pages of their own, and there is none after the last', async () => {
    const first = await html('/de/aktuelles')
    expect(first).toContain('href="/de/aktuelles?page=2"')
    expect(first).toContain('Seite 1 von 2')
    expect((await app.visitor().fetch('/de/aktuelles?page=3')).status).toBe(404)
    expect((await app.visitor().fetch('/de/aktuelles/categories/keine/999')).status).toBe(404)
    expect(await html(`/de/aktuelles/tags/tanz/${tagIds[1]}`)).toMatch(/<h1[^>]*>#Tanz</)
  })

  it(
    'staff write an article before it is out: it is theirs to see, and what it lacks is made when they begin',
    requirement('CONT-19'),
    async () => {
      const [id] = await app.foyer.platform.write(async (tx) => {
        const values = { slug: 'entwurf', title: 'Ein Entwurf', lead: '', categoryId: categoryIds[0] ?? 0, isOnline: false }
        return (
          await tx
            .insert(articles)
            .values({ ...values, publishedAt: new Date('2027-01-01') })
            .returning({ id: articles.id })
        ).map((row) => row.id)
      })
      const path = `/de/aktuelles/entwurf/${id}`
      const container = `/de/pageeditor-api/container/by-slug/article-${id}`
      const [editor, dramaturg, programme] = [await app.editor(), await app.editor('magazine'), await app.editor('programme')]
      expect((await app.visitor().fetch(`${path}?edit`)).status).toBe(404)
      expect(await (await programme.fetch(`${path}?edit`)).text()).toContain('noch nicht erschienen')
      expect((await editor.getJson(container)).status).toBe(404)
      expect(await (await dramaturg.fetch(`${path}?edit`)).text()).toContain('Ein Entwurf')
      expect((await editor.getJson(container)).body).toMatchObject({ content_type: 'article', object_id: id })
      expect((await app.visitor().fetch(path)).status).toBe(404)
    },
  )

  it('an article says who wrote it, when, and how long it takes, and what is near to it', async () => {
    const editor = await app.editor()
    const page = await html(`/de/aktuelles/artikel-1/${ids[0]}`)
    expect(page).toContain('Von Elif Torun')
    expect(page).toContain('Donnerstag, 1. Oktober 2026')
    expect(page).toContain('1 Minute zu lesen')
    const container = (await editor.getJson<{ id: number }>(`/de/pageeditor-api/container/by-slug/article-${ids[0]}`)).body
    const draft = (await editor.getJson<{ revision: number }>(`/de/pageeditor-api/draft/${container.id}`)).body
    const text = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Wort '.repeat(900).trim() }] }] }
    const patched = await editor.send('PATCH', `/de/pageeditor-api/draft/${container.id}`, {
      base_revision: draft.revision,
      batch_id: crypto.randomUUID(),
      operations: [
        { type: 'insert', node: headline('kopf-1', 'Zwischentitel'), place: { parent: 'root', column: 0, before: null } },
        {
          type: 'insert',
          node: { id: 'text-1', type: 'text', version: 1, data: { content: text } },
          place: { parent: 'root', column: 0, before: null },
        },
      ],
    })
    expect(patched).toMatchObject({ status: 200 })
    await editor.send('POST', '/de/pageeditor-api/publish', { content_type: 'article', object_id: ids[0] })
    expect(await html(`/de/aktuelles/artikel-1/${ids[0]}`)).toContain('5 Minuten zu lesen')
  })

  it('a feed tells of the newest articles in words that XML can bear', async () => {
    const response = await app.visitor().fetch('/de/aktuelles/feed.xml')
    expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
    const feed = await response.text()
    expect(feed).toContain('<title>Artikel 15</title>')
    expect(feed).toContain('<summary>Vorspann &amp; Anfang 15</summary>')
    expect(feed.match(/<entry>/g)).toHaveLength(ARTICLES)
    expect(await html('/de/aktuelles')).toContain('href="/de/aktuelles/feed.xml"')
  })

  it('an article of tomorrow appears on every list when its moment comes', async () => {
    const id = await app.foyer.platform.write(async (tx, invalidate) => {
      const [row] = await tx
        .insert(articles)
        .values({ slug: 'morgen', title: 'Der Tag danach', categoryId: categoryIds[0] ?? 0, publishedAt: new Date('2026-11-22T07:00:00Z') })
        .returning({ id: articles.id })
      invalidate('articles', `article:${row?.id}`)
      return row?.id
    })
    const editor = await app.editor('magazine')
    const status = async () => (await editor.getJson(`/de/pageeditor-api/status/article/${id}`)).body
    // The editor toolbar shows the same as the form: from when on it is online, not merely that it is offline.
    expect(await status()).toMatchObject({ status: { state: 'scheduled', from: '2026-11-22T08:00:00+01:00' } })
    expect(await html('/de/aktuelles')).not.toContain('Der Tag danach')
    app.clock.set('2026-11-22T08:00:00+01:00')
    expect(await html('/de/aktuelles')).toContain('Der Tag danach')
    expect(await status()).toMatchObject({ status: { state: 'online' } })
    app.clock.set(TEST_NOW)
  })
})
