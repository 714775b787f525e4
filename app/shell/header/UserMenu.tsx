import { t } from '../../platform/i18n/i18n.ts'
import { link } from '../../platform/routing/link.ts'
import { ADMIN_PATH } from '../../platform/routing/table.ts'
import { SmartLink } from '../../ui/SmartLink.tsx'
import styles from './AccountArea.module.css'
import type { UserDetails } from './user-details.ts'

/** Name, profile, dashboard and log out (B §6). Loaded only for users who are logged in. */
export default function UserMenu({ details }: { details: UserDetails }) {
  return (
    <details className={styles.area}>
      <summary>
        {details.first_name} {details.last_name}
      </summary>
      <ul>
        <li>
          <SmartLink to={link('user-profile')}>{t('My profile')}</SmartLink>
        </li>
        <li>
          <SmartLink to={link('user-settings')}>{t('Account settings')}</SmartLink>
        </li>
        {details.has_dashboard_online_access && (
          <li>
            <a href={ADMIN_PATH}>{t('Admin')}</a>
          </li>
        )}
        <li>
          <button type="button" onClick={logOut}>
            {t('Log out')}
          </button>
        </li>
      </ul>
    </details>
  )
}

async function logOut(): Promise<void> {
  await (await import('../../staff-ui/log-out.ts')).logOut()
}
