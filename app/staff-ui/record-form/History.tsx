import { useCallback, useEffect, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'
import { HISTORY_PAGE_SIZE } from '../../records/history-page-size.ts'
import type { Values } from '../../records/record-type.ts'
import type { ChangeAction } from '../../records/tables.ts'
import type { TypeDescription } from '../../records/type-description.ts'
import { request } from '../api-client.ts'
import { Dialog } from '../Dialog.tsx'
import styles from '../screen.module.css'
import type { Titles } from '../table/format-field-value.ts'
import { failureText } from '../use-action.ts'
import { useDateFormat } from '../use-date-format.ts'
import { ChangedFields } from './ChangedFields.tsx'
import type { EditedRecord } from './edited-record.ts'

type Change = {
  id: number
  action: ChangeAction
  before: Values | null
  after: Values | null
  userName: string
  createdAt: string
}

export const ACTIONS: Record<Change['action'], Label> = {
  created: 'created',
  changed: 'changed',
  deleted: 'deleted',
  restored: 'restored',
  moved: 'moved',
  published: 'saved',
  returned: 'earlier version restored as draft',
  discarded: 'draft discarded',
  undone: 'undone',
  translated: 'translated',
}

type Props = { type: TypeDescription; id: number; titles: Titles; onClose: () => void }

/** The history of a record: what each change changed, with user and time. A change can be undone, as a whole or in one field. */
export function History({ type, id, titles, onClose }: Props) {
  const format = useDateFormat()
  const [changes, setChanges] = useState<Change[] | null>(null)
  const [failure, setFailure] = useState('')
  const fail = (error: unknown) => setFailure(failureText(error))
  const [hasMore, setHasMore] = useState(false)
  const path = `/api/admin/${type.name}/${id}/changes`
  const add = useCallback((earlier: Change[]) => {
    setChanges((before) => [...(before ?? []), ...earlier])
    setHasMore(earlier.length === HISTORY_PAGE_SIZE)
  }, [])
  useEffect(() => {
    request<Change[]>('GET', path).then(add, (error) => setFailure(failureText(error)))
  }, [path, add])

  async function restore(change: Change): Promise<void> {
    setFailure('')
    await request('POST', `/api/admin/${type.name}/${id}/restore`, { change: change.id }).then(() => window.location.reload(), fail)
  }

  /** Writes what one field said before over what the record says now; other fields stay as they are. */
  async function restoreField(change: Change, field: string): Promise<void> {
    setFailure('')
    const address = `/api/admin/${type.name}/${id}`
    await request<EditedRecord>('GET', address)
      .then(({ revision }) => request('PATCH', address, { base: revision, values: { [field]: change.before?.[field] } }))
      .then(() => window.location.reload(), fail)
  }

  return (
    <Dialog title={t('History')} onClose={onClose} width="wide">
      <p role="alert" className={styles.error}>
        {failure}
      </p>
      {changes?.length === 0 && <p>{t('No changes yet.')}</p>}
      <ol className={styles.history}>
        {changes?.map((change) => (
          <li key={change.id}>
            <p>
              <strong>{change.userName}</strong> · {t(ACTIONS[change.action])} ·{' '}
              <time dateTime={change.createdAt}>{format.dateTime(change.createdAt)}</time>
            </p>
            {change.before && change.after && (
              <ChangedFields
                type={type}
                before={change.before}
                after={change.after}
                titles={titles}
                onRestore={type.mayWrite ? (field) => void restoreField(change, field) : undefined}
              />
            )}
            {type.mayWrite && !type.writable && change.before && (
              <button type="button" className={styles.second} onClick={() => restore(change)}>
                {t('Revert to previous state')}
              </button>
            )}
          </li>
        ))}
      </ol>
      {hasMore && (
        <button
          type="button"
          className={styles.second}
          onClick={() => void request<Change[]>('GET', `${path}?before=${changes?.at(-1)?.id}`).then(add, fail)}
        >
          {t('Earlier changes')}
        </button>
      )}
    </Dialog>
  )
}
