import { type FormEvent, useState } from 'react'
import { RETURN_TO_PARAM } from '../../platform/auth/auth-paths.ts'
import type { LoginOptions } from '../../platform/auth/login-options.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { ACCOUNT_PATH, ADMIN_PATH } from '../../platform/routing/table.ts'
import { request } from '../api-client.ts'
import { checkLogin } from '../check-login.ts'
import forms from '../forms.module.css'
import { announceLogin, pageOwner } from '../page-owner.ts'
import { CodeForm } from './CodeForm.tsx'
import { loginErrorText } from './login-failure.ts'
import { PasskeyLogin } from './PasskeyLogin.tsx'
import { ProviderLogin } from './ProviderLogin.tsx'
import { useLoginOptions } from './use-login-options.ts'

type Props = {
  onDone: () => void
  /** path to return to, for the provider and for the form without scripts */
  to?: string
  /** from the page's data; requested when left out, as in the layer over a page */
  options?: LoginOptions
  failure?: string
  /** the password was already accepted, by the form without scripts */
  startsWithCode?: boolean
}

/**
 * The login: email address and password with the second factor of those who have one, a passkey, or the identity
 * provider. Until its script is loaded it is a plain `POST` form, so that a password never appears in an address.
 */
export function LoginForm({ onDone, to = ADMIN_PATH, options: optionsFromPage, failure = '', startsWithCode = false }: Props) {
  const options = useLoginOptions(optionsFromPage)
  const [asksForCode, setAsksForCode] = useState(startsWithCode)
  const [error, setError] = useState(failure)
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    setBusy(true)
    setError('')
    try {
      const body = { email: data.get('email'), password: data.get('password') }
      const answer = await request<{ twoFactorRedirect?: boolean }>('POST', '/api/auth/sign-in/email', body)
      if (answer.twoFactorRedirect) setAsksForCode(true)
      else await finish(onDone)
    } catch (failure) {
      setError(loginErrorText(failure, 'wrong'))
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
  const complete = () => finish(onDone)
  return (
    <>
      {options.provider && <ProviderLogin label={options.provider} to={to} isLayer={optionsFromPage === undefined} onDone={complete} />}
      {options.hasPassword && <PasswordLogin to={to} error={error} isBusy={busy} onSubmit={submit} />}
      {!options.hasPassword && error && (
        <p className={forms.error} role="alert">
          {error}
        </p>
      )}
      <PasskeyLogin onDone={complete} onFailed={setError} />
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
        <input name="email" type="email" autoComplete="username webauthn" required data-starts-here />
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

/** Completes a login; users who must still set up a second factor are sent to their account. */
async function finish(onDone: () => void): Promise<void> {
  const { mustSetUpSecondFactor } = await request<{ mustSetUpSecondFactor: boolean }>('GET', '/api/account/')
  if (mustSetUpSecondFactor) {
    window.location.assign(ACCOUNT_PATH)
    return
  }
  const owner = pageOwner()
  if (owner) {
    const person = await checkLogin()
    if (person) announceLogin(person)
    // Somebody else: the page says so, and goes on for nobody.
    if (person?.id !== owner.id) return
  }
  onDone()
}
