import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { SERIES } from '../../scripts/pretix/fill-shop.ts'
import { logInToDemo, readOffers } from '../../scripts/pretix/house.ts'
import { structuredDataIn } from '../support/structured-data.ts'
import type { Visitor } from '../support/visitor.ts'
import { ordersTo } from './gate.ts'
import { readSite, textOf } from './site-page.ts'
import { PORTS, readStage, SITE } from './stage.ts'
import { leaveTickets, setupApi } from './staged-shop.ts'

const { performances, siteFolder } = readStage()
const { id, date, path, startsAt } = performances.states
const EVENT = `/events/${SERIES}/`
const DATE = `${EVENT}subevents/${date}/`
const CATEGORIES = ['Kategorie 1', 'Kategorie 2', 'Kategorie 3']
const gate = ordersTo(`http://localhost:${PORTS.gate}`)
const ADDRESS = 'https://karten.example/abend'
const hour = (from: number) => new Date(Date.now() + from * 3_600_000).toISOString()

let editor: Visitor
beforeAll(async () => {
  editor = await logInToDemo(SITE, siteFolder)
  await inHouse({ ticketUrl: ADDRESS })
})

const offerSchema = z.object({ sale: z.looseObject({ kind: z.string() }), seat_groups: z.array(z.object({ status: z.number() })) })
const callSchema = z.object({
  ticket_url: z.string(),
  seat_groups: z.array(z.object({ status: z.number() })),
  prices: z.array(z.unknown()),
})

/** What each place says about the performance. */
async function readAll() {
  const page = await readSite(path)
  const [year, month, day] = startsAt.slice(0, 10).split('-')
  const list = await readSite(`/de/spielplan?date=${day}-${month}-${year}`)
  const row = list.split('<li').find((piece) => piece.includes(`href="${path}"`)) ?? ''
  const panel = page.slice(page.indexOf('id="tickets"'), page.indexOf('</section>', page.indexOf('id="tickets"')))
  const event = structuredDataIn(page).find((data) => String(data['@type']).endsWith('Event'))
  const offers = (event?.offers ?? []) as { availability: string }[]
  const calendar = (await readSite(`${path}/termin.ics`)).replace(/\r\n /g, '')
  const hub = await (await editor.fetch('/cms-hub')).text()
  return {
    list: textOf(row),
    panel: textOf(panel),
    widget: offerSchema.safeParse(JSON.parse(await readSite(`/api/events/${id}/offer/`))).data,
    jsonLd: [...new Set(offers.map(({ availability }) => availability.replace('https://schema.org/', '')))],
    calendar: textOf(/^DESCRIPTION:(.*)$/m.exec(calendar)?.[1]?.replaceAll('\\n', ' ').replaceAll('\\,', ',') ?? ''),
    call: callSchema.parse(JSON.parse(await readSite(`/de/api/events/${id}/`))),
    hub: textOf(hub.slice(hub.indexOf('<main'))),
  }
}

type State = {
  sale: { kind: string; what?: string; boxOffice?: string }
  list: string
  panel: string
  jsonLd: string[]
  /** what the calendar says; empty where it says nothing about the sale */
  calendar: string
  hub: string
  /** whether other programs read seat groups, and the address */
  call: [hasGroups: boolean, hasAddress: boolean]
}

/** Waits until the widget is told of a state, which every reading of the shop may bring. */
async function untilSale(sale: object) {
  const told = async () => {
    await readOffers(editor)
    const { sale = { kind: 'cancelled' } } = offerSchema.safeParse(JSON.parse(await readSite(`/api/events/${id}/offer/`))).data ?? {}
    return sale
  }
  await expect.poll(told, { timeout: 90_000, interval: 1000 }).toMatchObject(sale)
}

/** Sets a state in pretix or here, reads it everywhere, and puts back what was before. */
async function expectState(state: State, set: () => Promise<unknown>, back: () => Promise<unknown>) {
  await set()
  try {
    await untilSale(state.sale)
    // An open widget is told of its own performance before the run of a minute has told of all the others.
    await readOffers(editor)
    const said = await readAll()
    expect.soft(said.list, 'list').toContain(state.list)
    expect.soft(said.panel, 'page').toContain(state.panel)
    expect.soft(said.jsonLd, 'JSON-LD').toEqual(state.jsonLd)
    expect.soft(said.calendar, 'calendar').toContain(state.calendar)
    expect.soft(said.hub, 'Heute').toContain(state.hub)
    expect.soft([said.call.seat_groups.length > 0, said.call.ticket_url !== ''], 'public call').toEqual(state.call)
    return said
  } finally {
    await back()
    await untilSale({ kind: 'on-sale' })
  }
}

const during = (state: State, address: string, change: object, back: object) =>
  expectState(
    state,
    () => setupApi().patch(address, change),
    () => setupApi().patch(address, back),
  )
const inHouse = async (values: object) => {
  const { body } = await editor.getJson<{ revision: string }>(`/api/admin/event/${id}`)
  expect((await editor.send('PATCH', `/api/admin/event/${id}`, { base: body.revision, values })).status).toBe(200)
}
const sizes = async () => {
  const quotas = await setupApi().list(z.object({ id: z.int(), size: z.int().nullable() }), `${EVENT}quotas/?subevent=${date}`)
  return () => Promise.all(quotas.map((quota) => setupApi().patch(`${EVENT}quotas/${quota.id}/`, { size: quota.size })))
}

const NOTHING: Pick<State, 'jsonLd' | 'call' | 'calendar'> = { jsonLd: [], call: [false, false], calendar: '' }

describe('each state of a sale, as pretix has it, is told everywhere', () => {
  afterAll(() => gate.resume())

  it('on sale', async () => {
    const state = { sale: { kind: 'on-sale' }, list: 'ab 14 €', panel: 'Karten buchen', jsonLd: ['InStock'], calendar: 'ab 14 €', hub: '' }
    await expectState(
      { ...state, call: [true, true] },
      async () => {},
      async () => {},
    )
  })

  it('few left', async () => {
    const state = {
      sale: { kind: 'few' },
      list: 'Restkarten',
      panel: 'Karten buchen',
      jsonLd: ['LimitedAvailability'],
      calendar: 'ab 14 €',
      hub: '',
    }
    const back = await sizes()
    const set = async () => {
      for (const category of CATEGORIES) await leaveTickets('states', category, 1)
    }
    await expectState({ ...state, call: [true, true] }, set, back)
  })

  it('really sold out', async () => {
    const state = {
      sale: { kind: 'sold-out' },
      list: 'Ausverkauft',
      panel: 'Zurückgegebene Karten',
      jsonLd: ['SoldOut'],
      calendar: 'Ausverkauft',
      hub: '',
    }
    const back = await sizes()
    const set = async () => {
      for (const category of CATEGORIES) await leaveTickets('states', category, 0)
    }
    const said = await expectState({ ...state, call: [true, true] }, set, back)
    expect(said.call.seat_groups.map(({ status }) => status)).toEqual([0, 0, 0])
  })

  it('not yet on sale, from when', async () => {
    const words = { list: 'Vorverkauf ab', panel: 'Vorverkauf ab', calendar: 'Vorverkauf ab', hub: 'Noch nicht im Verkauf' }
    const state = { sale: { kind: 'not-yet' }, ...words, jsonLd: ['PreOrder'], call: [true, true] } satisfies State
    await during(state, DATE, { presale_start: hour(2) }, { presale_start: null })
  })

  it('online sale over, and tickets at the box office', async () => {
    const words = {
      list: 'Onlineverkauf beendet',
      calendar: 'Onlineverkauf beendet',
      hub: 'Onlineverkauf beendet, Restkarten an der Abendkasse',
    }
    const panel = 'Der Onlineverkauf ist beendet. Restkarten hat die Abendkasse.'
    await during(
      { sale: { kind: 'online-over', boxOffice: 'has-tickets' }, ...NOTHING, ...words, panel },
      DATE,
      { presale_end: hour(-1) },
      { presale_end: null },
    )
  })

  it('a date that is switched off', async () => {
    const words = { list: 'Kein Onlineverkauf', panel: 'Im Netz gibt es zurzeit keine Karten.', hub: 'im Ticketshop ausgeschaltet' }
    await during({ sale: { kind: 'switched-off', what: 'performance' }, ...NOTHING, ...words }, DATE, { active: false }, { active: true })
  })

  it('a shop that is not open, of which Heute tells first', async () => {
    const words = { list: 'Kein Onlineverkauf', panel: 'Im Netz gibt es zurzeit keine Karten.', hub: 'Niemand kann Karten kaufen' }
    await during({ sale: { kind: 'switched-off', what: 'shop' }, ...NOTHING, ...words }, EVENT, { live: false }, { live: true })
  })

  it('not sold in the web shop', async () => {
    const words = { list: 'Kein Onlineverkauf', panel: 'können hier keine Karten gebucht werden', hub: 'nicht im Verkauf' }
    const change = { all_sales_channels: false, limit_sales_channels: [] }
    await during({ sale: { kind: 'not-sold-here' }, ...NOTHING, ...words }, EVENT, change, {
      all_sales_channels: true,
      limit_sales_channels: [],
    })
  })

  it('an event that the key may not see, of which Heute tells first', async () => {
    const teams = await setupApi().list(z.object({ id: z.int(), name: z.string() }), '/teams/')
    const team = `/teams/${teams.find(({ name }) => name === 'Website')?.id}/`
    const words = {
      list: 'Onlineverkauf gestört',
      panel: 'Karten können hier gerade nicht gebucht werden.',
      hub: 'Im Ticketshop für den Schlüssel der Website nicht zu sehen oder nicht vorhanden: spielzeit',
    }
    const state = { sale: { kind: 'key-refused' }, ...NOTHING, ...words, call: [false, true] } satisfies State
    await during(state, team, { all_events: false, limit_events: [] }, { all_events: true, limit_events: [] })
  })

  it('a shop that is away for some minutes, of which Heute tells first', async () => {
    const words = {
      list: 'Onlineverkauf gestört',
      panel: 'Der Kartenverkauf antwortet gerade nicht.',
      hub: 'Der Ticketshop antwortet nicht.',
    }
    const state = { sale: { kind: 'shop-away' }, ...NOTHING, ...words, call: [false, true] } satisfies State
    await expectState(
      state,
      () => gate.halt(),
      () => gate.resume(),
    )
  })

  it('cancelled by the house', async () => {
    const state = { sale: { kind: 'cancelled' }, ...NOTHING, list: 'Abgesagt', panel: 'Abgesagt', hub: 'Abgesagt' }
    const said = await expectState(
      state,
      () => inHouse({ status: 'cancelled' }),
      () => inHouse({ status: 'scheduled' }),
    )
    expect(said.call.prices).toEqual([])
  })

  it('moved to another date, for which the shop sells nothing yet', async () => {
    const { number } = performances.states
    const state = {
      sale: { kind: 'moved' },
      ...NOTHING,
      list: 'Hierher verlegt',
      panel: 'Für den neuen Termin gibt es hier keine Karten.',
      hub: 'nicht im Verkauf',
    }
    await expectState(
      state,
      () => inHouse({ status: 'moved', idJet: '', ticketUrl: '' }),
      () => inHouse({ status: 'scheduled', idJet: number, ticketUrl: ADDRESS }),
    )
  })
})
