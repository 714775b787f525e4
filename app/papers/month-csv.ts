import { csvLines, csvOf } from '../platform/format/csv.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { MonthPaper } from './month-paper.server.ts'

/**
 * The programme of a month as a table for typesetting, a row for each performance; its columns are described in the guide.
 * @param origin the site's address, without a slash at the end
 * @param hasMark whether it begins with a byte order mark, by which most programs know that it is UTF-8
 */
export function monthCsv({ days }: MonthPaper, origin: string, hasMark: boolean): string {
  const head = [
    ...[t('Date'), t('Weekday'), t('Starts'), t('Title|csv'), t('Subline|csv'), t('Type|csv'), t('Room'), t('Venue')],
    ...[t('Labels'), t('Status'), t('Note'), t('Price|csv'), t('Address|web')],
  ]
  const rows = days.flatMap(({ day, weekday, events }) =>
    events.map((event) => [
      ...[germanDate(day), weekday, event.clock, event.title, event.subline, event.typeName, event.room, event.venue],
      ...[event.marks.join(', '), event.statusLabel, event.note, event.price ?? '', `${origin}${event.url}`],
    ]),
  )
  return hasMark ? csvOf([head, ...rows]) : csvLines([head, ...rows])
}

function germanDate(day: string): string {
  return day.split('-').reverse().join('.')
}
