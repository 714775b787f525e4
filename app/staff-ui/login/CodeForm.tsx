import { type FormEvent, useEffect, useRef, useState } from 'react'
import { RETURN_TO_PARAM } from '../../platform/auth/auth-paths.ts'
import { codePath } from '../../platform/auth/code-path.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { ADMIN_PATH } from '../../platform/routing/table.ts'
import { ApiError, request } from '../api-client.ts'
import forms from '../forms.module.css'
import { loginErrorText } from './login-failure.ts'

type Props = {
  /** path to return to; only the form without scripts uses it */
  to: string
  onDone: () => Promise<void>
  /** returns to the password, with a message, which may be empty */
  onStartAgain: (text: string) => void
  failure: string
}

/** The second step of a login: a code of the authenticator app, or a backup code. */
export function CodeForm({ to, onDone, onStartAgain, failure }: Props) {
  const [error, setError] = useState(failure)
  const [busy, setBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    setBusy(true)
    setError('')
    try {
      const code = String(data.get('code')).replaceAll(' ', '')
      await request('POST', codePath(code), { code, trustDevice: data.has('trustDevice') })
      await onDone()
    } catch (failure) {
      if (hasRunOut(failure)) return onStartAgain(t('Your login timed out or failed too many times. Please log in again.'))
      setError(loginErrorText(failure, 'wrong-code'))
      input.current?.select()
    }
    setBusy(false)
  }

  return (
    <form method="post" action={ADMIN_PATH} onSubmit={submit}>
      <input type="hidden" name={RETURN_TO_PARAM} value={to} />
      <label className={forms.field}>
        <span>{t('Code')}</span>
        <input ref={input} name="code" autoComplete="one-time-code" aria-describedby="code-help" maxLength={20} required />
        <small id="code-help">{t('Enter the six-digit code from your app. Without your phone, use one of your backup codes.')}</small>
      </label>
      <label className={forms.check}>
        <input type="checkbox" name="trustDevice" />
        {t('Do not ask again on this device for 30 days')}
      </label>
      {error && (
        <p className={forms.error} role="alert">
          {error}
        </p>
      )}
      <div className={forms.buttons}>
        <button type="submit" className={forms.action} disabled={busy}>
          {t('Log in')}
        </button>
        <button type="button" className={forms.second} onClick={() => onStartAgain('')}>
          {t('Back')}
        </button>
      </div>
    </form>
  )
}

function hasRunOut(error: unknown): boolean {
  const code = error instanceof ApiError ? error.problem.code : undefined
  return code === 'INVALID_TWO_FACTOR_COOKIE' || code === 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE'
}
