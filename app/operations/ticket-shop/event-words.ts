import type { ShopFlag } from '../../booking/shop-flag.ts'
import type { SetupMistake } from '../../booking/ticket-shop.ts'
import { t } from '../../platform/i18n/i18n.ts'

/** What holds of all performances of an event of the shop, so that it is said once. */
export type EventFault = ShopFlag['flag'] | 'not-live'

/** An event of the shop, and how many performances belong to it. */
export type ShopEvent = { event: string; number: number }

const WORDS: Record<EventFault, (events: string) => string> = {
  hidden: (events) =>
    t(
      'Hidden from the site’s key in the ticket shop, or not there at all: {events}. Whoever manages the shop gives the key’s team access there, or the shop numbers are corrected here.',
      { events },
    ),
  'no-carts': (events) =>
    t(
      'The site’s key may put no tickets into a cart in the ticket shop: {events}. Whoever manages the shop gives the key’s team the right to change orders there.',
      { events },
    ),
  'test-mode': (events) =>
    t('In test mode in the ticket shop: {events}. Orders are not real. Whoever manages the shop ends test mode there.', { events }),
  'foreign-currency': (events) =>
    t(
      'Another currency in the ticket shop than in the settings: {events}. Visitors read prices in that of the shop. If it is a mistake, whoever manages the shop changes it there.',
      { events },
    ),
  'not-live': (events) => t('Not open to visitors in the ticket shop: {events}. Whoever manages the shop opens it there.', { events }),
}

/** Says what holds of events of the shop, with the number of performances of each, and the way out. */
export function eventWords(fault: EventFault, events: readonly ShopEvent[]): string {
  return WORDS[fault](events.map(({ event, number }) => (event ? `${event} (${number})` : String(number))).join(', '))
}

/** Tells the mistakes of a shop's event from those of one performance. */
export function isOfEvent(mistake: SetupMistake): mistake is { kind: 'test-mode' | 'not-live' } {
  return mistake.kind === 'test-mode' || mistake.kind === 'not-live'
}

/** What holds of events, in one sentence for each fault. @param performances each with its event and what holds of that */
export function eventSentences(performances: readonly { event: string; ofEvent: EventFault[] }[]): string[] {
  const faults = performances.flatMap(({ event, ofEvent }) => ofEvent.map((fault) => ({ event, fault })))
  return [...Map.groupBy(faults, ({ fault }) => fault)].map(([fault, rows]) => {
    const byEvent = Map.groupBy(rows, ({ event }) => event)
    return eventWords(
      fault,
      [...byEvent].map(([event, ofEvent]) => ({ event, number: ofEvent.length })),
    )
  })
}
