import type { SaleState } from '../booking/sale-state.ts'
import { type BySale, forSale } from '../booking/sale-state.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Label } from '../platform/i18n/message-ids.ts'

type StaffWords = {
  label: Label
  /** whether it has to be said beside what is counted as free, too */
  isNoted?: true
}

const WORDS: BySale<StaffWords> = {
  'on-sale': () => ({ label: 'Tickets available' }),
  few: () => ({ label: 'Few tickets left' }),
  'sold-out': () => ({ label: 'Sold out' }),
  'online-sold-out': () => ({ label: 'Sold out online, the box office has tickets', isNoted: true }),
  'not-yet': () => ({ label: 'Not yet on sale', isNoted: true }),
  'online-over': ({ boxOffice }) => ({
    label: boxOffice === 'has-tickets' ? 'Online sale over, the box office has tickets' : 'Online sale over',
    isNoted: true,
  }),
  'not-sold-here': () => ({ label: 'not on sale', isNoted: true }),
  'sold-elsewhere': () => ({ label: 'On sale elsewhere' }),
  'switched-off': ({ what }) => ({ label: SWITCHED_OFF[what], isNoted: true }),
  'shop-away': () => ({ label: 'Ticket shop not responding', isNoted: true }),
  'key-refused': () => ({ label: 'Ticket shop refuses the site’s key', isNoted: true }),
  'code-only': () => ({ label: 'Sold with a code only', isNoted: true }),
  'in-shop': () => ({ label: 'Sold on the ticket shop’s page only', isNoted: true }),
  'box-office': () => ({ label: 'Sold at the box office only', isNoted: true }),
  cancelled: () => ({ label: 'Cancelled' }),
  moved: () => ({ label: 'not on sale', isNoted: true }),
  free: () => ({ label: 'Free admission' }),
  running: () => ({ label: 'on now' }),
  ended: () => ({ label: 'ended' }),
}

const SWITCHED_OFF: Record<Extract<SaleState, { kind: 'switched-off' }>['what'], Label> = {
  webshop: 'Webshop switched off in the settings',
  shop: 'Ticket shop not open to visitors',
  performance: 'Switched off in the ticket shop',
}

/** The state of the sale of a performance, for staff who are asked on the telephone. */
export function saleLabel({ sale }: { sale: SaleState }): string {
  return t(forSale(WORDS, sale).label)
}

/** What has to be said beside the figures of a sale, since free places would be taken for tickets that can be bought; else empty. */
export function saleNote(performance: { sale: SaleState }): string {
  return forSale(WORDS, performance.sale).isNoted ? saleLabel(performance) : ''
}
