import { useEffect, useState } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import { request } from '../staff-ui/api-client.ts'
import { Dialog } from '../staff-ui/Dialog.tsx'
import form from '../staff-ui/screen.module.css'
import { failureText } from '../staff-ui/use-action.ts'
import type { UndoPreview } from './api.server.ts'
import { HiddenLinesNote } from './HiddenLinesNote.tsx'
import styles from './import.module.css'

type Props = { id: number; onClose: () => void; onUndo: () => void }

/** Confirms the undo of an import, with what it deletes, reverts and leaves. */
export function UndoDialog({ id, onClose, onUndo }: Props) {
  const [preview, setPreview] = useState<UndoPreview | null>(null)
  const [failure, setFailure] = useState('')
  useEffect(() => {
    request<UndoPreview>('GET', `/api/admin/import/${id}/undo`).then(setPreview, (error) => setFailure(failureText(error)))
  }, [id])
  const isAny = preview !== null && preview.made + preview.changed > 0
  return (
    <Dialog title={t('Undo import?')} onClose={onClose}>
      <div aria-live="polite">
        {failure && <p className={form.error}>{failure}</p>}
        {!preview && !failure && <p>{t('Checking what this will change…')}</p>}
        {isAny && (
          <p>
            {[
              preview.made > 0 && t('Records created by the import ({made}) move to the trash.', { made: preview.made }),
              preview.changed > 0 && t('Records it changed ({changed}) get their previous values back.', { changed: preview.changed }),
            ]
              .filter(Boolean)
              .join(' ')}
          </p>
        )}
        {preview && !isAny && <p>{t('There is nothing left to undo.')}</p>}
        {preview && preview.keptCount > 0 && (
          <>
            <p>{t('{n} will not be changed:', { n: preview.keptCount })}</p>
            <ul className={styles.kept}>
              {preview.kept.map(({ title, reason }) => (
                <li key={`${title} ${reason}`}>
                  <strong>{title}</strong>: {reason}
                </li>
              ))}
            </ul>
            <HiddenLinesNote count={preview.keptCount - preview.kept.length} />
          </>
        )}
      </div>
      <div className={form.actions}>
        <button type="button" className={form.second} data-starts-here onClick={onClose}>
          {t('Cancel')}
        </button>
        {isAny && (
          <button type="button" className={form.action} onClick={onUndo}>
            {t('Undo import')}
          </button>
        )}
      </div>
    </Dialog>
  )
}
