/** One kind of ticket. Sale type 1 is the full price; the others are discounts. */
export type SaleType = { id: number; name: string; share: number }

export const SALE_TYPES: SaleType[] = [
  { id: 1, name: 'Vollpreis', share: 1 },
  { id: 2, name: 'Ermäßigt (Schule, Studium, Ausbildung)', share: 0.5 },
  { id: 3, name: 'Mit Schwerbehindertenausweis', share: 0.7 },
]

/** Seats sold under one price. Numbered groups sell seats beside each other; unnumbered ones sell places. */
export type SeatGroupPlan = { name: string; text: string; cents: number; rows: number; seatsPerRow: number; numbered: boolean }

/** The halls of the house and what is sold in each. */
export const HALLS: Record<string, SeatGroupPlan[]> = {
  'grosses-haus': [
    { name: 'Kategorie 1', text: 'Parkett vorn', cents: 3800, rows: 10, seatsPerRow: 22, numbered: true },
    { name: 'Kategorie 2', text: 'Parkett, Rang 1. Reihe', cents: 2600, rows: 12, seatsPerRow: 20, numbered: true },
    { name: 'Kategorie 3', text: 'Rang', cents: 1400, rows: 8, seatsPerRow: 20, numbered: true },
  ],
  werkhalle: [
    { name: 'Kategorie 1', text: 'Tribüne Mitte', cents: 2400, rows: 8, seatsPerRow: 16, numbered: true },
    { name: 'Kategorie 2', text: 'Tribüne Seite', cents: 1200, rows: 8, seatsPerRow: 14, numbered: true },
  ],
  seebuehne: [
    { name: 'Kategorie 1', text: 'Ufertribüne, Mitte', cents: 4200, rows: 12, seatsPerRow: 26, numbered: true },
    { name: 'Kategorie 2', text: 'Ufertribüne, Seite', cents: 2800, rows: 12, seatsPerRow: 26, numbered: true },
    { name: 'Kategorie 3', text: 'Wiese, freie Platzwahl', cents: 1500, rows: 1, seatsPerRow: 176, numbered: false },
  ],
  studio: [{ name: 'Freie Platzwahl', text: 'Studio', cents: 800, rows: 1, seatsPerRow: 99, numbered: false }],
  foyer: [{ name: 'Freie Platzwahl', text: 'Foyer', cents: 1000, rows: 1, seatsPerRow: 120, numbered: false }],
}

/** The price of a ticket as decimal text. */
export function ticketPrice(group: SeatGroupPlan, saleType: SaleType): string {
  return ((Math.round((group.cents * saleType.share) / 50) * 50) / 100).toFixed(2)
}
