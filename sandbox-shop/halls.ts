/**
 * One kind of ticket. The first is the full price (B §3 *Vollpreis*); the others are discounts.
 * `quotaShare` is the share of a seat group's places that may be sold at it; null for all.
 */
export type SaleType = { id: number; name: string; proof: string; share: number; quotaShare: number | null }

export const FULL_PRICE = 1

export const SALE_TYPES: readonly SaleType[] = [
  { id: FULL_PRICE, name: 'Vollpreis', proof: '', share: 1, quotaShare: null },
  { id: 2, name: 'Ermäßigt', proof: 'Schule, Studium, Ausbildung, Freiwilligendienst', share: 0.5, quotaShare: null },
  {
    id: 3,
    name: 'Mit Behinderung',
    proof: 'Ausweis ab Grad 50',
    share: 0.7,
    quotaShare: null,
  },
  { id: 4, name: 'Junge Karte', proof: 'Bis 27 Jahre, begrenztes Kontingent', share: 0.3, quotaShare: 0.1 },
]

/** Seats of one price level. Numbered groups sell adjacent seats, the others places. */
export type SeatGroupPlan = {
  name: string
  text: string
  cents: number
  isNumbered: boolean
  firstRow: number
  rows: number
  seatsPerRow: number
  /** timeslots of entry, which share the places, in minutes before the beginning */
  entries: readonly number[]
}

function rows(name: string, text: string, euros: number, firstRow: number, count: number, seatsPerRow: number): SeatGroupPlan {
  return { name, text, cents: euros * 100, isNumbered: true, firstRow, rows: count, seatsPerRow, entries: [] }
}

function places(name: string, text: string, euros: number, capacity: number, entries: readonly number[] = []): SeatGroupPlan {
  return { name, text, cents: euros * 100, isNumbered: false, firstRow: 1, rows: 1, seatsPerRow: capacity, entries }
}

/** The halls by name, with their seat groups. */
export const HALLS: Readonly<Record<string, readonly SeatGroupPlan[]>> = {
  // 620 seats
  'grosses-haus': [
    rows('Kategorie 1', 'Parkett vorn', 38, 1, 10, 22),
    rows('Kategorie 2', 'Parkett hinten', 26, 11, 12, 20),
    rows('Kategorie 3', 'Rang', 14, 1, 8, 20),
  ],
  // 240 seats
  werkhalle: [rows('Kategorie 1', 'Tribüne vorn', 24, 1, 8, 16), rows('Kategorie 2', 'Tribüne hinten', 12, 9, 8, 14)],
  // 800 seats; the meadow has two timeslots of entry
  seebuehne: [
    rows('Kategorie 1', 'Ufertribüne unten', 42, 1, 12, 26),
    rows('Kategorie 2', 'Ufertribüne oben', 28, 13, 12, 26),
    places('Kategorie 3', 'Wiese, freie Platzwahl', 15, 176, [90, 45]),
  ],
  probebuehne: [rows('Parkett', 'Probebühne', 12, 1, 10, 10)],
  garten: [places('Freie Platzwahl', 'Theatergarten', 12, 100)],
  studio: [places('Freie Platzwahl', 'Studio', 8, 99)],
  foyer: [places('Freie Platzwahl', 'Foyer', 10, 120)],
}

/** Price tables by name: the factor on the hall's prices. */
export const PRICE_TABLES = { standard: 1, premiere: 1.25, family: 0.6, free: 0 } as const
export type PriceTable = keyof typeof PRICE_TABLES

/** How many tickets of a seat group may be sold at a price; null for any number. */
export function quotaOf(plan: SeatGroupPlan, saleType: SaleType): number | null {
  return saleType.quotaShare === null ? null : Math.floor(plan.rows * plan.seatsPerRow * saleType.quotaShare)
}

const ROUND_TO_CENTS = 50

/** The price of a ticket in cents, rounded to fifty. */
export function centsOf(plan: SeatGroupPlan, saleType: SaleType, table: PriceTable): number {
  return Math.round((plan.cents * saleType.share * PRICE_TABLES[table]) / ROUND_TO_CENTS) * ROUND_TO_CENTS
}
