import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allRecordTypes } from '../../app/server/record-types.ts'
import { createDemoApp } from '../support/demo-app.ts'
import { emptyValues, hardValues, sampleValues, textsIn, tooLongValues } from '../support/hard-record-values.ts'
import { emptyElementsOf, HARD_TEXT_KINDS, RAW_HTML, visibleTextOf } from '../support/hard-texts.ts'
import { headline } from '../support/page.ts'
import type { TestApp } from '../support/test-app.ts'
import type { Visitor } from '../support/visitor.ts'

type Values = Record<string, unknown>
type Row = { id: number; title: string; revision: string; values: Values }
type Refused = { errors?: Record<string, string[]> }

const RECORDS_LOOKED_AT = 30
const LISTS = ['/de', '/de/spielplan', '/de/stuecke', '/de/ensemble', '/de/aktuelles']
const TODAY = '2026-11-21'

/** Values that make visitors see a record of the type on that page today. */
const ARRANGED: Record<string, Values> = {
  'opening-hours': { position: 1, hours: [{ weekday: null, day: TODAY, timeFrom: '10:00', timeTo: '18:00', alternativeText: 'x' }] },
  teaser: { position: TODAY, isOnline: true },
  alert: { isOnline: true, onlineFrom: null, onlineTo: null, linkUrl: '/de/spielplan' },
  'navigation-link': { place: 'menu', position: 1, belowPageId: null, belowLinkId: null, isOnline: true },
}

/** What is made in the page editor alone: the call and its body. The pages of these are for staff. */
const MADE_ON_PAGES: Record<string, [path: string, body: object]> = {
  'shared-part': ['/de/pageeditor-api/shared-parts', { title: 'x', nodes: [headline('part-1', 'x')] }],
  template: ['/de/pageeditor-api/templates', { kind: 'modules', title: 'x', nodes: [headline('template-1', 'x')] }],
}

/** Texts that no page shows, with the reason. */
const UNSEEN: Record<string, RegExp> = {
  'shared-part': /^title$/, // by which staff tell them apart
  template: /^title$/, // the same
  'room-booking': /^(title|note)$/, // staff alone see bookings
  absence: /^reason$/, // and why somebody is away
  event: /^(idJet|planningId)$/, // numbers in other systems
  production: /^programme\.\d+\.words$/, // read beside the recording alone, which the demo house has elsewhere
  teaser: /^name$/, // by which staff tell them apart
  'article-category': /^styleName$/, // a class
  'opening-hours': /^name$/, // the first counter is the box office
  media: /^(rights|collection)$/, // what staff may do with it, and by which they find it
  form: /^(fields\.\d+\.(slug|default|placeholder_text|visible_if_slug)|successText)$/, // names, and what is said when it was sent
}

describe('hard words in every text field of every record', () => {
  let app: TestApp
  let editor: Visitor
  beforeAll(async () => {
    app = await createDemoApp()
    editor = await app.editor()
  })
  afterAll(() => app.close())

  const read = async (type: string, id: number) => (await editor.getJson<Row>(`/api/admin/${type}/${id}`)).body
  const write = async (type: string, id: number, values: Values) => {
    const { revision } = await read(type, id)
    return editor.send<Row & Refused>('PATCH', `/api/admin/${type}/${id}`, { base: revision, values })
  }
  const list = async (address: string) => (await editor.getJson<{ records: Row[] }>(`/api/admin/${address}`)).body.records

  /** Who, where and when a new record is of which the demo house has none. */
  const placed = async (name: string): Promise<Values> => {
    if (name === 'absence') {
      const [person] = await list('person?page_size=1')
      return { personId: person?.id, startsOn: '2027-03-01', endsOn: '2027-03-02' }
    }
    if (name !== 'room-booking') return {}
    const [[room], [production]] = await Promise.all([list('room?page_size=1'), list('production?page_size=1')])
    // With a production, as its own title may stay empty.
    return { title: 'x', productionId: production?.id, roomId: room?.id, startsAt: '2027-03-01T10:00', endsAt: '2027-03-01T14:00' }
  }

  /** The record of a type with the most content; a new one where there is none. */
  async function fullest({ name, fields }: (typeof allRecordTypes)[number]): Promise<Row> {
    const records = await list(`${name}?page_size=${RECORDS_LOOKED_AT}`)
    const [row] = records.toSorted((one, other) => JSON.stringify(other.values).length - JSON.stringify(one.values).length)
    const picture = name === 'media' ? (await illustrated()).pictures[0] : undefined
    const [path, body] = MADE_ON_PAGES[name] ?? [`/api/admin/${name}`, { ...sampleValues(fields), ...(await placed(name)) }]
    const id = picture ?? row?.id ?? (await editor.send<Row>('POST', path, body)).body.id
    const arranged = await write(name, id, ARRANGED[name] ?? {})
    expect(arranged.body.errors).toBeUndefined()
    return read(name, id)
  }

  /** Pages that show a record: its own, that of its parent, and the lists. */
  async function pagesOf({ name, url }: (typeof allRecordTypes)[number], { id, values }: Row): Promise<string[]> {
    const of = async (type: string, query: string) => {
      const found = allRecordTypes.find((one) => one.name === type)
      const [row] = await list(`${type}?${query}&page_size=1`)
      return row && found?.url ? [found.url(row.id, row.values)] : []
    }
    const belonging: Record<string, () => Promise<string[]>> = {
      production: () => of('event', `productionId=${id}`),
      room: () => of('event', `roomId=${id}`),
      'article-tag': () => of('article', `tags=${id}`),
      'article-category': () => of('article', `categoryId=${id}`),
      media: async () => [(await illustrated()).path],
    }
    const isForVisitors = !(name in MADE_ON_PAGES)
    return [...new Set([...(url && isForVisitors ? [url(id, values)] : []), ...((await belonging[name]?.()) ?? []), ...LISTS])]
  }

  /** A production with pictures that are shown with caption and credit. */
  async function illustrated(): Promise<{ pictures: number[]; path: string }> {
    const ids = (await list(`production?page_size=${RECORDS_LOOKED_AT}`)).map(({ id }) => id)
    for (const id of ids) {
      const { values } = await read('production', id)
      const pictures = values.images as number[]
      if (pictures.length > 0) return { pictures, path: `/de/stuecke/${values.slug}/${id}` }
    }
    throw new Error('no production has more pictures')
  }

  async function look(paths: string[]): Promise<Map<string, string>> {
    const pages = await Promise.all(paths.map(async (path) => [path, await app.visitor().fetch(path, { redirect: 'follow' })] as const))
    expect(pages.filter(([, { status }]) => status !== 200).map(([path, { status }]) => `${status} ${path}`)).toEqual([])
    return new Map(await Promise.all(pages.map(async ([path, page]) => [path, await page.text()] as const)))
  }

  async function expectStaffSee({ name }: (typeof allRecordTypes)[number], id: number): Promise<void> {
    for (const screen of [`/cms-hub/${name}`, `/cms-hub/${name}/${id}`]) {
      const answer = await editor.fetch(screen)
      expect([screen, answer.status, (await answer.text()).includes(RAW_HTML)]).toEqual([screen, 200, false])
    }
  }

  describe.each(allRecordTypes.map((type) => [type.name, type] as const))('of the type %s', (name, type) => {
    it.each(HARD_TEXT_KINDS)('%s are stored as written, can be saved again, and are rendered as text', async (kind) => {
      const { id, values } = await fullest(type)
      const hard = hardValues(type, values, kind)
      const answer = await write(name, id, hard)
      expect(answer.body.errors).toBeUndefined()
      const row = await read(name, id)
      const texts = [...textsIn(type.fields, row.values)]
      expect(texts).toEqual(
        [...textsIn(type.fields, { ...row.values, ...hard })].map(([path, text], index) => [path, text || texts[index]?.[1]]),
      )
      // The stored, normalised value is accepted again.
      expect((await write(name, id, row.values)).body.errors).toBeUndefined()
      const pages = await look(await pagesOf(type, row))
      expect([...pages].filter(([, html]) => html.includes(RAW_HTML)).map(([path]) => path)).toEqual([])
      const seen = [...pages.values()].map(visibleTextOf)
      const missing = texts.filter(
        ([path, text]) => !UNSEEN[name]?.test(path) && !seen.some((page) => page.includes(text.replace(/\s+/g, ' '))),
      )
      expect(missing).toEqual([])
      if (kind === 'signs') await expectStaffSee(type, id)
    })

    it('texts longer than a field takes are refused by the field, in a German sentence, and nothing is changed', async () => {
      const { id, values } = await fullest(type)
      const { status, body } = await write(name, id, tooLongValues(type, values))
      const expected = [...textsIn(type.fields, values, true)].map(([path]) => path)
      if (expected.length === 0) return
      expect(status).toBe(400)
      const messages = Object.fromEntries(Object.entries(body.errors ?? {}).map(([field, [message]]) => [field, message]))
      expect(messages).toEqual(Object.fromEntries(expected.map((path) => [path, 'Dieser Text ist zu lang.'])))
      expect((await read(name, id)).values).toEqual(values)
    })

    it('empty texts, blanks and invisible characters are rejected where text is required, and leave no empty element elsewhere', async () => {
      const { id, values } = await fullest(type)
      const { optional: empty } = emptyValues(type, '')
      expect((await write(name, id, empty)).body.errors).toBeUndefined()
      const emptied = await read(name, id)
      const pages = await look(await pagesOf(type, emptied))
      expect([...pages].flatMap(([path, html]) => emptyElementsOf(html).map((element) => `${element} on ${path}`))).toEqual([])
      for (const nothing of ['', ' \t ', '\u200B\u00AD']) {
        const { required, optional } = emptyValues(type, nothing)
        for (const [field, value] of Object.entries(required)) {
          const { status, body } = await write(name, id, { [field]: value })
          expect([field, status, body.errors?.[field]]).toEqual([field, 400, ['Dieses Feld wird benötigt!']])
        }
        expect((await write(name, id, optional)).body.errors).toBeUndefined()
        expect((await read(name, id)).values).toEqual(emptied.values)
      }
      expect((await write(name, id, values)).body.errors).toBeUndefined()
    })
  })
})
