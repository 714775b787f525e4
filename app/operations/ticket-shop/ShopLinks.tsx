import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { adminUrl } from '../../platform/routing/admin-url.ts'
import { request } from '../../staff-ui/api-client.ts'
import { DateInput } from '../../staff-ui/inputs/DateInput.tsx'
import { PageHeader } from '../../staff-ui/PageHeader.tsx'
import form from '../../staff-ui/screen.module.css'
import filters from '../../staff-ui/table/FilterForm.module.css'
import { Table } from '../../staff-ui/table/Table.tsx'
import { failureText } from '../../staff-ui/use-action.ts'
import { useDateFormat } from '../../staff-ui/use-date-format.ts'
import styles from '../operations.module.css'
import { LinkForm } from './LinkForm.tsx'
import { type ShopLinks as Links, linkRangeIn } from './links.ts'
import { NoShop } from './NoShop.tsx'
import { formatSeats } from './shop-date-texts.ts'

/** Shop and programme beside each other: what is to be linked, and how what is linked sells. */
export function ShopLinks({ hasShop, mayWrite }: { hasShop: boolean; mayWrite: boolean }) {
  const [query] = useSearchParams()
  const [range, setRange] = useState(() => linkRangeIn(query))
  const [answer, setAnswer] = useState<{ links: Links; count: number } | null>(null)
  const [failure, setFailure] = useState('')
  const [readCount, setReadCount] = useState(0)
  const [notice, setNotice] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again after something was linked
  useEffect(() => {
    if (!hasShop) return
    let isLate = false
    setFailure('')
    request<Links>('GET', `/api/admin/shop/links?${new URLSearchParams(Object.entries(range))}`).then(
      (links) => !isLate && setAnswer((before) => ({ links, count: (before?.count ?? 0) + 1 })),
      (error) => !isLate && setFailure(failureText(error)),
    )
    return () => {
      isLate = true
    }
  }, [hasShop, range, readCount])

  const title = t('Link with the ticket shop')
  const { links, count } = answer ?? {}
  if (!hasShop) return <NoShop title={title} />
  return (
    <>
      <PageHeader title={title} lead={t('Which performance the ticket shop sells under which number.')} notice={notice}>
        <Link className={form.second} to={adminUrl('shop')}>
          {t('Ticket shop')}
        </Link>
      </PageHeader>
      {links && <RangeForm key={`${links.from} ${links.until}`} links={links} onChange={setRange} />}
      {failure && (
        <div className={form.notice} role="alert">
          <p className={form.error}>{failure}</p>
          <button type="button" className={form.second} onClick={() => setReadCount(readCount + 1)}>
            {t('Try again')}
          </button>
        </div>
      )}
      {!links && !failure && <p role="status">{t('Loading…')}</p>}
      {links && (
        <>
          {!links.isComplete && (
            <p className={form.warning}>{t('The shop has more dates than are shown. Please choose a shorter range.')}</p>
          )}
          <LinkForm
            key={count}
            links={links}
            mayWrite={mayWrite}
            onReload={() => setReadCount(readCount + 1)}
            onLinked={(n) => {
              setNotice(t('{n} performances linked.', { n }))
              setReadCount(readCount + 1)
            }}
          />
          <ShopTables links={links} />
        </>
      )}
    </>
  )
}

function RangeForm({ links, onChange }: { links: Links; onChange: (range: { from: string; until: string }) => void }) {
  const [range, setRange] = useState({ from: links.from, until: links.until })
  return (
    <form
      className={`${filters.form} ${styles.range}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onChange(range)
      }}
    >
      <DateInput kind="date" label={t('First day')} value={range.from} onChange={(from) => setRange({ ...range, from })} />
      <DateInput kind="date" label={t('Last day')} value={range.until} onChange={(until) => setRange({ ...range, until })} />
      <button type="submit" className={form.second} disabled={!range.from || !range.until}>
        {t('Show dates')}
      </button>
    </form>
  )
}

/** What the shop sells without a performance, not even a proposed one, and what is linked, with what is sold of it. */
function ShopTables({ links: { dates, proposals, linked } }: { links: Links }) {
  const format = useDateFormat()
  const proposed = new Set(proposals.map(({ date }) => date))
  return (
    <>
      <h2 className={styles.heading}>{t('Only in the ticket shop')}</h2>
      <Table
        head={[t('Shop date'), t('When'), t('Room'), t('Seats'), t('Number')]}
        empty={t('None: every date of the shop has a performance.')}
        rows={dates
          .filter(({ id }) => !proposed.has(id))
          .map((date) => ({
            key: date.id,
            cells: [date.title, format.dateTime(date.startsAt), date.room || '–', formatSeats(date), date.id],
          }))}
      />
      <h2 className={styles.heading}>{t('Linked')}</h2>
      <Table
        head={[t('Performance'), t('When'), t('Room'), t('Seats'), t('Number')]}
        empty={t('No performance is linked in this range.')}
        rows={linked.map(({ id, title, startsAt, room, date }) => ({
          key: id,
          cells: [
            <Link key={id} to={adminUrl('event', id)}>
              {title}
            </Link>,
            format.dateTime(startsAt),
            room,
            formatSeats(date),
            date.id,
          ],
        }))}
      />
    </>
  )
}
