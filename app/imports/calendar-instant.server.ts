import ICAL from 'ical.js'
import { findIana } from 'windows-iana'
import { TIMEZONE } from '../platform/clock/clock.ts'

/** The territory of the CLDR mapping that stands for the whole world. */
const WORLD_TERRITORY = '001'

/**
 * The instant of a time in a calendar file. Its zone is an IANA zone, a Windows zone, as Outlook and Exchange write, or
 * one defined in the file (VTIMEZONE); without a zone the theatre's is used.
 * @param name the TZID; undefined when there is none
 * @returns undefined for an unknown zone
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

/** The IANA name of a zone; undefined when the name is neither IANA's nor Windows's. */
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

/** Whether the file defines the zone completely: with transitions on fixed dates or by yearly rules. */
function isDefinedInFile(zone: ICAL.Timezone | undefined): zone is ICAL.Timezone {
  const rules = zone?.component?.getAllSubcomponents() ?? []
  const yearly = (rule: ICAL.Component) =>
    rule.getAllProperties('rrule').every((property) => (property.getFirstValue() as ICAL.Recur | null)?.freq === 'YEARLY')
  return rules.length > 0 && rules.every(yearly)
}
