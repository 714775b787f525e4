/** Short form of a series beside that of the house, which sells plain tickets. */
export const WAYS_SERIES = 'wie-haeuser'

type EventTerms = {
  name: string
  /** fields of the event, and its settings, as pretix's REST API names them */
  fields?: Record<string, unknown>
  settings?: Record<string, unknown>
  isClosed?: boolean
}

/** Events with settings of their own, by short form; each is a series unless it says otherwise. */
export const WAYS_EVENTS: Record<string, EventTerms> = {
  [WAYS_SERIES]: { name: 'Wie Häuser verkaufen', settings: { locales: ['de', 'en'] } },
  zweisprachig: { name: 'Zweisprachig', settings: { locales: ['de', 'en'] } },
  rest: { name: 'Mit Restanzeige', settings: { show_quota_left: true, waiting_list_enabled: true, max_items_per_order: 4 } },
  'ohne-leere': { name: 'Ohne Ausverkauftes', settings: { hide_sold_out: true } },
  netto: { name: 'Mit Nettopreisen', settings: { display_net_prices: true } },
  franken: { name: 'Gastspiel in Zürich', fields: { currency: 'CHF' } },
  yen: { name: 'Gastspiel in Tokio', fields: { currency: 'JPY' } },
  // The test payment takes two euros there (`program/testbank`).
  gebuehr: { name: 'Mit Gebühr' },
  probe: { name: 'Im Testbetrieb', fields: { testmode: true } },
  geschlossen: { name: 'Noch geschlossen', isClosed: true },
  'nur-kasse': { name: 'Nur an der Kasse', fields: { all_sales_channels: false, limit_sales_channels: [] } },
  gastspiel: { name: 'Gastspiel', fields: { has_subevents: false } },
}
