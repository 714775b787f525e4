import { TIMEZONE } from '../../platform/clock/clock.ts'
import type { Values } from '../../records/record-type.ts'
import type { TypeDescription } from '../../records/type-description.ts'
import { toLocalDatetime } from '../inputs/DateInput.tsx'

/** Whether records of a type are visible from a moment on: then their form has one control for the box and the moment. */
export function isVisibleFrom({ fields }: Pick<TypeDescription, 'fields'>): boolean {
  return fields.isOnline?.kind === 'boolean' && fields.publishedAt?.kind === 'datetime'
}

/** A moment as the theatre's wall clock has it, as inputs write it: `2026-11-21T19:30`. */
export function wallClock(moment: number): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: TIMEZONE, dateStyle: 'short', timeStyle: 'short' }).format(moment).replace(' ', 'T')
}

/** What makes a record visible: from the moment that it has where that is still to come, else from now on. */
export function madeVisible({ publishedAt }: Values, now: number): { isOnline: true; publishedAt: string } {
  const current = wallClock(now)
  const planned = typeof publishedAt === 'string' ? publishedAt : ''
  return { isOnline: true, publishedAt: toLocalDatetime(planned) > current ? planned : current }
}
