import { type FormEvent, useState } from 'react'
import { accountFailureText, isAboutNewPassword } from './account-failure.ts'

/** A form that sends one thing at a time and says what went wrong. */
export function useSubmission(send: (given: FormData, form: HTMLFormElement) => Promise<void>) {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const [isNewPasswordRefused, setNewPasswordRefused] = useState(false)
  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    if (isBusy) return
    setBusy(true)
    setError('')
    try {
      await send(new FormData(form), form)
    } catch (failure) {
      setError(accountFailureText(failure))
      setNewPasswordRefused(isAboutNewPassword(failure))
    }
    setBusy(false)
  }
  return { isBusy, error, isNewPasswordRefused, submit }
}
