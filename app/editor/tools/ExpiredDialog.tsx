import { t } from '../../platform/i18n/i18n.ts'
import { Dialog } from '../../staff-ui/Dialog.tsx'
import { LoginForm } from '../../staff-ui/login/LoginForm.tsx'

/** Offers to log in again after the session has expired (A §4: showModalRedirect). Closing it continues as a visitor. */
export default function ExpiredDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={t('Please log in again')} onClose={onClose}>
      <p>{t('Your session has expired. Until you log in, you see this page as visitors do.')}</p>
      <LoginForm onDone={() => window.location.reload()} />
    </Dialog>
  )
}
