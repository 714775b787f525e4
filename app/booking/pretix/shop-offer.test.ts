import { describe, expect, it } from 'vitest'
import { eventSchema, itemSchema, quotaSchema, subeventSchema, taxRuleSchema } from './pretix-resources.ts'
import type { PretixSale } from './pretix-sale.ts'
import { shopOfferOf } from './shop-offer.ts'

const NOW = Temporal.Instant.from('2026-11-28T18:00:00Z')
const PAST = '2026-11-28T17:00:00Z'
const FUTURE = '2026-12-01T09:00:00Z'
const seats = { seating_plan: null, seat_category_mapping: {} }
const presale = { presale_start: null, presale_end: null }
const text = { name: { de: 'Parkett' }, description: {} }

const event = eventSchema.parse({ live: true, has_subevents: true, ...seats, ...presale })
const subevent = subeventSchema.parse({
  ...{ id: 1, active: true, date_from: '2026-12-12T18:30:00Z', date_to: '2026-12-12T20:30:00Z' },
  ...{ item_price_overrides: [], variation_price_overrides: [], ...seats, ...presale },
})
const item = itemSchema.parse({
  ...{ id: 7, position: 0, default_price: '20.00', active: true, require_voucher: false, hide_without_voucher: false, variations: [] },
  ...text,
})
const quota = quotaSchema.parse({ id: 3, size: 620, items: [7], variations: [], subevent: 1, available: true, available_number: 620 })

type Changes = { event?: Partial<typeof event>; subevent?: Partial<typeof subevent>; item?: Partial<typeof item>; left?: number }

function offerOf({ left = 620, ...changes }: Changes = {}) {
  const sale: PretixSale = {
    ...{ event: { ...event, ...changes.event }, subevent: { ...subevent, ...changes.subevent } },
    ...{ settings: {}, categories: [], taxRules: [], items: [{ ...item, ...changes.item }], hasVouchers: false },
  }
  const { sale: told, seatGroups } = shopOfferOf(sale, [{ ...quota, available: left > 0, available_number: left }], NOW)
  return [told, seatGroups.map(({ status }) => status)]
}
const END = '2026-12-12T20:30:00Z'

it('a price is what is paid: with the tax that comes on top, rounded as pretix does, and the least where more may be paid', () => {
  const taxRules = [taxRuleSchema.parse({ id: 4, rate: '7.00', price_includes_tax: false })]
  const sale = { event, subevent, settings: {}, categories: [], hasVouchers: false }
  const pricesOf = (changes: Partial<typeof item>, rules = taxRules) => {
    const { seatGroups } = shopOfferOf({ ...sale, taxRules: rules, items: [{ ...item, ...changes }] }, [quota], NOW)
    return seatGroups[0]?.prices.map(({ name, price, free_price }) => [name, price, free_price])
  }
  expect(pricesOf({ tax_rule: 4 })).toEqual([['Parkett', '21.40', undefined]])
  expect(pricesOf({ tax_rule: 4, default_price: '9.35' })).toEqual([['Parkett', '10.00', undefined]])
  const [rule] = taxRules
  expect(pricesOf({ tax_rule: 4 }, rule ? [{ ...rule, price_includes_tax: true }] : [])).toEqual([['Parkett', '20.00', undefined]])
  expect(pricesOf({ free_price: true })).toEqual([['Parkett', '20.00', true]])
})

it('a free price starts with the shop’s suggestion, with the tax on top, where that is more than the least', () => {
  const taxRules = [taxRuleSchema.parse({ id: 4, rate: '7.00', price_includes_tax: false })]
  const suggestedOf = (changes: Partial<typeof item>) => {
    const sale = { event, subevent, settings: {}, categories: [], hasVouchers: false, taxRules, items: [{ ...item, ...changes }] }
    return shopOfferOf(sale, [{ ...quota, variations: [9] }], NOW).seatGroups[0]?.prices[0]?.suggested_price
  }
  const [variation] = itemSchema.shape.variations.parse([
    { id: 9, value: { de: 'Soli' }, description: {}, position: 0, active: true, default_price: '22.00', free_price_suggestion: '40.00' },
  ])
  expect(suggestedOf({ free_price: true, free_price_suggestion: '30.00' })).toBe('30.00')
  expect(suggestedOf({ free_price: true, free_price_suggestion: '30.00', tax_rule: 4 })).toBe('32.10')
  expect(suggestedOf({ free_price: true, free_price_suggestion: '30.00', variations: variation ? [variation] : [] })).toBe('40.00')
  expect([suggestedOf({ free_price: true, free_price_suggestion: '15.00' }), suggestedOf({ free_price_suggestion: '30.00' })]).toEqual([
    undefined,
    undefined,
  ])
})

it('descriptions of products and their variations, which pretix keeps as Markdown, are read as text', () => {
  const variation = {
    id: 9,
    value: { de: 'Ermäßigt' },
    description: { de: '_Mit_ Nachweis' },
    position: 0,
    active: true,
    default_price: null,
  }
  const [product] = itemSchema
    .array()
    .parse([{ ...item, description: { de: '**Nur** mit Karte. [Mehr](https://haus.example)' }, variations: [variation] }])
  const sale = { event, subevent, settings: {}, categories: [], taxRules: [], hasVouchers: false }
  const { seatGroups } = shopOfferOf({ ...sale, items: product ? [product] : [] }, [{ ...quota, variations: [9] }], NOW)
  expect(seatGroups).toMatchObject([{ text: 'Nur mit Karte. Mehr', prices: [{ text: 'Mit Nachweis' }] }])
})

describe('what pretix says about the sale of a performance', () => {
  it('is what is left, also before and after the presale', () => {
    expect(offerOf()).toEqual([{ kind: 'window', from: null, until: END }, [1]])
    expect(offerOf({ subevent: { presale_end: PAST } })).toEqual([{ kind: 'window', from: null, until: PAST }, [1]])
    expect(offerOf({ subevent: { presale_end: PAST }, left: 0 })).toEqual([{ kind: 'window', from: null, until: PAST }, [0]])
    expect(offerOf({ subevent: { presale_start: FUTURE } })).toEqual([{ kind: 'window', from: FUTURE, until: END }, [1]])
  })

  it('is the later beginning and the earlier end of event and date', () => {
    const told = offerOf({ event: { presale_start: FUTURE, presale_end: '2026-12-10T10:00:00Z' }, subevent: { presale_start: PAST } })
    expect(told[0]).toEqual({ kind: 'window', from: FUTURE, until: '2026-12-10T10:00:00Z' })
  })

  it('is that it is switched off, as a whole, as a date or as a product', () => {
    expect(offerOf({ event: { live: false } })).toEqual([{ kind: 'off', what: 'shop' }, [1]])
    expect(offerOf({ subevent: { active: false } })).toEqual([{ kind: 'off', what: 'performance' }, [1]])
    expect(offerOf({ item: { active: false } })).toEqual([{ kind: 'off', what: 'performance' }, []])
    const item_price_overrides = [{ item: 7, disabled: true, price: null }]
    expect(offerOf({ subevent: { item_price_overrides } })).toEqual([{ kind: 'off', what: 'performance' }, []])
  })

  it('is the time of its products where the presale has none', () => {
    expect(offerOf({ item: { available_from: FUTURE } })).toEqual([{ kind: 'window', from: FUTURE, until: END }, [1]])
    expect(offerOf({ item: { available_until: PAST } })).toEqual([{ kind: 'window', from: null, until: PAST }, [1]])
    const item_price_overrides = [{ item: 7, disabled: false, price: null, available_from: FUTURE }]
    expect(offerOf({ subevent: { item_price_overrides } })[0]).toEqual({ kind: 'window', from: FUTURE, until: END })
  })

  it('is nothing where neither the web shop nor anybody by themselves can buy it', () => {
    const elsewhere = { all_sales_channels: false, limit_sales_channels: ['resellers'] }
    expect(offerOf({ event: elsewhere })).toEqual([{ kind: 'not-here' }, []])
    expect(offerOf({ item: elsewhere })).toEqual([{ kind: 'not-here' }, []])
    expect(offerOf({ item: { require_approval: true } })).toEqual([{ kind: 'not-here' }, []])
  })
})
