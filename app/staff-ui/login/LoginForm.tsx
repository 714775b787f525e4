import { type FormEvent, useState } from 'react'
import { TOO_MANY_ATTEMPTS } from '../../platform/auth/account-limits.ts'
import { RETURN_TO_PARAM } from '../../platform/auth/auth-paths.ts'
import type { LoginFailure, LoginOptions } from '../../platform/auth/login-options.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { ACCOUNT_PATH, ADMIN_PATH } from '../../platform/routing/table.ts'
import { ApiError, request } from '../api-client.ts'
import forms from '../forms.module.css'
import { CodeForm } from './CodeForm.tsx'
import { loginFailureText } from './login-failure.ts'
import { PasskeyLogin } from './PasskeyLogin.tsx'
import { ProviderLogin } from './ProviderLogin.tsx'
import { useLoginOptions } from './use-login-options.ts'

type Props = {
  onDone: () => void
  /** the screen of the hub that was asked for, for whom no script leads there */
  to?: string
  /** the ways in, where the page brings them; else they are asked for */
  ways?: LoginOptions
  failure?: string
  /** the password has been given already, by the plain form */
  startsWithCode?: boolean
}

/**
 * Logging in with e-mail address and password and, where somebody has set one up, a second factor; or with a passkey.
 * All by the login library's own calls. Without JavaScript, and before it has come, it is a plain form, so that a
 * password never stands in an address.
 */
export function LoginForm({ onDone, to = ADMIN_PATH, ways: given, failure = '', startsWithCode = false }: Props) {
  const ways = useLoginOptions(given)
  const [asksForCode, setAsksForCode] = useState(startsWithCode)
  const [error, setError] = useState(failure)
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    setBusy(true)
    setError('')
    try {
      const body = { email: given.get('email'), password: given.get('password') }
      const answer = await request<{ twoFactorRedirect?: boolean }>('POST', '/api/auth/sign-in/email', body)
      if (answer.twoFactorRedirect) setAsksForCode(true)
      else await finish(onDone)
    } catch (failure) {
      setError(loginFailureText(failureOf(failure)))
    }
    setBusy(false)
  }

  if (asksForCode) {
    const startAgain = (text: string) => {
      setAsksForCode(false)
      setError(text)
    }
    return <CodeForm to={to} failure={error} onDone={() => finish(onDone)} onStartAgain={startAgain} />
  }
  const done = () => finish(onDone)
  return (
    <>
      {ways.provider && <ProviderLogin label={ways.provider} to={to} isLayer={given === undefined} onDone={done} />}
      {ways.hasPassword && <PasswordLogin to={to} error={error} isBusy={busy} onSubmit={submit} />}
      {!ways.hasPassword && error && (
        <p className={forms.error} role="alert">
          {error}
        </p>
      )}
      <PasskeyLogin onDone={done} onFailed={setError} />
    </>
  )
}

type PasswordProps = { to: string; error: string; isBusy: boolean; onSubmit: (event: FormEvent<HTMLFormElement>) => void }

function PasswordLogin({ to, error, isBusy, onSubmit }: PasswordProps) {
  return (
    <form method="post" action={ADMIN_PATH} onSubmit={onSubmit}>
      <input type="hidden" name={RETURN_TO_PARAM} value={to} />
      <label className={forms.field}>
        <span>{t('Email address')}</span>
        <input name="email" type="email" autoComplete="username webauthn" required />
      </label>
      <label className={forms.field}>
        <span>{t('Password')}</span>
        <input name="password" type="password" autoComplete="current-password" required />
      </label>
      {error && (
        <p className={forms.error} role="alert">
          {error}
        </p>
      )}
      <button type="submit" className={forms.action} disabled={isBusy}>
        {t('Log in')}
      </button>
    </form>
  )
}

/** Goes on after a login; whoever has yet to set up a second factor is brought there. */
async function finish(onDone: () => void): Promise<void> {
  const { mustSetUpSecondFactor } = await request<{ mustSetUpSecondFactor: boolean }>('GET', '/api/account/')
  if (mustSetUpSecondFactor) window.location.assign(ACCOUNT_PATH)
  else onDone()
}

function failureOf(error: unknown): LoginFailure | undefined {
  if (!(error instanceof ApiError)) return undefined
  if (error.problem.code === TOO_MANY_ATTEMPTS) return 'locked'
  if (error.status === 429) return 'too-many'
  return error.status === 401 ? 'wrong' : undefined
}
