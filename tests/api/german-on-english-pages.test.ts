import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keyPages } from '../../bench/key-pages.ts'
import { createDemoApp } from '../support/demo-app.ts'
import { requirement } from '../support/requirement.ts'
import type { TestApp } from '../support/test-app.ts'
import { textsOfPage } from '../support/texts-of-page.ts'

/** Words that only German has, of which hardly a German sentence does without all. */
const GERMAN =
  /(?<![\p{L}-])(und|der|die|das|dem|den|des|nicht|mit|von|für|auf|ein|eine|einer|ist|sind|wird|wer|wie|wo|im|zum|zur)(?![\p{L}-])/u

const inEnglish = (path: string) =>
  path
    .replace(/^\/de(?=\/|$)/, '/en')
    .replace('/spielplan', '/events')
    .replace('/stuecke', '/productions')
    .replace(/\/aktuelles(?=\?|$)/, '/mediathek-en')

describe('a house whose texts nobody has translated, read in English', () => {
  let app: TestApp
  let pages: string[]
  beforeAll(async () => {
    app = await createDemoApp({ environment: { LOCALES: 'de,en' } })
    pages = [...(await keyPages(app.url)).map(inEnglish), '/en/modul-katalog', '/en/search?q=wasser', '/en/search?q=theater&type=others']
  }, 120_000)
  afterAll(() => app.close())

  const textsOf = async (path: string) => textsOfPage(await (await app.visitor().fetch(path)).text())

  it('says of every German sentence that it is German', requirement('HEADER-34'), async () => {
    const unmarked: string[] = []
    for (const path of pages) {
      const texts = await textsOf(path)
      expect(texts, path).not.toEqual([])
      unmarked.push(...texts.filter(({ text, lang }) => lang === 'en' && GERMAN.test(text)).map(({ text }) => `${path}: ${text}`))
    }
    expect(unmarked).toEqual([])
  })

  it('says so of what a search has found and of who made a picture, and of nothing English', async () => {
    const found = await textsOf('/en/search?q=wasser')
    expect(found.find(({ text }) => /^wasser$/i.test(text))).toMatchObject({ lang: 'de' })
    expect(found.filter(({ lang }) => lang === 'en').map(({ text }) => text)).toContain('Home')
    const production = pages.find((path) => path.startsWith('/en/productions/')) ?? ''
    expect(await textsOf(production)).toContainEqual({ text: 'Illustration: Festspiele Marienbrück', lang: 'de' })
    expect((await textsOf(production)).filter(({ text, lang }) => lang === 'de' && /\b(the|and|with|tickets)\b/i.test(text))).toEqual([])
  })
})
