import { type ReactNode, useRef, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import type { TypeDescription } from '../../records/type-description.ts'
import { request } from '../api-client.ts'
import { isVisibleFrom } from '../record-form/visible-from.ts'
import form from '../screen.module.css'
import type { Selection } from '../table/use-selection.ts'
import { failureText } from '../use-action.ts'
import styles from './BulkBar.module.css'
import { BulkDeleteDialog } from './BulkDeleteDialog.tsx'
import { BulkFieldDialog } from './BulkFieldDialog.tsx'
import { BulkReport } from './BulkReport.tsx'
import { BulkVisibilityDialog } from './BulkVisibilityDialog.tsx'
import { ExportSelected } from './ExportSelected.tsx'
import { type BulkAction, useBulk } from './use-bulk.ts'

type Props = {
  type: TypeDescription
  /** the filters of the list, as query parameters */
  narrowed: Record<string, string>
  /** the sort order as query parameters; empty for the default order */
  sort: Record<string, string>
  selection: Selection
  /** how many entries the page shows */
  shown: number
  /** whether the list has further pages */
  hasMore: boolean
  /** further actions on what is selected, as buttons */
  more?: ReactNode
}

/** What is asked as one question. */
const VISIBILITY = ['isOnline', 'publishedAt']

/** The bulk actions on the selected records, and their report. */
export function BulkBar({ type, narrowed, sort, selection, shown, hasMore, more }: Props) {
  const bulk = useBulk(type.name)
  const [asks, setAsks] = useState<'field' | 'visibility' | 'delete' | 'export' | null>(null)
  const [notice, setNotice] = useState('')
  const bar = useRef<HTMLElement>(null)
  const count = selection.selected.size
  // One action at a time, since there is one report.
  const isFree = count > 0 && !bulk.result?.isRunning
  const asksMoment = type.mayWrite && isVisibleFrom(type) && VISIBILITY.every((name) => type.list.bulk.includes(name))
  const hasOnline = type.mayWrite && !asksMoment && type.list.bulk.includes('isOnline')
  const fields = asksMoment ? type.list.bulk.filter((name) => !VISIBILITY.includes(name)) : type.list.bulk

  async function chooseAll(): Promise<void> {
    bar.current?.focus()
    try {
      const { ids, isAll } = await request<{ ids: number[]; isAll: boolean }>(
        'GET',
        `/api/admin/${type.name}/ids?${new URLSearchParams(narrowed)}`,
      )
      selection.set(ids)
      setNotice(cutNotice(ids.length, isAll))
    } catch (error) {
      setNotice(failureText(error))
    }
  }
  function chooseNone(): void {
    bar.current?.focus()
    selection.set([])
  }
  async function run(wish: BulkAction): Promise<void> {
    const ids = [...selection.selected]
    setAsks(null)
    setNotice('')
    selection.set([])
    const left = await bulk.run(ids, wish)
    if (left.length > 0) selection.set(left)
  }

  return (
    <>
      <BulkReport run={bulk} />
      {/* The live region exists before anything is selected, so that the first selection is announced. */}
      <section
        ref={bar}
        tabIndex={-1}
        className={count > 0 ? styles.bulk : undefined}
        aria-label={count > 0 ? t('Bulk actions') : undefined}
      >
        <p role="status">{count > 0 && `${t('{n} selected', { n: count })} ${notice}`}</p>
        {isFree && (
          <div className={form.actions}>
            {hasMore && count <= shown && (
              <button type="button" className={form.quiet} onClick={chooseAll}>
                {t('Select all matching entries')}
              </button>
            )}
            {hasOnline &&
              [true, false].map((isOnline) => (
                <button
                  key={String(isOnline)}
                  type="button"
                  className={form.second}
                  onClick={() => run({ action: 'set', values: { isOnline } })}
                >
                  {isOnline ? t('Put online') : t('Take offline')}
                </button>
              ))}
            {asksMoment && (
              <button type="button" className={form.second} onClick={() => setAsks('visibility')}>
                {t('Visibility…')}
              </button>
            )}
            {type.mayWrite && fields.length > 0 && (
              <button type="button" className={form.second} onClick={() => setAsks('field')}>
                {t('Set fields…')}
              </button>
            )}
            {more}
            {type.mayDelete && (
              <button type="button" className={form.second} onClick={() => setAsks('delete')}>
                {t('Delete…')}
              </button>
            )}
            <button type="button" className={form.second} onClick={() => setAsks('export')}>
              {t('Export…')}
            </button>
            <button type="button" className={form.quiet} onClick={chooseNone}>
              {t('Clear selection')}
            </button>
          </div>
        )}
      </section>
      {asks === 'export' && <ExportSelected type={type} ids={[...selection.selected]} sort={sort} onClose={() => setAsks(null)} />}
      {asks === 'field' && (
        <BulkFieldDialog {...{ type, fields, count }} onClose={() => setAsks(null)} onSet={(values) => run({ action: 'set', values })} />
      )}
      {asks === 'visibility' && (
        <BulkVisibilityDialog type={type} count={count} onClose={() => setAsks(null)} onSet={(values) => run({ action: 'set', values })} />
      )}
      {asks === 'delete' && (
        <BulkDeleteDialog
          type={type}
          ids={[...selection.selected]}
          onClose={() => setAsks(null)}
          onDelete={() => void run({ action: 'delete' })}
        />
      )}
    </>
  )
}

function cutNotice(n: number, isAll: boolean): string {
  return isAll ? '' : t('There are more. The first {n} are selected.', { n })
}
