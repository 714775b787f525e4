import type { Label } from '../../platform/i18n/message-ids.ts'

/** What a room is taken up by besides performances. */
export const BOOKING_KINDS = ['rehearsal', 'technical', 'hire', 'closed', 'hold'] as const
export type BookingKind = (typeof BOOKING_KINDS)[number]

/** The name of each kind. */
export const BOOKING_KIND_LABELS: Record<BookingKind, Label> = {
  rehearsal: 'Rehearsal',
  technical: 'Technical work',
  hire: 'Hire',
  closed: 'Closed|booking',
  hold: 'On hold',
}

/** Longest a booking may last; longer ones are entered month by month, so that a week is read without all that ever was. */
export const MAX_BOOKING_DAYS = 92
