import { findIana } from 'windows-iana'
import { TIMEZONE } from '../clock/clock.ts'
import { type CalendarComponent, lineOf, linesOf, textOf } from './components.ts'
import { readRule, recurrences } from './recurrence.ts'
import { timesOf } from './times.ts'

/** A zone that a calendar names: its clock and the moments that it shows. */
export type CalendarZone = {
  instantOf(plain: Temporal.PlainDateTime): Temporal.Instant
  plainAt(instant: Temporal.Instant): Temporal.PlainDateTime
}

/** The territory of the CLDR mapping that stands for the whole world. */
const WORLD_TERRITORY = '001'
/** Changes of the clock that are looked at: two a year, from 1970 on. */
const MAX_CHANGES = 400
const FIRST_YEAR = 1970
const LAST_YEAR = 2100

/**
 * The zones of a calendar by their TZID: those of the world under any of their names (IANA's, also behind the address of who
 * defined it, Windows's, also as Outlook shows it with its cities, an offset), else what the file says itself (VTIMEZONE).
 * @returns a function that gives a zone; undefined for one that nobody knows. Without a name it is that of the theatre.
 */
export function zonesOf(calendars: readonly CalendarComponent[]): (name: string | undefined) => CalendarZone | undefined {
  const described = new Map(
    calendars.flatMap(({ parts }) => parts.flatMap((part) => (part.name === 'VTIMEZONE' ? [[textOf(part, 'TZID'), part] as const] : []))),
  )
  const known = new Map<string, CalendarZone | undefined>()
  return (name = TIMEZONE) => {
    if (!known.has(name)) known.set(name, zoneOf(name, described.get(name)))
    return known.get(name)
  }
}

function zoneOf(name: string, described: CalendarComponent | undefined): CalendarZone | undefined {
  const iana = ianaZone(name) ?? (described && ianaZone(textOf(described, 'X-LIC-LOCATION')))
  if (iana) return zoneOfWorld(iana)
  const own = described && zoneAsDescribed(described)
  if (own) return own
  const city = cityZone(name)
  return city === undefined ? undefined : zoneOfWorld(city)
}

function zoneOfWorld(zone: string): CalendarZone {
  return {
    instantOf: (plain) => plain.toZonedDateTime(zone).toInstant(),
    plainAt: (instant) => instant.toZonedDateTimeISO(zone).toPlainDateTime(),
  }
}

/** The IANA name or offset of a zone; undefined when the name is neither IANA's nor Windows's. */
function ianaZone(name: string): string | undefined {
  const offset = /^(?:UTC|GMT)?([+-]\d{2}):?(\d{2})$/i.exec(name)
  const parts = name.split('/')
  const behindAddress = [3, 2, 1].map((count) => parts.slice(-count).join('/'))
  return [name, findIana(name, WORLD_TERRITORY)[0], offset ? `${offset[1]}:${offset[2]}` : undefined, ...behindAddress].find(isZone)
}

function isZone(zone: string | undefined): zone is string {
  try {
    return Boolean(zone) && Boolean(Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone ?? ''))
  } catch {
    return false
  }
}

/** The zone of the first city that the name has, as in `(UTC+01:00) Amsterdam, Berlin, Bern`. */
function cityZone(name: string): string | undefined {
  if (!/^\((?:UTC|GMT)/.test(name)) return undefined
  const cities = name
    .replace(/^\([^)]*\)/, '')
    .split(',')
    .map((city) => city.trim().replaceAll(' ', '_'))
  return Intl.supportedValuesOf('timeZone').find((zone) => cities.includes(zone.split('/').at(-1) ?? ''))
}

type Change = { at: Temporal.Instant; offset: string }

/** A zone by the changes of its clock; undefined where these are none that can be listed. */
function zoneAsDescribed(zone: CalendarComponent): CalendarZone | undefined {
  const observances = zone.parts.filter(({ name }) => name === 'STANDARD' || name === 'DAYLIGHT')
  const changes = observances.map(changesOf)
  if (changes.length === 0 || changes.includes(undefined)) return undefined
  const sorted = changes.flatMap((list) => list ?? []).toSorted((a, b) => Temporal.Instant.compare(a.at, b.at))
  const first = sorted[0]
  if (!first) return undefined
  const offsetAt = (instant: Temporal.Instant) =>
    sorted.findLast(({ at }) => Temporal.Instant.compare(at, instant) <= 0)?.offset ?? first.offset
  const plainAt = (instant: Temporal.Instant) => instant.toZonedDateTimeISO(offsetAt(instant)).toPlainDateTime()
  return {
    plainAt,
    instantOf(plain) {
      const offsets = new Set(sorted.map(({ offset }) => offset))
      const possible = [...offsets].map((offset) => plain.toZonedDateTime(offset).toInstant()).toSorted(Temporal.Instant.compare)
      // What the clock shows twice is the first time; what it leaves out counts by the offset before.
      return (
        possible.find((instant) => plainAt(instant).equals(plain)) ?? possible.at(-1) ?? plain.toZonedDateTime(first.offset).toInstant()
      )
    },
  }
}

/** The moments at which an observance begins, from `FIRST_YEAR` on. */
function changesOf(observance: CalendarComponent): Change[] | undefined {
  const [start] = timesOf(lineOf(observance, 'DTSTART'))
  const [before, offset] = ['TZOFFSETFROM', 'TZOFFSETTO'].map((name) => offsetOf(textOf(observance, name)))
  if (!start || before === undefined || offset === undefined) return undefined
  const rules = linesOf(observance, 'RRULE').map(({ value }) => readRule(value))
  // Others have no place in a zone, and may be without measure.
  if (rules.some((rule) => rule?.freq !== 'YEARLY')) return undefined
  const from = Temporal.PlainDateTime.from({ year: FIRST_YEAR, month: 1, day: 1 })
  const to = Temporal.PlainDateTime.from({ year: LAST_YEAR, month: 1, day: 1 })
  const repeated = rules.flatMap((rule) => (rule ? recurrences(rule, start.plain, { limit: MAX_CHANGES, window: { from, to } }) : []))
  const listed = linesOf(observance, 'RDATE').flatMap((line) => timesOf(line).flatMap((time) => (time ? [time.plain] : [])))
  return [start.plain, ...repeated, ...listed].map((plain) => ({ at: plain.toZonedDateTime(before).toInstant(), offset }))
}

function offsetOf(text: string): string | undefined {
  const parts = /^([+-]\d{2}):?(\d{2})/.exec(text)
  return parts ? `${parts[1]}:${parts[2]}` : undefined
}
