import { t } from '../../platform/i18n/i18n.ts'
import { type OpeningHoursEntry, timeRanges } from '../../site/index.ts'

/** What visitors read of a day: the text that stands instead of the hours, the hours, or that it is closed. */
export function hoursInWords(entries: OpeningHoursEntry[]): string {
  const text = entries.find(({ alternative_text }) => alternative_text !== '')?.alternative_text
  if (text) return text
  if (entries.length === 0) return t('Nothing is said of it')
  return timeRanges(entries).join(', ') || t('Closed')
}
