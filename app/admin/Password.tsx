import { type FormEvent, type ReactNode, useState } from 'react'
import { EASILY_GUESSED, MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../platform/auth/account-limits.ts'
import { t } from '../platform/i18n/i18n.ts'
import { ADMIN_PATH, PASSWORD_PATH } from '../platform/routing/table.ts'
import { ApiError, request } from '../staff-ui/api-client.ts'
import forms from '../staff-ui/forms.module.css'
import staff from '../staff-ui/staff-theme.module.css'
import { MAIN_CONTENT_ID } from '../ui/main-content.ts'
import admin from './admin.module.css'
import { PlainFrame } from './frame/PlainFrame.tsx'
import './staff-catalogue.ts'

/**
 * Requests a link to set a new password or, with the token of such a link, sets it. Where scripts are off, `POST` keeps the
 * password out of the address.
 */
export default function Password({ token, sendsMails }: { token: string | null; sendsMails: boolean }) {
  return (
    <PlainFrame>
      <main id={MAIN_CONTENT_ID} tabIndex={-1} className={admin.page}>
        <h1>{token ? t('New password') : t('Forgotten your password?')}</h1>
        <div className={`${staff.paper} ${admin.login}`}>
          {token ? <ChoosePassword token={token} /> : <AskForLink sendsMails={sendsMails} />}
        </div>
      </main>
    </PlainFrame>
  )
}

function AskForLink({ sendsMails }: { sendsMails: boolean }) {
  const { phase, error, submit } = useSubmission((formData) =>
    request('POST', '/api/auth/request-password-reset', { email: formData.get('email') }),
  )
  if (phase === 'done' && !sendsMails)
    return <Done>{t('This website cannot send email yet. Please ask an administrator for a new password.')}</Done>
  if (phase === 'done')
    return <Done>{t('If there is an account for this address, we have sent you a link by email. It expires in one hour.')}</Done>
  return (
    <form onSubmit={submit}>
      <p className={admin.lead}>{t('Enter your email address and we will send you a link to choose a new password.')}</p>
      <label className={forms.field}>
        <span>{t('Email address')}</span>
        <input name="email" type="email" autoComplete="username" required />
      </label>
      <Failure>{error}</Failure>
      <button type="submit" className={forms.action} disabled={phase === 'busy'}>
        {t('Send link')}
      </button>
    </form>
  )
}

function ChoosePassword({ token }: { token: string }) {
  const { phase, error, submit } = useSubmission((formData) =>
    request('POST', '/api/auth/reset-password', { newPassword: formData.get('password'), token }),
  )
  if (phase === 'done') return <Done>{t('Your new password is set. You can now log in with it.')}</Done>
  return (
    <form method="post" onSubmit={submit}>
      <label className={forms.field}>
        <span>{t('New password')}</span>
        <input
          name="password"
          type="password"
          autoComplete="new-password"
          minLength={MIN_PASSWORD_LENGTH}
          maxLength={MAX_PASSWORD_LENGTH}
          aria-describedby="password-help"
          required
        />
        <small id="password-help">{t('At least {n} characters. A sentence is easiest to remember.', { n: MIN_PASSWORD_LENGTH })}</small>
      </label>
      <Failure>{error}</Failure>
      <button type="submit" className={forms.action} disabled={phase === 'busy'}>
        {t('Set password')}
      </button>
    </form>
  )
}

function Done({ children }: { children: ReactNode }) {
  return (
    <>
      <p role="status">{children}</p>
      <p>
        <a href={ADMIN_PATH}>{t('Go to login')}</a>
      </p>
    </>
  )
}

function Failure({ children }: { children: ReactNode }) {
  return children ? (
    <p className={forms.error} role="alert">
      {children}
    </p>
  ) : null
}

function useSubmission(send: (formData: FormData) => Promise<unknown>) {
  const [phase, setPhase] = useState<'open' | 'busy' | 'done'>('open')
  const [error, setError] = useState<ReactNode>('')
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setPhase('busy')
    setError('')
    try {
      await send(new FormData(event.currentTarget))
      setPhase('done')
    } catch (failure) {
      setError(messageFor(failure))
      setPhase('open')
    }
  }
  return { phase, error, submit }
}

function messageFor(failure: unknown): ReactNode {
  if (!(failure instanceof ApiError)) return t("Unfortunately, that didn't work.")
  if (failure.status === 0) return t('Cannot reach the server.')
  if (failure.status === 429) return t('Too many attempts. Please wait a minute.')
  if (failure.problem.code === EASILY_GUESSED) return failure.message
  if (failure.problem.code !== 'INVALID_TOKEN') return t("Unfortunately, that didn't work.")
  return (
    <>
      {t('This link has been used or has expired.')} <a href={PASSWORD_PATH}>{t('Request a new link')}</a>
    </>
  )
}
