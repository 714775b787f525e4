import { useEffect, useEffectEvent, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { ApiError } from '../api-client.ts'
import forms from '../forms.module.css'
import { loginErrorText } from './login-failure.ts'
import { OTHER_HOST } from './passkey-host.ts'
import { cancelPasskeyLogin, isAutofillAvailable, isPasskeyOffered, logInByPasskey } from './passkey-login.ts'

type Props = { onDone: () => Promise<void>; onFailed: (text: string) => void }

/** Logging in with a passkey: by a button, or by the autofill of the email field. */
export function PasskeyLogin({ onDone, onFailed }: Props) {
  const [isOffered, setOffered] = useState(false)
  const [round, setRound] = useState(0)

  async function logIn(isAutofill: boolean): Promise<void> {
    const outcome = await logInByPasskey(isAutofill).catch(tell)
    if (outcome === 'done') await onDone().catch(tell)
    // The dialog that has been closed had stopped the autofill.
    if (outcome === 'cancelled' && !isAutofill) setRound((before) => before + 1)
  }

  function tell(error: unknown): void {
    onFailed(failureText(error))
    setRound((before) => before + 1)
  }

  const offerAutofill = useEffectEvent(() => logIn(true))

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round starts a new request
  useEffect(() => {
    let isUnmounted = false
    setOffered(isPasskeyOffered())
    // Pending as long as the form is mounted; after each failure it is offered again.
    void isAutofillAvailable().then((isAvailable) => {
      if (isAvailable && !isUnmounted) return offerAutofill()
    })
    return () => {
      isUnmounted = true
      void cancelPasskeyLogin()
    }
  }, [round])

  function onPress(): void {
    onFailed('')
    void logIn(false)
  }

  if (!isOffered) return null
  return (
    <p className={forms.buttons}>
      <button type="button" className={forms.second} onClick={onPress}>
        {t('Log in with a passkey')}
      </button>
    </p>
  )
}

/** Code of the answer to a signature whose challenge is older than five minutes. */
const CHALLENGE_EXPIRED = 'CHALLENGE_NOT_FOUND'

function failureText(error: unknown): string {
  if (error instanceof ApiError && error.problem.code === OTHER_HOST) return error.message
  if (!(error instanceof ApiError) || (error.status !== 400 && error.status !== 401)) return loginErrorText(error, 'wrong')
  return error.problem.code === CHALLENGE_EXPIRED
    ? t('Your login timed out. Please start again.')
    : t('This passkey is not valid for this site. Please log in another way.')
}
