import { useCallback, useEffect, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'
import { HISTORY_PAGE_SIZE } from '../../records/history-page-size.ts'
import type { Values } from '../../records/record-type.ts'
import type { ChangeAction } from '../../records/tables.ts'
import { changedFields } from '../../records/three-way-merge.ts'
import type { TypeDescription } from '../../records/type-description.ts'
import { request } from '../api-client.ts'
import { Dialog } from '../Dialog.tsx'
import styles from '../screen.module.css'
import { failureText } from '../use-action.ts'
import { useDateFormat } from '../use-date-format.ts'

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
}

/** The history of a record: its changes with user and time, each of which can be undone. */
export function History({ type, id, onClose }: { type: TypeDescription; id: number; onClose: () => void }) {
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
            <p>{fieldsOf(type, change)}</p>
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

/** Names of the changed fields. */
function fieldsOf(type: TypeDescription, { before, after }: Change): string {
  if (!before || !after) return ''
  return changedFields(before, after)
    .map((name) => type.fields[name])
    .flatMap((field) => (field ? [t(field.label)] : []))
    .join(', ')
}
