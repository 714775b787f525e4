import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plainTextOf } from '../../app/platform/rich-text/plain-text.ts'
import { isTextPassage, type Passage } from '../../app/records/passages.ts'
import { type ObjectPage, objectPage } from '../support/object-page.ts'
import { headline } from '../support/page.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import type { Visitor } from '../support/visitor.ts'

type Article = { id: number; revision: string; values: { text: Passage[]; title: string; slug: string } }
type Refused = { code: string; theirs: Article }

const rich = (words: string) => ({
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: words }] }],
})
const text = (id: string, words: string) => ({ id, text: rich(words) })
const wordsOf = ({ values }: Article) => values.text.map((one) => (isTextPassage(one) ? plainTextOf(one.text) : `[${one.module}]`))

describe('the text of an article in its form', () => {
  let app: TestApp
  let rita: Visitor
  let categoryId = 0
  beforeAll(async () => {
    app = await createTestApp()
    rita = await app.editor()
    categoryId = (await rita.send<{ id: number }>('POST', '/api/admin/article-category', { name: 'Gespräche' })).body.id
  })
  afterAll(() => app.close())

  async function write(title: string, passages: Passage[]): Promise<{ article: Article; page: ObjectPage }> {
    const values = { title, categoryId, publishedAt: '2026-11-01T10:00', isOnline: true, text: passages }
    const { body, status } = await rita.send<Article>('POST', '/api/admin/article', values)
    expect(status).toBe(201)
    return { article: body, page: objectPage(app, 'article', body.id) }
  }
  const read = async (id: number) => (await rita.getJson<Article>(`/api/admin/article/${id}`)).body
  const store = (article: Article, passages: Passage[], by = rita) =>
    by.send<Article & Refused>('PATCH', `/api/admin/article/${article.id}`, { base: article.revision, values: { text: passages } })

  async function preview(id: number | null, values: object): Promise<string> {
    const headers = { 'content-type': 'application/json', 'X-CSRFToken': await rita.csrfToken(), origin: rita.url }
    const body = JSON.stringify({ id, values: { title: 'Vorab', categoryId, isOnline: true, ...values } })
    return (await rita.fetch('/api/admin/article/preview', { method: 'POST', headers, body })).text()
  }

  it('is stored with the title, and visitors read it', async () => {
    const { article, page } = await write('Über das Salz', [text('erster', 'Der Hafen schläft nicht.')])
    expect(wordsOf(article)).toEqual(['Der Hafen schläft nicht.'])
    expect(await page.html()).toContain('Der Hafen schläft nicht.')
    const changed = await store(article, [text('erster', 'Der Hafen schläft doch.'), text('zweite', 'Und träumt.')])
    expect(wordsOf(changed.body)).toEqual(['Der Hafen schläft doch.', 'Und träumt.'])
    expect(await page.html()).toContain('Und träumt.')
    expect(await page.html()).not.toContain('schläft nicht')
  })

  it('is written around the other modules of the page, which stay', async () => {
    const { article, page } = await write('Mit Überschrift', [text('erster', 'Vorn.')])
    await page.open(rita)
    await page.add(rita, 'main', headline('kopf-1', 'Zwischentitel'))
    await page.publish(rita)
    const now = await read(article.id)
    expect(wordsOf(now)).toEqual(['Vorn.', '[Überschrift]'])
    expect(now.values.text[1]).toMatchObject({ words: 'Zwischentitel' })
    const kept = now.values.text[1] as Passage
    const after = await store(now, [kept, text('danach', 'Hinten.')])
    expect(wordsOf(after.body)).toEqual(['[Überschrift]', 'Hinten.'])
  })

  it('leaves what is drafted on the page as it is, and the draft takes over what it has not changed', async () => {
    const { article, page } = await write('Mit Entwurf', [text('erster', 'Eins.'), text('zweite', 'Zwei.')])
    await page.open(rita)
    await page.patch(rita, 'main', [{ type: 'update', id: 'erster', data: { content: rich('Eins, entworfen.') } }])
    const { body, status } = await store(article, [text('erster', 'Eins, gespeichert.'), text('zweite', 'Zwei, gespeichert.')])
    expect(status).toBe(200)
    expect(wordsOf(body)).toEqual(['Eins, gespeichert.', 'Zwei, gespeichert.'])
    expect(await page.html()).toContain('Eins, gespeichert.')
    const drafted = await page.open(rita)
    expect(drafted).toContain('Eins, entworfen.')
    expect(drafted).toContain('Zwei, gespeichert.')
  })

  it('is a conflict with what somebody has published on the page meanwhile', async () => {
    const { article, page } = await write('Zu zweit', [text('erster', 'Eins.')])
    await page.open(rita)
    await page.patch(rita, 'main', [{ type: 'update', id: 'erster', data: { content: rich('Vom anderen.') } }])
    await page.publish(rita)
    const late = await store(article, [text('erster', 'Zu spät.')])
    expect(late).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(wordsOf(late.body.theirs)).toEqual(['Vom anderen.'])
    expect(await page.html()).toContain('Vom anderen.')
  })

  it('comes back with the history, and with the article from the trash', async () => {
    const { article, page } = await write('Zurück', [text('erster', 'Früher.')])
    await store(article, [text('erster', 'Später.')])
    type Step = { id: number; action: string }
    const steps = async () => (await rita.getJson<Step[]>(`/api/admin/article/${article.id}/changes`)).body
    const restore = async () => rita.send<Article>('POST', `/api/admin/article/${article.id}/restore`, { change: (await steps())[0]?.id })
    expect(wordsOf((await restore()).body)).toEqual(['Früher.'])
    expect(await page.html()).toContain('Früher.')
    await rita.send('DELETE', `/api/admin/article/${article.id}`)
    expect(wordsOf((await restore()).body)).toEqual(['Früher.'])
    expect(await page.html()).toContain('Früher.')
  })

  it('stays where another field alone is stored, and is seen in the preview before it is stored', async () => {
    const { article, page } = await write('Unberührt', [text('erster', 'Bleibt.')])
    const values = { title: 'Umbenannt' }
    const { body } = await rita.send<Article>('PATCH', `/api/admin/article/${article.id}`, { base: article.revision, values })
    expect(wordsOf(body)).toEqual(['Bleibt.'])
    const publishedAt = '2026-11-01T10:00'
    expect(await preview(article.id, { publishedAt, text: [text('erster', 'Nur gesehen.')] })).toContain('Nur gesehen.')
    const unstored = await preview(null, { publishedAt, text: [text('neuer1', 'Noch nie gespeichert.')] })
    expect(unstored).toContain('Noch nie gespeichert.')
    expect(await page.html()).toContain('Bleibt.')
  })

  it('is previewed as of the day from which on it is to be seen', async () => {
    const { page } = await write('Später', [text('erster', 'Gibt es.')])
    const seen = await preview(page.id, { publishedAt: '2031-12-01T10:00', text: [text('erster', 'Kerzen.')] })
    expect(seen).toContain('Kerzen.')
    expect(seen).toContain('1. Dezember 2031')
    expect(seen).not.toContain('noch nicht erschienen')
  })

  it('is not written by who may only read articles', async () => {
    const { article } = await write('Fremd', [text('erster', 'Meins.')])
    const office = await app.editor('programme')
    expect((await store(article, [text('erster', 'Deins.')], office)).status).toBe(403)
  })
})
