import type { CalendarEntry } from './entry.ts'
import type { CalendarZone } from './time-zones.ts'

export type Zones = (name: string | undefined) => CalendarZone | undefined

/** An entry that describes a recurrence of a series anew. */
export type Override = {
  entry: CalendarEntry
  /** the recurrence, as a moment; of a date alone the beginning of that day where the series is */
  at: Temporal.Instant
  /** the date alone, which stands for the recurrence of that day */
  day: Temporal.PlainDate | undefined
}

/** The entries that describe recurrences of a series anew, in the order of these. */
export function overridesOf(entries: CalendarEntry[], zones: Zones): Override[] {
  const seriesStarts = new Map(entries.flatMap(({ uid, start, recurrence }) => (recurrence || !start ? [] : [[uid, start]])))
  return entries
    .flatMap((entry): Override[] => {
      const named = entry.recurrence
      if (!named || entry.fault) return []
      // A time without a zone is that of the series.
      const start = seriesStarts.get(entry.uid)
      const zone = zones(named.zone ?? start?.zone)
      // Outlook names the days of a series of whole days by their midnight, in any zone.
      const isDay = named.isDate || start?.isDate
      return zone ? [{ entry, at: zone.instantOf(named.plain), day: isDay ? named.plain.toPlainDate() : undefined }] : []
    })
    .toSorted((a, b) => Temporal.Instant.compare(a.at, b.at))
}

/** Whether an entry describes this recurrence anew. @param plain by the clock of the series */
export function isOverridden(overrides: Override[], at: Temporal.Instant, plain: Temporal.PlainDateTime): boolean {
  return overrides.some((override) => (override.day ? override.day.equals(plain.toPlainDate()) : override.at.equals(at)))
}

/** The entry that holds for this recurrence and all after it (RANGE=THISANDFUTURE). */
export function followingOverride(overrides: Override[], at: Temporal.Instant): Override | undefined {
  return overrides.findLast((override) => override.entry.isForFollowing && Temporal.Instant.compare(override.at, at) <= 0)
}
