import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { t } from '../platform/i18n/i18n.ts'
import { ApiError } from './api-client.ts'

/** What went wrong with a call, in a sentence. @throws whatever is not the answer to a call */
export function failureText(error: unknown): string {
  if (!(error instanceof ApiError)) throw error
  return error.problem.detail ?? t(error.status === 0 ? 'Cannot reach the server.' : 'Sorry, that did not work.')
}

type Done<T> = string | ((result: T) => string)
type Act = <T>(work: () => Promise<T>, done: Done<T>) => Promise<void>

/** Something done from a list: what came of it is said, and the list is read anew. */
export function useAction(): { notice: string; act: Act } {
  const { revalidate } = useRevalidator()
  const [notice, setNotice] = useState('')
  const act: Act = async (work, done) => {
    try {
      const result = await work()
      setNotice(doneText(done, result))
      await revalidate()
    } catch (error) {
      setNotice(failureText(error))
    }
  }
  return { notice, act }
}

function doneText<T>(done: Done<T>, result: T): string {
  return typeof done === 'string' ? done : done(result)
}
