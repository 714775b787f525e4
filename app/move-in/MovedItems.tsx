import { useState } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import type { Label } from '../platform/i18n/message-ids.ts'
import form from '../staff-ui/screen.module.css'
import { Table } from '../staff-ui/table/Table.tsx'
import { useDateFormat } from '../staff-ui/use-date-format.ts'
import { ITEM_KINDS, kindCount } from './item-kinds.ts'
import styles from './move-in.module.css'
import type { MoveInItem } from './move-in-item.ts'
import type { ShownRun } from './shown-run.ts'

type Filter = MoveInItem['kind'] | 'remarks' | 'all'

const KINDS: Record<MoveInItem['kind'], Label> = {
  page: 'Page',
  article: 'Article',
  person: 'Person',
  production: 'Production',
  performance: 'Performance',
}
const STATES: Record<MoveInItem['state'], Label> = { new: 'New|moved', known: 'Moved before', failed: 'Not moved' }
/** More would take the browser seconds; the rest is moved all the same. */
const MAX_SHOWN = 300

type Props = {
  run: ShownRun
  /** what can be looked at */
  previewed: MoveInItem[]
  onPreview: (item: MoveInItem) => void
}

/** What is moved, one by one, with what is to be said of it. */
export function MovedItems({ run: { items, state }, previewed, onPreview }: Props) {
  const [filter, setFilter] = useState<Filter>('all')
  const hasRemark = (item: MoveInItem) => item.state === 'failed' || item.note !== ''
  const shown = items.filter((item) => filter === 'all' || (filter === 'remarks' ? hasRemark(item) : item.kind === filter))
  if (items.length === 0) return null
  return (
    <>
      <Filters items={items} filter={filter} onFilter={setFilter} />
      <Table
        head={[t('Title'), t('Kind'), t('State')]}
        rows={shown.slice(0, MAX_SHOWN).map((item) => ({
          key: `${item.kind} ${item.from} ${item.title} ${item.startsAt ?? ''}`,
          cells: [
            <Title key="title" item={item} isHere={state === 'done'} />,
            t(KINDS[item.kind]),
            <span key="state" className={styles.mark} data-state={item.state}>
              {t(STATES[item.state])}
            </span>,
          ],
          actions: previewed.includes(item) ? (
            <button
              type="button"
              className={form.second}
              aria-label={t('Compare: {title}', { title: item.title })}
              onClick={() => onPreview(item)}
            >
              {t('Compare|verb')}
            </button>
          ) : undefined,
        }))}
        empty={t('Nothing here yet.')}
      />
      {shown.length > MAX_SHOWN && <p>{t('{n} more are not listed here.', { n: shown.length - MAX_SHOWN })}</p>}
    </>
  )
}

function Filters({ items, filter, onFilter }: { items: MoveInItem[]; filter: Filter; onFilter: (filter: Filter) => void }) {
  const kinds = ITEM_KINDS.filter((kind) => items.some((item) => item.kind === kind))
  const remarks = items.some((item) => item.state === 'failed' || item.note !== '')
  const choices: [Filter, string][] = [
    ['all', t('All')],
    ...kinds.map((kind): [Filter, string] => [kind, kindCount(kind, 2)]),
    ...(remarks ? ([['remarks', t('With remark')]] as [Filter, string][]) : []),
  ]
  return (
    <fieldset className={styles.filters}>
      <legend className="visually-hidden">{t('Show|kinds')}</legend>
      {choices.map(([value, label]) => (
        <button key={value} type="button" aria-pressed={filter === value} onClick={() => onFilter(value)}>
          {label}
        </button>
      ))}
    </fieldset>
  )
}

function Title({ item: { title, from, kind, note, startsAt, place, prices }, isHere }: { item: MoveInItem; isHere: boolean }) {
  const format = useDateFormat()
  const isPage = /^https?:/.test(from) && !from.includes('#')
  return (
    <>
      {title}
      {kind === 'performance' && startsAt && (
        <span className={styles.when}>{[format.dateTime(startsAt), place, prices].filter(Boolean).join(' · ')}</span>
      )}
      {note && <span className={styles.note}>{note}</span>}
      {isPage && (
        <span className={styles.from}>
          <a href={from} target="_blank" rel="noreferrer">
            {from}
          </a>
          {isHere && kind !== 'performance' && (
            <a href={new URL(from).pathname} target="_blank" rel="noreferrer">
              {t('See it here')}
            </a>
          )}
        </span>
      )}
    </>
  )
}
