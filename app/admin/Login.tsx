import { LoginForm } from '../editor/LoginForm.tsx'
import { t } from '../platform/i18n/i18n.ts'
import { PASSWORD_PATH } from '../platform/routing/table.ts'
import styles from './admin.module.css'
import './staff-catalogue.ts'

/** The way in for staff. */
export default function Login() {
  return (
    <div className={styles.page}>
      <h1>{t('Log in')}</h1>
      <div className={styles.login}>
        <LoginForm onDone={() => window.location.assign('/de')} />
        <p className={styles.aside}>
          <a href={PASSWORD_PATH}>{t('Forgotten your password?')}</a>
        </p>
      </div>
    </div>
  )
}
