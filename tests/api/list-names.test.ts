import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pages } from '../../app/content/tables.ts'
import { createDemoApp } from '../support/demo-app.ts'
import type { TestApp } from '../support/test-app.ts'

describe('a list that the house calls by a name of its own', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await createDemoApp()
    await app.foyer.platform.write(async (tx, invalidate) => {
      await tx.update(pages).set({ title: 'Programm', inMenu: true }).where(eq(pages.path, 'spielplan'))
      await tx.update(pages).set({ title: 'Festivaltagebuch', inMenu: true }).where(eq(pages.path, 'aktuelles'))
      invalidate('pages')
    })
  })
  afterAll(() => app.close())

  const htmlOf = async (path: string) => (await (await app.visitor().fetch(path)).text()).replaceAll('<!-- -->', '')
  const breadcrumbOf = (html: string) => /<nav aria-label="Sie sind hier"[^>]*>(.*?)<\/nav>/s.exec(html)?.[1] ?? ''

  it('is called so in the breadcrumb of what stands in it, also for search engines', async () => {
    const [event = ''] = /\/de\/spielplan\/[\w-]+\/\d+/.exec(await htmlOf('/de/spielplan')) ?? []
    for (const [path, list, own] of [
      [event, 'Programm', 'Spielplan'],
      ['/de/aktuelles/tags', 'Festivaltagebuch', 'Magazin'],
    ] as const) {
      const html = await htmlOf(path)
      expect(breadcrumbOf(html)).toContain(`>${list}</a>`)
      expect(breadcrumbOf(html)).not.toContain(own)
      expect(html).toContain(`"name":"${list}"`)
    }
  })
})
