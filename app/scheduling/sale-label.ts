import type { Availability } from '../booking/availability.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Label } from '../platform/i18n/message-ids.ts'
import type { Phase } from '../programme/event-phase.ts'

const SALES: Record<Availability, Label> = {
  available: 'Tickets available',
  few: 'Few tickets left',
  'sold-out': 'Sold out',
  'not-yet': 'Not yet on sale',
  none: 'not on sale',
}
const STARTED: Partial<Record<Phase, Label>> = { running: 'on now', over: 'ended' }

type Sale = { status: string; phase: Phase; isFree: boolean; availability: Availability }

/** The sale state of a performance, for the box office; one that has started is no longer on sale, as for visitors. */
export function saleLabel({ status, phase, isFree, availability }: Sale): string {
  if (status === 'cancelled') return t('Cancelled')
  const started = STARTED[phase]
  if (started) return t(started)
  return t(isFree ? 'Free admission' : SALES[availability])
}
