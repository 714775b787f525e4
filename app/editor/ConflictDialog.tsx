import { t } from '../platform/i18n/i18n.ts'
import { EditorDialog } from './EditorDialog.tsx'
import styles from './forms.module.css'
import type { EditorSession } from './session.ts'

/** Two people have changed the same module: whoever came second chooses, and nothing is overwritten unseen. */
export function ConflictDialog({ session }: { session: EditorSession }) {
  return (
    <EditorDialog title={t('Changed by somebody else')} onClose={() => session.resolve('theirs')}>
      <p>{t('Somebody else has changed the same module meanwhile. Which state should stand?')}</p>
      <div className={styles.buttons}>
        <button type="button" className={styles.action} onClick={() => session.resolve('mine')}>
          {t('Put my changes on top')}
        </button>
        <button type="button" className={styles.second} onClick={() => session.resolve('theirs')}>
          {t('Keep their state')}
        </button>
      </div>
    </EditorDialog>
  )
}
