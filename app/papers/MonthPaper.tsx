import { t } from '../platform/i18n/i18n.ts'
import type { MonthPaper as Month } from './month-paper.server.ts'

/** The programme of a month as a leaflet, in two columns on paper. */
export function MonthPaper({ paper: { house, title, site, days } }: { paper: Month }) {
  return (
    <article className="paper" data-paper="month">
      <header>
        <p>{house}</p>
        <h1>{title}</h1>
      </header>
      {days.length === 0 && <p>{t('Nothing is planned in this month.')}</p>}
      <div className="paper-days">
        {days.map(({ day, dayNumber, weekday, events }) => (
          <section key={day}>
            <h2>
              <b>{dayNumber}</b> {weekday}
            </h2>
            <ul>
              {events.map((event) => (
                <li key={event.id} data-cancelled={event.status === 'cancelled' || undefined}>
                  <span className="paper-time">{event.clock}</span>
                  <span>
                    <strong>{event.title}</strong>
                    <small>{[event.room, ...event.marks, event.statusLabel].filter(Boolean).join(' · ')}</small>
                    {event.note && <small>{event.note}</small>}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <footer>{t('Tickets and all details: {site}', { site })}</footer>
    </article>
  )
}
