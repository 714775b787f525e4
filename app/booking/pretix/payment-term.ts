import type { PretixEvent, PretixSettings, PretixSubevent } from './pretix-resources.ts'

/** `RELDATE/14/-/event__date_from/`: so many days before a date of the performance, or `after` it; minutes in some versions. */
const RELATIVE =
  /^RELDATE\/(minutes\/)?(\d+)\/(?:[^/]*\/)??(?:event__)?(date_from|date_to|date_admission|presale_start|presale_end)(?:\/(after)?)?$/
const DAY = /^\d{4}-\d{2}-\d{2}/

/**
 * When the last day ends on which pretix has orders paid (`payment_term_last`): later it takes none, whatever the end of the
 * presale. Undefined where none is set.
 */
export function endOfPayment(
  { payment_term_last: term }: PretixSettings,
  event: PretixEvent,
  subevent: PretixSubevent | undefined,
): Temporal.Instant | undefined {
  const day = term ? dayOf(term, event, subevent) : undefined
  return day?.add({ days: 1 }).toZonedDateTime(event.timezone).toInstant()
}

function dayOf(term: string, event: PretixEvent, subevent: PretixSubevent | undefined): Temporal.PlainDate | undefined {
  const [fixed] = DAY.exec(term) ?? []
  if (fixed) return Temporal.PlainDate.from(fixed)
  const [, isMinutes, amount, name, after] = RELATIVE.exec(term) ?? []
  const key = name as 'date_from' | undefined
  const base = key && (subevent?.[key] ?? event[key] ?? (subevent ?? event).date_from)
  if (!base) return undefined
  const moment = Temporal.Instant.from(base).toZonedDateTimeISO(event.timezone)
  const distance = isMinutes ? { minutes: Number(amount) } : { days: Number(amount) }
  return (after ? moment.add(distance) : moment.subtract(distance)).toPlainDate()
}
