import type { Page } from '@playwright/test'
import { HARD_TEXT_KINDS, hardText } from '../support/hard-texts.ts'
import { expect, test } from './fixtures.ts'
import { edit, logIn, sendAsStaff } from './staff.ts'

// A site whose names all have the maximum length, or are full of special characters: no page scrolls sideways, and nothing
// covers the buttons of the header.

type Row = { id: number; revision: string; values: Record<string, unknown> }
type Named = { type: string; id: number; field: string; was: unknown; path: string }

const PHONES = [390, 320]
const WIDE = 1440
/** The renamed records: type, field and the pages that show them. */
const NAMED: [type: string, field: string, section: string][] = [
  ['production', 'title', 'stuecke'],
  ['person', 'lastName', 'ensemble'],
  ['venue', 'name', 'venues'],
  ['series', 'name', 'series'],
  ['article', 'title', 'aktuelles'],
  ['article', 'subline', ''],
  ['room', 'name', ''],
  ['genre', 'name', ''],
  ['tag', 'name', ''],
  ['article-category', 'name', ''],
]
const SCREENS = ['/cms-hub', '/cms-hub/production', '/cms-hub/event']
const LONGEST = 300

const read = async (page: Page, type: string, id: number) => (await (await page.request.get(`/api/admin/${type}/${id}`)).json()) as Row
const write = async (page: Page, type: string, id: number, values: object) => {
  const { revision } = await read(page, type, id)
  await sendAsStaff(page, 'PATCH', `/api/admin/${type}/${id}`, { base: revision, values })
}

/** Gives one record of each type another name. */
async function nameAll(page: Page, name: (field: string) => string): Promise<Named[]> {
  const named: Named[] = []
  const next = (await (await page.request.get('/de/api/events/?page_size=1')).json()) as { results: { id: number }[] }
  const evening = await read(page, 'event', next.results[0]?.id ?? 0)
  for (const [type, field, section] of NAMED) {
    const { records } = (await (await page.request.get(`/api/admin/${type}?page_size=1`)).json()) as { records: Row[] }
    const id = Number(evening.values[`${type}Id`] ?? records[0]?.id)
    const { values } = await read(page, type, id)
    await write(page, type, id, { [field]: name(`${type}.${field}`) })
    named.push({ type, id, field, was: values[field], path: section && `/de/${section}/${values.slug}/${id}` })
  }
  return [...named, { type: '', id: 0, field: '', was: '', path: `/de/spielplan/abend/${evening.id}` }]
}

/** The elements that overflow the window, and the buttons of the header that are covered. */
function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const { scrollWidth } = document.documentElement
    if (scrollWidth > innerWidth) {
      const wide = [...document.querySelectorAll('main *, header *, footer *')].filter(
        (one) => one.getBoundingClientRect().right > innerWidth + 1,
      )
      found.push(`${scrollWidth} wide: ${wide.slice(0, 3).map((one) => `${one.tagName}.${one.className}`)}`)
    }
    for (const button of document.querySelectorAll('header button, header a')) {
      const { left, top, width, height } = button.getBoundingClientRect()
      if (width === 0 || top < 0 || !button.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const over = document.elementFromPoint(left + width / 2, top + height / 2)
      if (over && !button.contains(over) && !over.contains(button))
        found.push(`${button.textContent} lies under ${over.tagName}.${over.className}`)
    }
    return found
  })
}

for (const kind of HARD_TEXT_KINDS) {
  test(`names of ${kind} fit a phone, on every page, in the admin area and in the editor`, async ({ page, browser }) => {
    await logIn(page)
    const named = await nameAll(page, (field) => hardText(kind, field, LONGEST))
    try {
      const found = (type: string) => encodeURIComponent(hardText(kind, `${type}.title`, 40))
      const lists = ['/de', '/de/spielplan', '/de/stuecke', '/de/ensemble', '/de/aktuelles']
      const paths = [...lists, `/de/search?q=${found('production')}`, `/de/search/others?q=${found('article')}`]
      const seen = [...paths, ...named.flatMap(({ path }) => (path ? [path] : []))]
      const faulty: string[] = []
      const walk = async (who: Page, addresses: string[], widths: number[]) => {
        for (const path of addresses) {
          // Loaded on the first, and turned to the others.
          await who.setViewportSize({ width: widths[0] ?? WIDE, height: 844 })
          const answer = await who.goto(path)
          if (!answer?.ok()) faulty.push(`${answer?.status()} ${path}`)
          await who.locator('h1').first().waitFor()
          for (const width of widths) {
            await who.setViewportSize({ width, height: 844 })
            for (const fault of await faults(who)) faulty.push(`${path} at ${width}: ${fault}`)
            if (process.env.LONG_WORDS_PICTURES)
              await who.screenshot({
                path: `${process.env.LONG_WORDS_PICTURES}/${kind[0]}-${width}-${path.replace(/\W+/g, '_').slice(0, 40)}.png`,
              })
          }
        }
      }
      const visitor = await (await browser.newContext({ locale: 'de-DE' })).newPage()
      await walk(visitor, seen, [...PHONES, WIDE])
      const forms = named.filter(({ path, type }) => path && type).map(({ type, id }) => `/cms-hub/${type}/${id}`)
      await walk(page, [...SCREENS, ...forms], PHONES)
      await edit(page, '/de')
      for (const fault of await faults(page)) faulty.push(`the editor: ${fault}`)
      expect(faulty).toEqual([])
    } finally {
      for (const { type, id, field, was } of named) if (type) await write(page, type, id, { [field]: was })
    }
  })
}
