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
const BEGUN: Partial<Record<Phase, Label>> = { running: 'on now', over: 'ended' }

type Sale = { status: string; phase: Phase; isFree: boolean; availability: Availability }

/** How a performance sells, for whoever sits at the evening box office: what has begun sells no more, as visitors are told. */
export function saleLabel({ status, phase, isFree, availability }: Sale): string {
  if (status === 'cancelled') return t('Cancelled')
  const begun = BEGUN[phase]
  if (begun) return t(begun)
  return t(isFree ? 'Free admission' : SALES[availability])
}
