import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RecordType } from '../../app/records/record-type.ts'
import { allRecordTypes } from '../../app/server/record-types.ts'
import { de } from '../../app/texts/de.ts'
import { type Crawl, crawlSite } from '../support/crawl-site.ts'
import { createDemoApp } from '../support/demo-app.ts'
import type { TestApp } from '../support/test-app.ts'
import type { Visitor } from '../support/visitor.ts'

/** Source texts that a German page may contain: short ones are words of other languages or of code. */
const SHORTEST_SOURCE_TEXT = 14
/** A site with the demo content has at least this many pages; fewer mean that the crawl has missed some. */
const FEWEST_PAGES = 250

/** Lists that together show nearly all records. */
const ALWAYS_LOOKED_AT = ['/de', '/de/spielplan', '/de/stuecke', '/de/ensemble', '/de/aktuelles']
const LOOKED_AT = 4

/** The field that identifies a record to people; undefined for types without one. */
function nameFieldOf({ fields }: RecordType): string | undefined {
  return Object.entries(fields).find(([, field]) => field.kind === 'text' && field.required)?.[0]
}

/** Some thousand responses, which take minutes on a busy machine. */
const CRAWL_MS = 600_000

describe('the whole demo site, crawled by its links', () => {
  let app: TestApp
  let editor: Visitor
  let walked: Crawl
  const look = async (path: string) => (await app.visitor().fetch(path)).text()
  beforeAll(async () => {
    app = await createDemoApp()
    editor = await app.editor()
    walked = await crawlSite(app.url, '/de')
  }, CRAWL_MS)
  afterAll(() => app.close())

  it('has no broken link', () => {
    expect(walked.pages.size).toBeGreaterThan(FEWEST_PAGES)
    const dead = [...walked.answers].filter(([, { status }]) => status >= 400)
    expect(dead.map(([path, { status, from }]) => `${status} ${path}, linked on ${from}`)).toEqual([])
  })
  it('has no link to a redirect', () => {
    const detours = [...walked.answers].filter(([, { status }]) => status >= 300 && status < 400)
    expect(detours.map(([path, { location, from }]) => `${path} → ${location}, linked on ${from}`)).toEqual([])
  })
  it('has no hash that is missing on its page', () => {
    const missing = walked.hashes.filter(({ path, hash }) => !walked.pages.get(path)?.ids.has(hash))
    expect(missing.map(({ path, hash, from }) => `${path}#${hash}, linked on ${from}`)).toEqual([])
  })
  it('shows no text outside the catalogue: no source text is left untranslated', () => {
    const sources = Object.entries(de).flatMap(([source, german]) => {
      // Up to the first inserted value; texts that are equal in both languages prove nothing.
      const start = source.split('{')[0]?.trimEnd() ?? ''
      return start.length >= SHORTEST_SOURCE_TEXT && start.includes(' ') && !JSON.stringify(german).includes(start) ? [start] : []
    })
    const untranslated = [...walked.pages].flatMap(([path, { text }]) =>
      sources.filter((source) => text.includes(source)).map((source) => `${path}: ${source}`),
    )
    expect(untranslated).toEqual([])
    const unfilled = [...walked.pages].filter(([, { text }]) =>
      /\{(n|name|title|date|time|count)\}|undefined|\[object Object\]|NaN/.test(text),
    )
    expect(unfilled.map(([path]) => path)).toEqual([])
  })
  it.each(allRecordTypes.filter(nameFieldOf).map((type) => [type.name, type] as const))(
    'after a %s was renamed, no kept page is another than one that is drawn now',
    async (_name, type) => {
      const field = nameFieldOf(type) as string
      type Row = { id: number; revision: string; values: Record<string, unknown> }
      const { records } = (await editor.getJson<{ records: Row[] }>(`/api/admin/${type.name}?page_size=20`)).body
      const shownOn = (row: Row) =>
        [...walked.pages].filter(([, { text }]) => text.includes(String(row.values[field]))).map(([path]) => path)
      const [row] = records.toSorted((a, b) => shownOn(b).length - shownOn(a).length)
      if (!row) return
      const address = `/api/admin/${type.name}/${row.id}`
      const { revision } = (await editor.getJson<Row>(address)).body
      const paths = [...new Set([...ALWAYS_LOOKED_AT, ...shownOn(row).slice(0, LOOKED_AT)])]
      for (const path of paths) await look(path)
      const name = `${String(row.values[field])} Zebrafink`
      expect((await editor.send('PATCH', address, { base: revision, values: { [field]: name } })).status).toBe(200)
      const cached = await Promise.all(paths.map(look))
      app.foyer.platform.pageCache.clear()
      app.foyer.platform.readCache.clear()
      const drawn = await Promise.all(paths.map(look))
      expect(paths.filter((_, index) => cached[index] !== drawn[index])).toEqual([])
    },
  )
  it('has one title of the first level, a name and a description on every page', () => {
    const faulty = [...walked.pages].filter(([, { titles, name }]) => titles !== 1 || name === '')
    expect(faulty.map(([path, { titles, name }]) => `${path}: ${titles} × h1, “${name}”`)).toEqual([])
  })
})
