import { useState } from 'react'
import { call } from '../../editor/call.ts'
import { EditorDialog } from '../../editor/EditorDialog.tsx'
import { t } from '../../platform/i18n/i18n.ts'
import form from '../form/form.module.css'
import type { TypeDescription } from '../type-description.ts'
import { failureText } from '../use-action.ts'
import { BulkFieldDialog } from './BulkFieldDialog.tsx'
import { BulkReport } from './BulkReport.tsx'
import styles from './list.module.css'
import type { ListQuery } from './list-query.ts'
import { type BulkWish, useBulk } from './use-bulk.ts'
import type { Selection } from './use-selection.ts'

type Props = {
  type: TypeDescription
  state: ListQuery
  selection: Selection
  /** how many rows the page shows */
  shown: number
  /** whether the list goes on beyond the page */
  hasMore: boolean
}

/** What can be done with the rows chosen, and what came of it. */
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
      {count > 0 && (
        <section className={styles.bulk} aria-label={t('What to do with the rows chosen')}>
          <p role="status">
            {t('{n} chosen', { n: count })} {notice}
          </p>
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
                {t('Set a field …')}
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
        </section>
      )}
      {asks === 'field' && (
        <BulkFieldDialog type={type} count={count} onClose={() => setAsks(null)} onSet={(values) => run({ action: 'set', values })} />
      )}
      {asks === 'delete' && (
        <EditorDialog title={t('Delete {n} records?', { n: count })} onClose={() => setAsks(null)}>
          <p>{t('What others still need stays and is named. For thirty days all can be brought back from the bin.')}</p>
          <div className={form.actions}>
            <button type="button" className={form.second} onClick={() => setAsks(null)}>
              {t('Cancel')}
            </button>
            <button type="button" className={form.action} onClick={() => run({ action: 'delete' })}>
              {t('Delete')}
            </button>
          </div>
        </EditorDialog>
      )}
    </>
  )
}
