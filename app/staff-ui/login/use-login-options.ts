import { useEffect, useState } from 'react'
import type { LoginOptions } from '../../platform/auth/login-options.ts'
import { request } from '../api-client.ts'

const UNKNOWN: LoginOptions = { hasPassword: true, provider: null }

/** The login options: from the page's data, else requested once. */
export function useLoginOptions(given: LoginOptions | undefined): LoginOptions {
  const [asked, setAsked] = useState<LoginOptions>()
  useEffect(() => {
    // Where they cannot be learned, the password is the way.
    if (!given) request<LoginOptions>('GET', '/api/login-ways/').then(setAsked, () => {})
  }, [given])
  return given ?? asked ?? UNKNOWN
}
