import { freePlaces } from '../booking/sales/sales.ts'
import { t } from '../platform/i18n/i18n.ts'
import { byPart, type CastRow } from '../programme/cast.ts'
import type { PerformancePaper } from './performance-paper.server.ts'

/** The evening sheet: all that the front of house has to know of a performance, on one page. */
export function EveningPaper({ paper }: { paper: PerformancePaper }) {
  const { title, subline, date, starts, ends, isEndKnown, place, status, note, duration, marks, sales } = paper
  const facts: [label: string, value: string][] = [
    [t('Starts'), starts],
    [t('Ends about'), isEndKnown ? ends : ''],
    [t('Room'), place],
    [t('Running time'), duration],
    [t('Labels'), marks.join(', ')],
    [t('Language|sheet'), paper.language],
    [t('Age|sheet'), paper.ageFrom ? t('ages {age}+', { age: paper.ageFrom }) : ''],
    [t('Sold|sheet'), sales?.sold == null ? '' : String(sales.sold)],
    [t('Sold or held|sheet'), sales?.sold === null ? String(sales.taken) : ''],
    [t('Held|sheet'), sales?.held ? String(sales.held) : ''],
    [t('Free|sheet'), sales ? t('{free} of {places}', { free: freePlaces(sales), places: sales.places }) : ''],
  ]
  return (
    <article className="paper" data-paper="evening">
      <header>
        <p>
          {paper.house} · {t('Evening sheet')}
        </p>
        <h1>{title}</h1>
        {subline && <p>{subline}</p>}
        <p className="paper-date">{date}</p>
      </header>
      {status && <p className="paper-status">{status}</p>}
      {note && <p className="paper-note">{note}</p>}
      <dl>
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <PaperCast heading={t('Cast')} rows={paper.cast} />
      <PaperCast heading={t('Creative team')} rows={paper.team} />
      {[paper.importantInfo, paper.contentNotes].filter(Boolean).map((text) => (
        <p key={text} className="paper-info">
          {text}
        </p>
      ))}
      <section>
        <h2>{t('Notes of the evening')}</h2>
        <div className="paper-lines" />
      </section>
    </article>
  )
}

/** Parts with their people of this evening; a change of cast says instead of whom. */
export function PaperCast({ heading, rows }: { heading: string; rows: CastRow[] }) {
  if (rows.length === 0) return null
  return (
    <section>
      <h2>{heading}</h2>
      <table>
        <tbody>
          {byPart(rows).map(({ role, people }) => (
            <tr key={role}>
              <th scope="row">{role}</th>
              <td>
                {people.map(({ id, name, insteadOf, isReading }) => (
                  <span key={id} className={insteadOf === null ? undefined : 'paper-changed'}>
                    {name}
                    {insteadOf !== null && (
                      <small>{insteadOf ? t('instead of {names}', { names: insteadOf }) : t('this evening only')}</small>
                    )}
                    {isReading && <small>{t('reads the part')}</small>}
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
