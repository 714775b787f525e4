import { t } from '../../platform/i18n/i18n.ts'
import type { GridRow } from './seat-grid.ts'
import type { PlanSeat } from './seat-plan.ts'

/** Where a seat is, in words. */
export function placeOf(seat: PlanSeat, row: GridRow): string {
  const place = t('{zone}, row {row}, seat {seat}', { zone: row.zone, row: row.name, seat: seat.number })
  return seat.access ? `${place}, ${accessWord(seat)}` : place
}

/** What is particular about a seat: a place for a wheelchair, or the seat beside it. */
export function accessWord({ access }: PlanSeat): string {
  return access === 'wheelchair' ? t('wheelchair place') : access === 'companion' ? t('companion seat') : ''
}

/** Whether a seat can be had, in a word. */
export function statusWord({ status }: PlanSeat, isChosen: boolean): string {
  if (isChosen) return t('chosen')
  return status === 'free' ? t('free') : status === 'held' ? t('reserved') : t('sold')
}
