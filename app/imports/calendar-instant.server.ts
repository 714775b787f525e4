import ICAL from 'ical.js'
import { findIana } from 'windows-iana'
import { TIMEZONE } from '../platform/clock/clock.ts'

/** The mapping's word for the zone that a name of Windows means everywhere. */
const WORLD_TERRITORY = '001'

/**
 * A moment of a calendar file. Its zone is one of the world's, one as Windows calls it, which Outlook and Exchange
 * write, or one that the file describes itself; without a zone the house's own is meant.
 * @param name what the file calls the zone; undefined when it names none
 * @returns undefined for a zone that nobody knows
 */
export function parseCalendarInstant(time: ICAL.Time, name: string | undefined): Temporal.Instant | undefined {
  const plain = Temporal.PlainDateTime.from(time.toString().replace(/Z$/, ''))
  if (time.zone === ICAL.Timezone.utcTimezone) return plain.toZonedDateTime('UTC').toInstant()
  const zone = name === undefined ? TIMEZONE : ianaZone(name)
  if (zone) return plain.toZonedDateTime(zone).toInstant()
  if (!isDefinedInFile(time.zone)) return undefined
  return plain
    .toZonedDateTime('UTC')
    .toInstant()
    .subtract({ seconds: time.zone.utcOffset(time) })
}

/** What the world calls a zone; undefined for a name that is nobody's but the file's. */
function ianaZone(name: string): string | undefined {
  return [name, findIana(name, WORLD_TERRITORY)[0]].find(isIanaZone)
}

function isIanaZone(zone: string | undefined): zone is string {
  try {
    return zone !== undefined && Boolean(Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone))
  } catch {
    return false
  }
}

/** Whether a file says when a zone of its own changes its clocks: on fixed days or once a year, as every zone does. */
function isDefinedInFile(zone: ICAL.Timezone | undefined): zone is ICAL.Timezone {
  const rules = zone?.component?.getAllSubcomponents() ?? []
  const yearly = (rule: ICAL.Component) =>
    rule.getAllProperties('rrule').every((property) => (property.getFirstValue() as ICAL.Recur | null)?.freq === 'YEARLY')
  return rules.length > 0 && rules.every(yearly)
}
