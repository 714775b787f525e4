import { Link } from 'react-router'
import { t } from '../platform/i18n/i18n.ts'
import { adminUrl } from '../platform/routing/admin-url.ts'
import { ADMIN_PATH } from '../platform/routing/table.ts'
import { PageHeader } from '../staff-ui/PageHeader.tsx'
import screen from '../staff-ui/screen.module.css'
import styles from './admin.module.css'
import type { ProblemData } from './load-screen.server.ts'

const NOT_FOUND = 404
const FORBIDDEN = 403

/** Says within the hub why a screen cannot be shown, and leads on. */
export function ProblemScreen({ problem: { status, message } }: Pick<ProblemData, 'problem'>) {
  return (
    <>
      <PageHeader title={message} lead={leadOf(status)} />
      <div className={`${screen.actions} ${styles.ways}`}>
        <Link to={ADMIN_PATH} className={screen.action}>
          {t('To the start of the hub')}
        </Link>
        {status === NOT_FOUND && (
          <Link to={adminUrl('bin')} className={screen.second}>
            {t('Look in the trash')}
          </Link>
        )}
      </div>
    </>
  )
}

function leadOf(status: number): string | undefined {
  if (status === NOT_FOUND) return t('It may have been deleted; then it can be restored from the trash for a while.')
  if (status === FORBIDDEN) return t('If you need this for your work, ask an administrator for a role that includes it.')
  return undefined
}
