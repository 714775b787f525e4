import { t } from '../platform/i18n/i18n.ts'

/** Why a performance is cancelled, as far as visitors are told. */
export const CANCEL_REASONS = ['illness', 'technical', 'weather', 'other'] as const
export type CancelReason = (typeof CANCEL_REASONS)[number]

const CANCELLED: Record<CancelReason, () => string> = {
  illness: () => t('Unfortunately this performance has to be cancelled because of illness.'),
  technical: () => t('Unfortunately this performance has to be cancelled for technical reasons.'),
  weather: () => t('Unfortunately this performance has to be cancelled because of the weather.'),
  other: () => t('Unfortunately this performance has to be cancelled.'),
}

/** What visitors read of a cancellation. @param isSold whether somebody has a ticket */
export function cancelSentence(reason: CancelReason, isSold: boolean): string {
  return [CANCELLED[reason](), isSold ? ticketSentence() : ''].filter(Boolean).join(' ')
}

/** What visitors read of a later beginning. @param times as the house writes them, without the word for the clock */
export function delaySentence({ isToday, time, before }: { isToday: boolean; time: string; before: string }): string {
  return isToday
    ? t('Starts today at {time} instead of {before}.', { time, before })
    : t('Starts at {time} instead of {before}.', { time, before })
}

/** What visitors read of another day or room; undefined for what stays. @param isSold whether somebody has a ticket */
export function relocateSentence({ when, room, isSold }: { when: string | undefined; room: string | undefined; isSold: boolean }): string {
  const moved =
    when && room
      ? t('Moved to {when}, in: {room}.', { when, room })
      : when
        ? t('Moved to {when}.', { when })
        : room
          ? t('Takes place in another room: {room}.', { room })
          : ''
  return [moved, when && isSold ? ticketSentence() : ''].filter(Boolean).join(' ')
}

type Recast = { part: { kind: 'cast' | 'team'; role: string }; name: string; insteadOf: string; isReading: boolean }

/** What visitors read of a change of cast. @param recast.insteadOf who usually has the part; empty where nobody is named */
export function recastSentence({ part: { kind, role }, name, insteadOf, isReading }: Recast): string {
  if (isReading) return t('{name} reads the part {role} this evening.', { name, role })
  if (kind === 'team') return t('{name} takes over this evening: {role}.', { name, role })
  return insteadOf
    ? t('{name} plays {role} this evening instead of {insteadOf}.', { name, role, insteadOf })
    : t('{name} plays {role} this evening.', { name, role })
}

/** Where visitors who have tickets are helped. */
export function ticketSentence(): string {
  return t('Our box office will help you with tickets you have already bought.')
}
