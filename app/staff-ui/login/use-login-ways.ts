import { useEffect, useState } from 'react'
import type { LoginWays } from '../../platform/auth/login-ways.ts'
import { call } from '../api-client.ts'

const UNKNOWN: LoginWays = { hasPassword: true, provider: null }

/** The ways into the house: those that the page has brought, else asked for once. */
export function useLoginWays(given: LoginWays | undefined): LoginWays {
  const [asked, setAsked] = useState<LoginWays>()
  useEffect(() => {
    // Where they cannot be learned, the password is the way.
    if (!given) call<LoginWays>('GET', '/api/login-ways/').then(setAsked, () => {})
  }, [given])
  return given ?? asked ?? UNKNOWN
}
