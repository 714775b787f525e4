import { useEffect, useEffectEvent, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { ApiError } from '../api-client.ts'
import forms from '../forms.module.css'
import { cancelPasskeyLogin, isPasskeyOffered, logInByPasskey, mayFillIn } from './passkey-login.ts'

type Props = { onDone: () => Promise<void>; onFailed: (text: string) => void }

/** Logging in with a passkey: by a button, and offered by the browser in the field for the e-mail address. */
export function PasskeyLogin({ onDone, onFailed }: Props) {
  const [isOffered, setOffered] = useState(false)
  const [round, setRound] = useState(0)

  const logIn = useEffectEvent(async (isFilledIn: boolean) => {
    try {
      if (await logInByPasskey(isFilledIn)) await onDone()
    } catch (error) {
      onFailed(failureText(error))
      setRound((before) => before + 1)
    }
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round asks anew
  useEffect(() => {
    let isGone = false
    setOffered(isPasskeyOffered())
    // What the browser offers in the field waits as long as the form is there, and anew after each failure.
    void mayFillIn().then((may) => {
      if (may && !isGone) return logIn(true)
    })
    return () => {
      isGone = true
      void cancelPasskeyLogin()
    }
  }, [round])

  async function press(): Promise<void> {
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
      <button type="button" className={forms.second} onClick={press}>
        {t('Log in with a passkey')}
      </button>
    </p>
  )
}

function failureText(error: unknown): string {
  if (error instanceof ApiError && error.status === 429) return t('Too many attempts. Please wait a minute.')
  return t('This passkey is not valid for this site. Please log in another way.')
}
