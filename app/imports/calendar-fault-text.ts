import { t } from '../platform/i18n/i18n.ts'
import type { CalendarFault } from '../platform/icalendar/entry.ts'

/** Why an entry of a calendar cannot be read, as a sentence. @param most how many recurrences of an entry are read */
export function calendarFaultText(fault: CalendarFault, most: number): string {
  switch (fault) {
    case 'incomplete':
      return t('The entry is incomplete: its end (END:VEVENT) is missing.')
    case 'no-start':
      return t('The start is missing.')
    case 'bad-time':
      return t('One of its dates or times cannot be read.')
    case 'unknown-zone':
      return t('Unknown time zone.')
    case 'bad-rule':
      return t('Its recurrence rule cannot be read.')
    case 'endless':
      return t('The entry repeats indefinitely or more than {n} times.', { n: most })
    case 'no-days':
      return t('The recurrence matches no dates, or all dates are excluded.')
    case 'contradiction':
      return t('Its series excludes this date and describes it at the same time.')
  }
}
