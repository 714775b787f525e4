import { type FormEvent, useState } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import { HUB_PATH } from '../platform/routing/table.ts'
import { CallError, call } from './call.ts'
import styles from './forms.module.css'

/**
 * Logging in with e-mail address and password, by the login library's own call. Without JavaScript, and before it has
 * come, it is a plain form, so that a password never stands in an address.
 */
export function LoginForm({ onDone, failure = '' }: { onDone: () => void; failure?: string }) {
  const [error, setError] = useState(failure)
  const [busy, setBusy] = useState(false)
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    setBusy(true)
    setError('')
    try {
      await call('POST', '/api/auth/sign-in/email', { email: given.get('email'), password: given.get('password') })
      onDone()
    } catch (failure) {
      setError(loginFailureText(failure instanceof CallError ? failure.status : 0))
    }
    setBusy(false)
  }
  return (
    <form method="post" action={HUB_PATH} onSubmit={submit}>
      <label className={styles.field}>
        <span>{t('E-mail address')}</span>
        <input name="email" type="email" autoComplete="username" required />
      </label>
      <label className={styles.field}>
        <span>{t('Password')}</span>
        <input name="password" type="password" autoComplete="current-password" required />
      </label>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      <button type="submit" className={styles.action} disabled={busy}>
        {t('Log in')}
      </button>
    </form>
  )
}

/** What is said when a login fails. @param status of the answer */
export function loginFailureText(status: number): string {
  if (status === 429) return t('Too many attempts. Please wait a minute.')
  return status === 401 ? t('E-mail address or password is not right.') : t("Unfortunately, that didn't work.")
}
