import { useEffect, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { Dialog } from '../../staff-ui/Dialog.tsx'
import { LoginForm } from '../../staff-ui/login/LoginForm.tsx'
import { useOtherPerson } from '../../staff-ui/page-owner.ts'
import { useSessionState } from '../session/current-session.ts'
import type { EditorSession } from '../session/session.ts'
import styles from '../toolbar.module.css'
import { ConflictDialog } from './ConflictDialog.tsx'
import { RejectedDialog } from './RejectedDialog.tsx'

/** What the session asks for by itself: the login, a choice between two states, what to do with what was not accepted. */
export function SessionDialogs({ session }: { session: EditorSession }) {
  const { syncState } = useSessionState(session, 'syncState')
  return (
    <>
      <LoginAgain session={session} isSessionExpired={syncState === 'login'} />
      <Conflicts session={session} />
      <Rejected session={session} />
    </>
  )
}

/** The login dialog when the user's session has expired; editing continues afterwards. */
function LoginAgain({ session, isSessionExpired }: { session: EditorSession; isSessionExpired: boolean }) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setOpen(isSessionExpired), [isSessionExpired])
  // Who has to log in is said by `OtherPersonDialog`.
  const isOther = useOtherPerson() !== undefined
  if (!isSessionExpired || isOther) return null
  if (!isOpen) {
    return (
      <button type="button" className={styles.attention} onClick={() => setOpen(true)}>
        {t('Log in')}
      </button>
    )
  }
  return (
    <Dialog title={t('Please log in again')} onClose={() => setOpen(false)}>
      <p>{t('Your changes are kept here and will be sent as soon as you log in.')}</p>
      <LoginForm
        onDone={() => {
          setOpen(false)
          void session.flush()
        }}
      />
    </Dialog>
  )
}

/** The open conflicts, one dialog at a time. Closing it resolves nothing; a button in the toolbar opens it again. */
function Conflicts({ session }: { session: EditorSession }) {
  const { conflicts } = useSessionState(session, 'conflicts')
  const [conflict] = conflicts
  const [closed, setClosed] = useState<typeof conflict>()
  if (!conflict) return null
  if (closed === conflict) {
    return (
      <button type="button" className={styles.attention} onClick={() => setClosed(undefined)}>
        {t('Compare and choose')}
      </button>
    )
  }
  return <ConflictDialog session={session} conflict={conflict} onClose={() => setClosed(conflict)} />
}

function Rejected({ session }: { session: EditorSession }) {
  const { rejected } = useSessionState(session, 'rejected')
  const [isOpen, setOpen] = useState(true)
  useEffect(() => setOpen(rejected.length > 0), [rejected])
  if (rejected.length === 0) return null
  if (isOpen) return <RejectedDialog session={session} onClose={() => setOpen(false)} />
  return (
    <button type="button" className={styles.attention} onClick={() => setOpen(true)}>
      {t('Not accepted: {n}', { n: rejected.length })}
    </button>
  )
}
