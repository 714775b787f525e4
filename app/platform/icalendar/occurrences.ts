import type { CalendarEntry, CalendarFault, EntryWords } from './entry.ts'
import { followingOverride, isOverridden, type Override, type Zones } from './overrides.ts'
import { hasLookedTooLong, type RecurrenceRule, recurrences } from './recurrence.ts'
import type { CalendarZone } from './time-zones.ts'
import { type CalendarTime, calendarTime, timeKey } from './times.ts'

/** One time at which an entry takes place. */
export type Occurrence = {
  /** the UID; of a recurrence with its time by the clock of the series, whichever entry describes it */
  id: string
  words: EntryWords
  start: Temporal.Instant
  /** undefined where the entry says none, or none after the start */
  end: Temporal.Instant | undefined
  isAllDay: boolean
}

/** How much of a series is read. */
export type SeriesLimits = {
  /** most recurrences of a rule */
  recurrences: number
  /** only what reaches into it; a series may then go on without end */
  window?: { from: Temporal.Instant; to: Temporal.Instant } | undefined
}

type Around = { series: CalendarEntry | undefined; overrides: Override[]; zones: Zones; limits: SeriesLimits }
type Result = { occurrences: Occurrence[]; fault: CalendarFault | undefined }

const unread = (fault: CalendarFault): Result => ({ occurrences: [], fault })

/**
 * When an entry takes place.
 * @param around the series that it describes a recurrence of, and the entries that describe recurrences of its own
 */
export function occurrencesOf(entry: CalendarEntry, around: Around): Result {
  const { series, zones } = around
  // One that only calls a recurrence off may name no other time.
  const start = entry.start ?? entry.recurrence
  if (!start) return unread('no-start')
  const zone = zones(start.zone)
  if (!zone) return unread('unknown-zone')
  if (!entry.recurrence && (entry.rules.length > 0 || entry.additions.length > 0)) return seriesOf(entry, start, zone, around)
  if (series && isExcepted(entry, series, zones)) return unread('contradiction')
  const at = zone.instantOf(start.plain)
  // An entry of its own time ends by its own words; one that has none is as long as in its series.
  const end = entry.start || !series ? endOf(entry, start, at, zones) : endLike(series, at, zones)
  if (end === 'unknown-zone') return unread(end)
  const id = entry.recurrence ? `${entry.uid}#${recurrenceKey(entry.recurrence, series?.start, zones)}` : entry.uid
  const words = series && entry.recurrence ? inherited(entry.words, series.words) : entry.words
  return { occurrences: [{ id, words, start: at, end: after(at, end), isAllDay: start.isDate }], fault: undefined }
}

/** What an entry does not say of a recurrence is as in its series. */
function inherited(own: EntryWords, series: EntryWords): EntryWords {
  return { ...own, summary: own.summary || series.summary, location: own.location || series.location, url: own.url || series.url }
}

/** The time of a recurrence in the form of its series, so that its id is the same whoever names it. */
function recurrenceKey(named: CalendarTime, seriesStart: CalendarTime | undefined, zones: Zones): string {
  const zone = seriesStart && zones(seriesStart.zone)
  const plain = zone && onWall(named, zone, zones)
  if (!seriesStart || !plain) return timeKey(named)
  return timeKey({ ...seriesStart, plain: named.isDate ? plain.toPlainDate().toPlainDateTime(seriesStart.plain) : plain })
}

/** Whether the series leaves out the recurrence that an entry describes anew. */
function isExcepted({ recurrence }: CalendarEntry, series: CalendarEntry, zones: Zones): boolean {
  const zone = series.start && zones(series.start.zone)
  const plain = zone && recurrence && onWall(recurrence, zone, zones)
  if (!zone || !plain) return false
  const without = new Set(exceptedBy(series, zone, zones).map(String))
  return without.has(String(plain)) || without.has(String(plain.toPlainDate()))
}

/** The days and times that a series leaves out, by its own clock; undefined where a zone is unknown. */
function exceptedBy(series: CalendarEntry, zone: CalendarZone, zones: Zones): (Temporal.PlainDate | Temporal.PlainDateTime | undefined)[] {
  return series.exceptions.map((time) => (time.isDate ? time.plain.toPlainDate() : onWall(time, zone, zones)))
}

/** A time at which a series takes place, with the end that an addition brings along. */
type Place = { plain: Temporal.PlainDateTime; end?: CalendarTime | Temporal.Duration | undefined }

function seriesOf(entry: CalendarEntry, start: CalendarTime, zone: CalendarZone, { overrides, zones, limits }: Around): Result {
  const places = placesOf(entry, start, zone, zones, limits)
  if (typeof places === 'string') return unread(places)
  if (places.length === 0 && !limits.window) return unread('no-days')
  const occurrences: Occurrence[] = []
  for (const place of places) {
    const at = zone.instantOf(place.plain)
    if (isOverridden(overrides, at, place.plain)) continue
    const following = followingOverride(overrides, at)
    const moved = following ? movedWith(following, place.plain, zone, zones) : at
    const end = endOf({ ...entry, end: place.end ?? following?.entry.end ?? entry.end }, endBase(following, place, start), moved, zones)
    if (moved === undefined || end === 'unknown-zone') return unread('unknown-zone')
    const words = following ? inherited(following.entry.words, entry.words) : entry.words
    const id = `${entry.uid}#${timeKey({ ...start, plain: place.plain })}`
    occurrences.push({ id, words, start: moved, end: after(moved, end), isAllDay: start.isDate })
  }
  return { occurrences, fault: undefined }
}

/** From where the end of a recurrence is counted: the start that stands beside it. */
function endBase(following: Override | undefined, place: Place, start: CalendarTime): CalendarTime {
  if (place.end) return { ...start, plain: place.plain }
  return (following?.entry.end ? following.entry.start : undefined) ?? start
}

/** A recurrence, moved by as much as the entry moves the one from which on it holds; by the clock on the wall. */
function movedWith(following: Override, plain: Temporal.PlainDateTime, zone: CalendarZone, zones: Zones): Temporal.Instant | undefined {
  const { start } = following.entry
  const own = start && zones(start.zone)
  if (!start) return zone.instantOf(plain)
  if (!own) return undefined
  const by = zone.plainAt(following.at).until(zone.plainAt(own.instantOf(start.plain)))
  return zone.instantOf(plain.add(by))
}

/** The times of a series in order, without those that are excepted; a fault where there is no end of them or a zone is unknown. */
function placesOf(
  entry: CalendarEntry,
  start: CalendarTime,
  zone: CalendarZone,
  zones: Zones,
  limits: SeriesLimits,
): Place[] | CalendarFault {
  const ofRules = (rules: RecurrenceRule[]) => rules.map((rule) => timesOfRule(rule, start, zone, zones, limits))
  const [repeated, excepted] = [ofRules(entry.rules), ofRules(entry.exceptRules)]
  for (const list of [...repeated, ...excepted]) if (typeof list === 'string') return list
  const added = entry.additions.map(({ time, end }) => ({ plain: onWall(time, zone, zones), end }))
  const single = exceptedBy(entry, zone, zones)
  if (added.some(({ plain }) => !plain) || single.includes(undefined)) return 'unknown-zone'
  const without = new Set([...single.map(String), ...excepted.flat().map(String)])
  const [only] = repeated
  // Most series are one rule and nothing else, whose times are in order and each there once.
  if (typeof only === 'object' && repeated.length === 1 && added.length === 0 && without.size === 0) return only.map((plain) => ({ plain }))
  const all: Place[] = [
    // Without a rule the first time is one of those that are listed.
    ...(entry.rules.length === 0 ? [{ plain: start.plain }] : []),
    ...repeated.flatMap((list) => (typeof list === 'string' ? [] : list.map((plain) => ({ plain })))),
    ...added.flatMap(({ plain, end }) => (plain ? [{ plain, end }] : [])),
  ]
  // A period that is added at a time of the rule says when that one ends.
  const byTime = new Map(all.map((place) => [String(place.plain), place]))
  return [...byTime.values()]
    .filter(({ plain }) => !without.has(String(plain)) && !without.has(String(plain.toPlainDate())))
    .toSorted((a, b) => Temporal.PlainDateTime.compare(a.plain, b.plain))
}

/** The times of a rule; a fault where there is no end of them, or it contradicts itself. */
function timesOfRule(
  rule: RecurrenceRule,
  start: CalendarTime,
  zone: CalendarZone,
  zones: Zones,
  { recurrences: limit, window }: SeriesLimits,
): Temporal.PlainDateTime[] | CalendarFault {
  const until = untilOf(rule, start, zone, zones)
  if (until === 'bad-rule') return until
  // What began before the window may reach into it.
  const around = window && { from: zone.plainAt(window.from).subtract({ days: 1 }), to: zone.plainAt(window.to).add({ days: 1 }) }
  try {
    const times = recurrences(rule, start.plain, { limit, until, window: around })
    return !window && times.length > limit ? 'endless' : times.slice(0, limit)
  } catch (error) {
    return hasLookedTooLong(error) ? 'endless' : 'bad-rule'
  }
}

/** The last moment of a rule by the clock of its series; a date alone is that whole day. */
function untilOf(rule: RecurrenceRule, start: CalendarTime, zone: CalendarZone, zones: Zones) {
  if (rule.until === undefined) return undefined
  const until = calendarTime(rule.until, start.zone)
  const plain = until && onWall(until, zone, zones)
  if (!until || !plain) return 'bad-rule' as const
  return until.isDate || start.isDate ? until.plain.toPlainDate().toPlainDateTime('23:59:59') : plain
}

/** A time by the clock of a series. A time without a zone is meant by that clock. */
function onWall(time: CalendarTime, zone: CalendarZone, zones: Zones): Temporal.PlainDateTime | undefined {
  if (time.zone === undefined || time.isDate) return time.plain
  const own = zones(time.zone)
  return own && zone.plainAt(own.instantOf(time.plain))
}

type End = Temporal.Instant | undefined | 'unknown-zone'

/**
 * When what begins at a moment ends: as long after it as the entry ends after its own start. A date alone is a whole day.
 * @param own the start beside which the end stands
 */
function endOf({ end }: Pick<CalendarEntry, 'end'>, own: CalendarTime, at: Temporal.Instant | undefined, zones: Zones): End {
  const zone = zones(own.zone)
  if (!zone || !at) return 'unknown-zone'
  if (!end) return own.isDate ? zone.instantOf(zone.plainAt(at).add({ days: 1 })) : undefined
  if (end instanceof Temporal.Duration) {
    const days = daysOf(end)
    return (days ? zone.instantOf(zone.plainAt(at).add(days)) : at).add(hoursOf(end))
  }
  const ended = zones(end.zone ?? own.zone)
  if (!ended) return 'unknown-zone'
  if (own.isDate) return zone.instantOf(zone.plainAt(at).add(own.plain.until(end.plain)))
  return at.add(zone.instantOf(own.plain).until(ended.instantOf(end.plain)))
}

/** An end as long after a moment as the series ends after its start. */
function endLike(series: CalendarEntry, at: Temporal.Instant, zones: Zones): End {
  return series.start ? endOf(series, series.start, at, zones) : undefined
}

/** What of a duration goes by the clock on the wall; undefined where nothing does. */
function daysOf({ years, months, weeks, days }: Temporal.Duration): Temporal.Duration | undefined {
  return years || months || weeks || days ? Temporal.Duration.from({ years, months, weeks, days }) : undefined
}

function hoursOf({ hours, minutes, seconds }: Temporal.Duration): Temporal.Duration {
  return Temporal.Duration.from({ hours, minutes, seconds })
}

function after(start: Temporal.Instant, end: Temporal.Instant | undefined): Temporal.Instant | undefined {
  return end && Temporal.Instant.compare(start, end) < 0 ? end : undefined
}
