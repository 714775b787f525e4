import { useBlocker } from 'react-router'
import { t } from '../platform/i18n/i18n.ts'
import { Dialog } from './Dialog.tsx'
import styles from './screen.module.css'

type Props = {
  /** called on navigation */
  isDirty: () => boolean
  /** text on what happens to unsaved changes */
  words: string
}

/** Asks for confirmation before a navigation that would lose unsaved changes. */
export function LeaveGuard({ isDirty, words }: Props) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isDirty() && currentLocation.pathname !== nextLocation.pathname)
  if (blocker.state !== 'blocked') return null
  return (
    <Dialog title={t('Leave without saving?')} onClose={() => blocker.reset()}>
      <p>{words}</p>
      <div className={styles.actions}>
        <button type="button" className={styles.second} onClick={() => blocker.proceed()}>
          {t('Leave')}
        </button>
        <button type="button" className={styles.action} data-starts-here onClick={() => blocker.reset()}>
          {t('Stay')}
        </button>
      </div>
    </Dialog>
  )
}
