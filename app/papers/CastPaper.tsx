import type { CSSProperties } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import { PaperCast } from './EveningPaper.tsx'
import type { PerformancePaper } from './performance-paper.server.ts'

/** The cast sheet for visitors: who plays this evening, in the colours of the production. */
export function CastPaper({ paper }: { paper: PerformancePaper }) {
  const { house, title, subline, date, starts, note, status, duration, colours } = paper
  return (
    <article className="paper" data-paper="cast" style={{ '--paper-ground': colours.ground, '--paper-ink': colours.ink } as CSSProperties}>
      <header>
        <p>{house}</p>
        <h1>{title}</h1>
        {subline && <p>{subline}</p>}
      </header>
      <p className="paper-date">
        {date}, {starts}
      </p>
      {/* Below the cast it would often stand alone on a page of its own. */}
      {duration && <p className="paper-duration">{t('Running time: {duration}', { duration })}</p>}
      {status && <p className="paper-status">{status}</p>}
      {note && <p className="paper-note">{note}</p>}
      <PaperCast heading={t('Cast')} rows={paper.cast} />
      <PaperCast heading={t('Creative team')} rows={paper.team} />
    </article>
  )
}
