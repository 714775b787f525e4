import { useState } from 'react'
import { call } from '../../editor/call.ts'
import { t } from '../../platform/i18n/i18n.ts'
import form from '../form/form.module.css'
import type { TypeDescription } from '../type-description.ts'
import { failureText } from '../use-action.ts'
import { BulkDeleteDialog } from './BulkDeleteDialog.tsx'
import { BulkFieldDialog } from './BulkFieldDialog.tsx'
import { BulkReport } from './BulkReport.tsx'
import styles from './list.module.css'
import type { ListQuery } from './list-query.ts'
import { type BulkWish, useBulk } from './use-bulk.ts'
import type { Selection } from './use-selection.ts'

type Props = {
  type: TypeDescription
  /** what the list is narrowed to */
  state: Pick<ListQuery, 'q' | 'filters'>
  selection: Selection
  /** how many entries the page shows */
  shown: number
  /** whether the list goes on beyond the page */
  hasMore: boolean
}

/** What can be done with the entries chosen, and what came of it. */
export function BulkBar({ type, state, selection, shown, hasMore }: Props) {
  const bulk = useBulk(type.name)
  const [asks, setAsks] = useState<'field' | 'delete' | null>(null)
  const [notice, setNotice] = useState('')
  const count = selection.chosen.size
  const hasOnline = type.mayWrite && type.list.bulk.includes('isOnline')

  async function chooseAll(): Promise<void> {
    const query = new URLSearchParams({ ...(state.q ? { q: state.q } : {}), ...state.filters })
    try {
      const { ids, isAll } = await call<{ ids: number[]; isAll: boolean }>('GET', `/api/admin/${type.name}/ids?${query}`)
      selection.set(ids)
      setNotice(isAll ? '' : t('There are more; the first {n} are chosen.', { n: ids.length }))
    } catch (error) {
      setNotice(failureText(error))
    }
  }
  async function run(wish: BulkWish): Promise<void> {
    const ids = [...selection.chosen]
    setAsks(null)
    setNotice('')
    selection.set([])
    await bulk.run(ids, wish)
  }

  return (
    <>
      <BulkReport run={bulk} />
      {/* What says how many are chosen is there before any is, so that it is read out from the first on. */}
      <section className={count > 0 ? styles.bulk : undefined} aria-label={count > 0 ? t('What to do with what is chosen') : undefined}>
        <p role="status">{count > 0 && `${t('{n} chosen', { n: count })} ${notice}`}</p>
        {count > 0 && (
          <div className={form.actions}>
            {hasMore && count <= shown && (
              <button type="button" className={styles.quiet} onClick={chooseAll}>
                {t('Choose all that fit')}
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
            {type.mayWrite && type.list.bulk.length > 0 && (
              <button type="button" className={form.second} onClick={() => setAsks('field')}>
                {t('Set fields …')}
              </button>
            )}
            {type.mayDelete && (
              <button type="button" className={form.second} onClick={() => setAsks('delete')}>
                {t('Delete …')}
              </button>
            )}
            <button type="button" className={styles.quiet} onClick={() => selection.set([])}>
              {t('Choose none')}
            </button>
          </div>
        )}
      </section>
      {asks === 'field' && (
        <BulkFieldDialog type={type} count={count} onClose={() => setAsks(null)} onSet={(values) => run({ action: 'set', values })} />
      )}
      {asks === 'delete' && (
        <BulkDeleteDialog
          type={type}
          ids={[...selection.chosen]}
          onClose={() => setAsks(null)}
          onDelete={() => void run({ action: 'delete' })}
        />
      )}
    </>
  )
}
