import { Link } from 'react-router'
import { monthAfter } from '../platform/clock/calendar-days.ts'
import { formatIsoMonth } from '../platform/format/iso-date.ts'
import { t } from '../platform/i18n/i18n.ts'
import { adminUrl } from '../platform/routing/admin-url.ts'
import { Icon } from '../staff-ui/Icon.tsx'
import { PageHeader } from '../staff-ui/PageHeader.tsx'
import form from '../staff-ui/screen.module.css'
import { Paper, type ReadPaper } from './Paper.tsx'
import styles from './PaperScreen.module.css'
import { type PaperRequest, paperQuery, paperUrl } from './paper-request.ts'
import { PAPER_TITLES } from './paper-titles.ts'
import './paper.css'

type Props = { request: PaperRequest; read: ReadPaper; hasPdf: boolean }

/** A paper as it will be printed, with the ways to take it along. */
export function PaperScreen({ request, read, hasPdf }: Props) {
  return (
    <>
      <PageHeader title={`${PAPER_TITLES[read.kind]()}: ${read.paper.title}`}>
        <button type="button" className={`${form.action} ${styles.print}`} onClick={() => window.print()}>
          <Icon name="print" /> {hasPdf ? t('Print') : t('Print or save as PDF')}
        </button>
        {hasPdf && (
          <a className={form.second} href={`/api/admin/papers/pdf?${paperQuery(request)}`}>
            {t('Open as PDF')}
          </a>
        )}
        {request.paper === 'month' ? <MonthWays month={request.month} /> : <OtherPapers event={request.event} paper={request.paper} />}
      </PageHeader>
      <div className={styles.sheet}>
        <Paper read={read} />
      </div>
    </>
  )
}

function MonthWays({ month }: { month: string }) {
  return (
    <>
      <a className={form.second} href={`/api/admin/papers/month.csv?${paperQuery({ paper: 'month', month })}`} download>
        {t('Table for typesetting (CSV)')}
      </a>
      {[-1, 1].map((step) => {
        const other = monthAfter(month, step).slice(0, 7)
        return (
          <Link key={step} className={form.second} to={paperUrl({ paper: 'month', month: other })}>
            {formatIsoMonth(`${other}-01`)}
          </Link>
        )
      })}
    </>
  )
}

function OtherPapers({ event, paper }: { event: number; paper: 'evening' | 'cast' }) {
  const other = paper === 'evening' ? 'cast' : 'evening'
  return (
    <>
      <Link className={form.second} to={paperUrl({ paper: other, event })}>
        {PAPER_TITLES[other]()}
      </Link>
      <Link className={form.second} to={adminUrl('event', event)}>
        {t('Edit performance')}
      </Link>
    </>
  )
}
