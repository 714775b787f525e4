import { t } from '../../platform/i18n/i18n.ts'
import { DateList } from '../components/DateList.tsx'
import type { BlockData } from './loaders.server.ts'

/** The anchor that the booking button of a production links to (B §2). */
export const TICKETS_ANCHOR = 'datesAndTickets'

/** All dates of a production, or the further ones of a performance. */
export function Events({ data: { isProduction, dates } }: { data: BlockData<'Events'> }) {
  return (
    <section id={isProduction ? TICKETS_ANCHOR : undefined}>
      <h2>{isProduction ? t('Dates and Tickets') : t('Other dates')}</h2>
      {dates.length > 0 ? <DateList events={dates} /> : <p>{t('No dates at the moment.')}</p>}
    </section>
  )
}
