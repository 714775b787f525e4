import { startTransition, useState } from 'react'
import { useRevalidator } from 'react-router'
import { t } from '../platform/i18n/i18n.ts'
import { ApiError } from './api-client.ts'

/** The message for a failed request. @throws any error that is not an `ApiError` */
export function failureText(error: unknown): string {
  if (!(error instanceof ApiError)) throw error
  return error.problem.detail ?? t(error.status === 0 ? 'Cannot reach the server.' : "Unfortunately, that didn't work.")
}

type Done<T> = string | ((result: T) => string)
/** Runs an action; `done` says what is true then. */
export type Act = <T>(action: () => Promise<T>, done: Done<T>) => Promise<void>

/** Runs an action of a list, reloads the list and shows the result as a notice, together with the list of which it is true. */
export function useAction(): { notice: string; act: Act } {
  const { revalidate } = useRevalidator()
  const [notice, setNotice] = useState('')
  const act: Act = async (action, done) => {
    try {
      const result = await action()
      await revalidate()
      // The router shows what it has loaded in a transition, too.
      startTransition(() => setNotice(doneText(done, result)))
    } catch (error) {
      setNotice(failureText(error))
    }
  }
  return { notice, act }
}

function doneText<T>(done: Done<T>, result: T): string {
  return typeof done === 'string' ? done : done(result)
}
