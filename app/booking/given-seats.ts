import { t } from '../platform/i18n/i18n.ts'
import type { GivenSeat } from './ticket-shop.ts'

/** Names the numbered seats that the shop gave, as a sentence: `Ihre Plätze: Parkett, Reihe 3, Platz 12; …`; empty without any. */
export function describeSeats(seats: readonly GivenSeat[]): string {
  return seats.length > 0 ? t('Your seats: {places}', { places: seats.map(placeOf).join('; ') }) : ''
}

function placeOf({ zone, row, seat }: GivenSeat): string {
  return zone ? t('{zone}, row {row}, seat {seat}', { zone, row, seat }) : t('Row {row}, seat {seat}', { row, seat })
}
