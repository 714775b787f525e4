import { calendarFaultText } from '../../imports/calendar-fault-text.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { Occurrence } from '../../platform/icalendar/occurrences.ts'
import { type EntryReading, readCalendar } from '../../platform/icalendar/read-calendar.ts'
import { type FoundPerformance, type FoundSite, MAX_PERFORMANCES } from '../found-site.ts'

/** A daily exhibition of two years. */
const MAX_RECURRENCES = 800

/**
 * Reads a calendar (iCalendar) with the reader of imports and planning systems: the summary is the production, the location
 * its room. What cannot be read is named, and so are whole days, which begin at no time.
 * @param address where it was read; of a file one that stands for it
 * @returns undefined for anything else
 */
export function parseCalendar(text: string, address: string): FoundSite | undefined {
  const readings = readCalendar(text, { recurrences: MAX_RECURRENCES })
  if (!readings) return undefined
  const performances = readings.flatMap(({ occurrences }) =>
    occurrences.flatMap((occurrence) => (faultOf(occurrence) ? [] : [performanceOf(occurrence, address)])),
  )
  return {
    ...{ kind: 'calendar', name: '', documents: [] },
    performances: performances.slice(0, MAX_PERFORMANCES),
    problems: readings.flatMap(problemOf),
  }
}

/** Why no performance comes of it; empty where one does. */
function faultOf({ words, isAllDay }: Occurrence): string {
  if (!words.summary) return t('The production is missing.')
  return isAllDay ? t('The time is missing: this is an all-day entry.') : ''
}

/** What an entry costs, once for all its recurrences. */
function problemOf({ entry, occurrences, fault }: EntryReading): string[] {
  const reason = fault ? calendarFaultText(fault, MAX_RECURRENCES) : (occurrences.map(faultOf).find(Boolean) ?? '')
  return reason ? [`${entry.words.summary || entry.uid || entry.position}: ${reason}`] : []
}

function performanceOf({ id, words, start, end }: Occurrence, address: string): FoundPerformance {
  const url = /^https?:/i.test(words.url) ? URL.parse(words.url) : null
  // An entry links to its own page, or to where its tickets are.
  const isPage = url !== null && url.host === URL.parse(address)?.host
  return {
    ...{ address: isPage ? url.href : `${address}#${id}`, isPageless: !isPage, title: words.summary, html: '', picture: undefined },
    ...{ startsAt: start.toString(), endsAt: end?.toString(), place: words.location, isCancelled: words.isCancelled },
    ticketUrl: url && !isPage ? url.href : '',
  }
}
