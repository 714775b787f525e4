import { useEffect, useState } from 'react'
import type { LoginOptions } from '../../platform/auth/login-options.ts'
import { request } from '../api-client.ts'

const UNKNOWN: LoginOptions = { hasPassword: true, provider: null }

/** The login options: from the page's data, else requested once. */
export function useLoginOptions(optionsFromPage: LoginOptions | undefined): LoginOptions {
  const [requested, setRequested] = useState<LoginOptions>()
  useEffect(() => {
    // If the request fails, the password is offered.
    if (!optionsFromPage) request<LoginOptions>('GET', '/api/login-ways/').then(setRequested, () => {})
  }, [optionsFromPage])
  return optionsFromPage ?? requested ?? UNKNOWN
}
