import { describe, expect, it } from 'vitest'
import { requirement } from '../../tests/support/requirement.ts'
import { type HouseTerms, NO_OFFER, type SaleState, type ShopOffer, saleStateOf, WORKING_SHOP } from './sale-state.ts'
import { saleLabel, saleNotice } from './sale-words.ts'
import type { SeatGroup } from './schema.ts'

const NOW = Temporal.Instant.from('2026-11-21T11:00:00Z')
const hours = (count: number) => NOW.add({ hours: count })

const terms: HouseTerms = {
  ...{ status: 'scheduled', phase: 'coming', isFree: false },
  ...{ saleFrom: null, shopNumber: 'abend', ticketUrl: 'https://shop.example/abend' },
}

/** An offer of seat groups with these statuses, sold from one hour until another, counted from now. */
function offer(statuses: number[], from?: number, until?: number): ShopOffer {
  const seatGroups = statuses.map((status): SeatGroup => ({ id: 1, seat_group: 'K1', status, text: '', prices: [], timeslots: [] }))
  const iso = (count: number | undefined) => (count === undefined ? null : hours(count).toString())
  return { seatGroups, sale: { kind: 'window', from: iso(from), until: iso(until) }, holdMinutes: null }
}

const state = (given: Partial<HouseTerms>, sold: ShopOffer, shop: Partial<typeof WORKING_SHOP> = {}, now = NOW) =>
  saleStateOf({ ...terms, ...given }, sold, { ...WORKING_SHOP, ...shop }, now)
const kind = (...all: Parameters<typeof state>) => state(...all).kind

describe('the state of a sale', () => {
  it('is sold out when nothing is left, few when little is, and on sale as long as one group has plenty', requirement('EVLIST-45'), () => {
    expect([offer([0, 0]), offer([0, 2]), offer([2, 1])].map((sold) => kind({}, sold))).toEqual(['sold-out', 'few', 'on-sale'])
    expect(kind({}, NO_OFFER)).toBe('not-sold-here')
  })

  it('begins with the sale of house and shop, whichever is later, to the second', requirement('EVLIST-45'), () => {
    expect(state({ saleFrom: hours(1) }, offer([1]))).toEqual({ kind: 'not-yet', from: hours(1).toString() })
    expect(state({ saleFrom: hours(1) }, offer([1], 2))).toEqual({ kind: 'not-yet', from: hours(2).toString() })
    expect(state({ saleFrom: hours(3) }, offer([1], 2))).toEqual({ kind: 'not-yet', from: hours(3).toString() })
    expect([kind({}, offer([1], 2), {}, hours(2)), kind({ saleFrom: NOW }, offer([1]))]).toEqual(['on-sale', 'on-sale'])
  })

  it('says when the sale begins also of what the shop has not laid out yet', requirement('EVLIST-45'), () => {
    expect([kind({ saleFrom: hours(1) }, NO_OFFER), kind({ saleFrom: NOW }, NO_OFFER)]).toEqual(['not-yet', 'not-sold-here'])
  })

  it('is no sold-out one where the online sale is over with tickets left, and claims none for the box office that nobody knows of', () => {
    expect(state({}, offer([0, 1], undefined, -1))).toEqual({ kind: 'online-over', boxOffice: 'has-tickets' })
    expect(state({}, offer([], undefined, -1))).toEqual({ kind: 'online-over', boxOffice: 'unknown' })
    expect(kind({}, offer([0, 0], undefined, -1))).toBe('sold-out')
    expect([kind({}, offer([1], undefined, 1)), kind({}, offer([1], undefined, 1), {}, hours(1))]).toEqual(['on-sale', 'online-over'])
  })

  it('tells what was switched off by whom', () => {
    const off = (what: 'shop' | 'performance'): ShopOffer => ({ ...offer([1]), sale: { kind: 'off', what } })
    expect(state({}, off('shop'))).toEqual({ kind: 'switched-off', what: 'shop' })
    expect(state({}, off('performance'))).toEqual({ kind: 'switched-off', what: 'performance' })
    expect(state({}, offer([1]), { isOnline: false })).toEqual({ kind: 'switched-off', what: 'webshop' })
  })

  it('takes back nothing but the claim that tickets can be bought while the shop is away or refuses the key', () => {
    const during = (connection: 'away' | 'denied') => [offer([2]), offer([0])].map((sold) => kind({}, sold, { connection }))
    expect([during('away'), during('denied')]).toEqual([
      ['shop-away', 'sold-out'],
      ['key-refused', 'sold-out'],
    ])
  })

  it('is that of the evening where it is cancelled, free, under way or over, whatever the shop says', () => {
    expect(kind({ status: 'cancelled' }, offer([1]))).toBe('cancelled')
    expect(kind({ isFree: true }, offer([0]))).toBe('free')
    expect([kind({ phase: 'running' }, offer([1])), kind({ phase: 'over' }, offer([1]))]).toEqual(['running', 'ended'])
  })

  it('leads elsewhere only without a number of the connected shop, and says of a new date without tickets that it is one', () => {
    expect(kind({ shopNumber: '' }, NO_OFFER)).toBe('sold-elsewhere')
    expect(kind({}, NO_OFFER, { hasShop: false })).toBe('sold-elsewhere')
    expect(kind({ shopNumber: '', ticketUrl: '' }, NO_OFFER)).toBe('not-sold-here')
    expect([kind({ status: 'moved' }, NO_OFFER), kind({ status: 'moved' }, offer([1]))]).toEqual(['moved', 'on-sale'])
  })

  it('sends nobody home who can buy at the box office, and promises nothing there that is not known', () => {
    const known = saleNotice({ kind: 'online-over', boxOffice: 'has-tickets' }, null)
    expect(known).toEqual({ title: 'Der Onlineverkauf ist beendet.', text: 'Restkarten hat die Abendkasse.' })
    expect(saleNotice({ kind: 'online-over', boxOffice: 'unknown' }, null)).toEqual({ title: 'Der Onlineverkauf ist beendet.' })
    expect(saleNotice({ kind: 'sold-out' }, null)).toEqual({ title: 'Ausverkauft' })
    expect(saleNotice({ kind: 'cancelled' }, null)).toEqual({ title: 'Abgesagt' })
    expect(saleNotice({ kind: 'free' }, null)).toEqual({ title: 'Eintritt frei', text: 'Sie brauchen keine Karte.' })
    expect(saleLabel({ kind: 'not-yet', from: NOW.toString() }, 'Vorverkauf ab morgen')).toBe('Vorverkauf ab morgen')
  })

  it('is followed by what the house itself says of it', () => {
    const notes = {
      cancelled: 'Wir erstatten.',
      free: 'Einlass ab 19 Uhr.',
      'sold-out': 'Warteliste im Foyer.',
      'not-yet': 'Wir merken vor.',
    }
    const said = (sale: SaleState, until?: string) => saleNotice(sale, 'Ab morgen', notes, until).text
    expect(said({ kind: 'cancelled' })).toBe('Wir erstatten.')
    expect(said({ kind: 'free' })).toBe('Sie brauchen keine Karte. Einlass ab 19 Uhr.')
    expect(said({ kind: 'free' }, 'noch bis 28.2.')).toBe('Sie brauchen keine Karte.')
    expect(said({ kind: 'sold-out' })).toBe('Warteliste im Foyer.')
    expect(said({ kind: 'not-yet', from: NOW.toString() })).toBe('Wir merken vor.')
    expect(said({ kind: 'running' })).toBeUndefined()
  })
})
