import { useEffect, useEffectEvent, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { ApiError } from '../api-client.ts'
import forms from '../forms.module.css'
import { cancelPasskeyLogin, isAutofillAvailable, isPasskeyOffered, logInByPasskey } from './passkey-login.ts'

type Props = { onDone: () => Promise<void>; onFailed: (text: string) => void }

/** Logging in with a passkey: by a button, or by the autofill of the email field. */
export function PasskeyLogin({ onDone, onFailed }: Props) {
  const [isOffered, setOffered] = useState(false)
  const [round, setRound] = useState(0)

  const logIn = useEffectEvent(async (isAutofill: boolean) => {
    try {
      if (await logInByPasskey(isAutofill)) await onDone()
    } catch (error) {
      onFailed(failureText(error))
      setRound((before) => before + 1)
    }
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round starts a new request
  useEffect(() => {
    let isUnmounted = false
    setOffered(isPasskeyOffered())
    // The autofill request is pending as long as the form is mounted; each failure starts another.
    void isAutofillAvailable().then((isAvailable) => {
      if (isAvailable && !isUnmounted) return logIn(true)
    })
    return () => {
      isUnmounted = true
      void cancelPasskeyLogin()
    }
  }, [round])

  async function onPress(): Promise<void> {
    onFailed('')
    try {
      if (await logInByPasskey(false)) return await onDone()
    } catch (error) {
      onFailed(failureText(error))
    }
    setRound(round + 1)
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

function failureText(error: unknown): string {
  if (error instanceof ApiError && error.status === 429) return t('Too many attempts. Please wait a minute.')
  return t('This passkey is not valid for this site. Please log in another way.')
}
