import { currentLocale, t } from '../platform/i18n/i18n.ts'
import type { TicketNotes } from '../site/index.ts'
import { type BySale, forSale, type SaleState } from './sale-state.ts'

/** A few words about a sale, for lists, other dates, calendars and feeds. */
const LABELS: BySale<string, [opening: string | null]> = {
  'on-sale': () => '',
  few: () => t('Few tickets left'),
  'sold-out': () => t('Sold out'),
  'online-sold-out': () => t('Sold out online'),
  'not-yet': (_, opening) => opening ?? '',
  'online-over': () => t('Online sale has ended'),
  'not-sold-here': () => t('Not sold online'),
  'sold-elsewhere': () => '',
  'switched-off': ({ what }) => (what === 'webshop' ? t('Webshop offline') : t('Not sold online')),
  'shop-away': () => t('Online sale interrupted'),
  'key-refused': () => t('Online sale interrupted'),
  'code-only': () => t('Tickets with a code only'),
  'box-office': () => t('At the box office only'),
  'in-shop': () => t('Tickets in our online shop'),
  cancelled: () => t('Cancelled'),
  moved: () => t('Not sold online'),
  free: () => t('Free admission'),
  running: () => t('On now|list'),
  ended: () => t('Ended|list'),
}

/**
 * The state of a sale in a few words; empty where tickets can simply be bought.
 * @param opening when the sale opens, in words
 */
export function saleLabel(sale: SaleState, opening: string | null): string {
  return forSale(LABELS, sale, opening)
}

const PRICE_SHOWN: BySale<boolean> = {
  'on-sale': () => true,
  few: () => true,
  'sold-out': () => false,
  'online-sold-out': () => false,
  'not-yet': () => true,
  'online-over': ({ boxOffice }) => boxOffice === 'has-tickets',
  'not-sold-here': () => false,
  'sold-elsewhere': () => false,
  'switched-off': ({ what }) => what === 'webshop',
  'shop-away': () => true,
  'key-refused': () => true,
  'code-only': () => false,
  'box-office': () => false,
  'in-shop': () => true,
  cancelled: () => false,
  moved: () => false,
  free: () => true,
  running: () => false,
  ended: () => false,
}

/** Whether a price is of use: while tickets are, or will be, to be had somewhere. */
export function showsPrice(sale: SaleState): boolean {
  return forSale(PRICE_SHOWN, sale)
}

const LASTING: BySale<boolean> = {
  'on-sale': () => false,
  few: () => false,
  'sold-out': () => true,
  'online-sold-out': () => true,
  'not-yet': () => true,
  'online-over': () => true,
  'not-sold-here': () => false,
  'sold-elsewhere': () => false,
  'switched-off': () => false,
  'shop-away': () => false,
  'key-refused': () => false,
  'code-only': () => true,
  'box-office': () => true,
  'in-shop': () => true,
  cancelled: () => false,
  moved: () => false,
  free: () => false,
  running: () => false,
  ended: () => false,
}

/**
 * What calendars and feeds, which are read hours later, say about a sale: only what still holds then. Whether a performance is
 * free stands in its price, whether it takes place in its title.
 */
export function lastingSaleLabel(sale: SaleState, opening: string | null): string {
  return forSale(LASTING, sale) ? saleLabel(sale, opening) : ''
}

/** What stands in the place of tickets; `leadsToShop`: the shop's own page may still sell them. */
export type SaleNoticeWords = { title: string; text?: string; leadsToShop?: true }

const nothing = (): SaleNoticeWords => ({ title: t('Tickets cannot be booked here.') })
const interrupted = (text: string): SaleNoticeWords => ({ title: t('Tickets cannot be booked here at the moment.'), text })

const NOTICES: BySale<SaleNoticeWords, [opening: string | null, notes: TicketNotes | undefined]> = {
  'on-sale': nothing,
  few: nothing,
  'sold-out': (_, __, notes) => ({ title: t('Sold out'), text: notes?.['sold-out'] }),
  'online-sold-out': ({ boxOffice }) => ({
    title: t('Sold out online'),
    text: t('The box office still has: {tickets}.', { tickets: new Intl.ListFormat(currentLocale()).format(boxOffice) }),
  }),
  'not-yet': (_, opening, notes) => ({ title: opening ?? '', text: notes?.['not-yet'] }),
  'online-over': ({ boxOffice }) => ({
    title: t('Online sale has ended.'),
    ...(boxOffice === 'has-tickets' ? { text: t('The box office has tickets left.') } : {}),
  }),
  'not-sold-here': nothing,
  'sold-elsewhere': () => ({ title: t('Another ticket shop sells this performance. The button takes you there.') }),
  'switched-off': ({ what }) =>
    what === 'webshop'
      ? { title: t('Webshop offline'), text: t('Please call the box office, or try again in a few minutes.') }
      : { title: t('There are no tickets online at present.') },
  'shop-away': () => interrupted(t('The ticket shop is not responding. Please try again in a few minutes.')),
  'key-refused': () => ({ ...interrupted(t('Please buy your tickets in our online shop.')), leadsToShop: true }),
  'code-only': () => ({ title: t('Tickets for this performance are sold with a code only.') }),
  'box-office': () => ({ title: t('Tickets for this performance are sold at the box office only.') }),
  'in-shop': () => ({ title: t('Tickets for this performance are sold on the page of our online shop.') }),
  cancelled: (_, __, notes) => ({ title: t('Cancelled'), text: notes?.cancelled }),
  moved: () => ({ title: t('Moved'), text: t('There are no tickets for the new date here.') }),
  free: (_, __, notes) => ({ title: t('Free admission'), text: [t('No ticket needed.'), notes?.free].filter(Boolean).join(' ') }),
  running: () => ({ title: t('Already started') }),
  ended: () => ({ title: t('This performance has ended.') }),
}

/**
 * What stands in the place of tickets where the site sells none.
 * @param notes what the house itself says of it
 * @param until until which day it runs: what the house says of free performances, as when the doors open, is no word about an
 *   exhibition
 */
export function saleNotice(sale: SaleState, opening: string | null, notes?: TicketNotes, until = ''): SaleNoticeWords {
  return forSale(NOTICES, sale, opening, notes && until ? { ...notes, free: '' } : notes)
}
