import { t } from '../platform/i18n/i18n.ts'
import { ButtonLink } from '../ui/Button.tsx'
import type { BookableEvent } from './bookable-event.ts'

/** The way to the tickets of a performance that another shop sells, at the address that staff entered. */
export function TicketShopLink({ event }: { event: Pick<BookableEvent, 'title' | 'shortDate' | 'time' | 'ticketUrl'> }) {
  const label = t('Tickets for {title}, {date}', { title: event.title, date: `${event.shortDate}, ${event.time}` })
  return (
    <ButtonLink to={event.ticketUrl} wide aria-label={label}>
      {t('Tickets')}
    </ButtonLink>
  )
}
