import { TIMEZONE } from '../../platform/clock/clock.ts'
import type { Values } from '../../records/record-type.ts'
import type { TypeDescription } from '../../records/type-description.ts'
import { toLocalDatetime } from '../inputs/DateInput.tsx'

/** Whether records of a type are visible from a moment on: then their form has one control for the box and the moment. */
export function isVisibleFrom({ fields }: Pick<TypeDescription, 'fields'>): boolean {
  return fields.isOnline?.kind === 'boolean' && fields.publishedAt?.kind === 'datetime'
}

/** The fields that say from when, and for some types until when, a record is visible; undefined for types with the box alone. */
export function visibilityFields(type: Pick<TypeDescription, 'fields'>): { from: string; until?: string } | undefined {
  if (isVisibleFrom(type)) return { from: 'publishedAt' }
  const { isOnline, onlineFrom, onlineTo } = type.fields
  return isOnline && onlineFrom && onlineTo ? { from: 'onlineFrom', until: 'onlineTo' } : undefined
}

/** A moment as the theatre's wall clock has it, as inputs write it: `2026-11-21T19:30`. */
export function wallClock(moment: number): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: TIMEZONE, dateStyle: 'short', timeStyle: 'short' }).format(moment).replace(' ', 'T')
}

/**
 * What makes a record visible: from the moment that it has where that is still to come, else from now on. What needs no
 * moment gets none, but an end that is over goes.
 */
export function madeVisible(type: Pick<TypeDescription, 'fields'>, values: Values, now: number): Values {
  const current = wallClock(now)
  const momentIn = (value: unknown) => (typeof value === 'string' ? value : '')
  if (isVisibleFrom(type)) {
    const planned = momentIn(values.publishedAt)
    return { isOnline: true, publishedAt: toLocalDatetime(planned) > current ? planned : current }
  }
  const end = momentIn(values.onlineTo)
  return { isOnline: true, ...(end !== '' && toLocalDatetime(end) <= current && { onlineTo: null }) }
}
