import { useLocation, useSearchParams } from 'react-router'
import { LOGIN_FAILURES, type LoginOptions } from '../platform/auth/login-options.ts'
import { t } from '../platform/i18n/i18n.ts'
import { PASSWORD_PATH } from '../platform/routing/table.ts'
import { LoginForm } from '../staff-ui/login/LoginForm.tsx'
import { loginFailureText } from '../staff-ui/login/login-failure.ts'
import staff from '../staff-ui/staff-theme.module.css'
import { MAIN_CONTENT_ID } from '../ui/main-content.ts'
import styles from './admin.module.css'
import { PlainFrame } from './frame/PlainFrame.tsx'
import './staff-catalogue.ts'

/** What makes the first account, as the operators' guide has it. */
const FIRST_ACCOUNT = 'npm run foyer -- create-admin EMAIL'

/** The login in place of the requested screen, which is shown afterwards. */
export default function Login({ ways, hasNobody }: { ways: LoginOptions; hasNobody: boolean }) {
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const to = requestedUrl(pathname, query)
  const failure = LOGIN_FAILURES.find((known) => known === query.get('failed'))
  return (
    <PlainFrame>
      <main id={MAIN_CONTENT_ID} tabIndex={-1} className={styles.page}>
        <h1>{t('Log in')}</h1>
        {hasNobody && (
          <p className={styles.aside}>
            {t('Nobody has an account here yet. Whoever runs the server makes the first one with this command:')}{' '}
            <code>{FIRST_ACCOUNT}</code>
          </p>
        )}
        <div className={`${staff.paper} ${styles.login}`}>
          <LoginForm
            options={ways}
            failure={query.has('failed') ? loginFailureText(failure) : ''}
            startsWithCode={query.get('step') === 'code' || failure === 'wrong-code'}
            to={to}
            onDone={() => window.location.assign(to)}
          />
          {ways.hasPassword && (
            <p className={styles.aside}>
              <a href={PASSWORD_PATH}>{t('Forgotten your password?')}</a>
            </p>
          )}
        </div>
      </main>
    </PlainFrame>
  )
}

/** The URL of the requested screen, without the login's own parameters. */
function requestedUrl(pathname: string, query: URLSearchParams): string {
  const own = new URLSearchParams(query)
  for (const name of ['failed', 'step']) own.delete(name)
  return own.size > 0 ? `${pathname}?${own}` : pathname
}
