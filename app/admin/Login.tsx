import { useSearchParams } from 'react-router'
import { LoginForm, loginFailureText } from '../editor/LoginForm.tsx'
import { t } from '../platform/i18n/i18n.ts'
import { PASSWORD_PATH } from '../platform/routing/table.ts'
import styles from './admin.module.css'
import './staff-catalogue.ts'

/** The way in for staff. */
export default function Login() {
  const [query] = useSearchParams()
  const failed = query.get('failed')
  return (
    <div className={styles.page}>
      <h1>{t('Log in')}</h1>
      <div className={styles.login}>
        <LoginForm
          failure={failed ? loginFailureText(failed === 'too-many' ? 429 : 401) : ''}
          onDone={() => window.location.assign('/de')}
        />
        <p className={styles.aside}>
          <a href={PASSWORD_PATH}>{t('Forgotten your password?')}</a>
        </p>
      </div>
    </div>
  )
}
