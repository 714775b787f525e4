import { useEffect, useEffectEvent } from 'react'
import { PROVIDER_LOGIN_PATH, RETURN_TO_PARAM } from '../../platform/auth/auth-paths.ts'
import { request } from '../api-client.ts'
import forms from '../forms.module.css'
import styles from './login.module.css'

type Props = {
  label: string
  /** path to return to */
  to: string
  /** whether the form lies over a page that must not be left; then the provider opens in a new tab */
  isLayer: boolean
  onDone: () => Promise<void>
}

/** The login by the theatre's identity provider. A login in another tab is noticed when this window is focused again. */
export function ProviderLogin({ label, to, isLayer, onDone }: Props) {
  const checkLogin = useEffectEvent(async () => {
    const isLoggedIn = await request('GET', '/api/account/').then(
      () => true,
      () => false,
    )
    if (isLoggedIn) await onDone()
  })
  useEffect(() => {
    if (!isLayer) return
    const onFocus = () => void checkLogin()
    window.addEventListener('focus', onFocus)
    return () => window.removeEventListener('focus', onFocus)
  }, [isLayer])
  const start = `${PROVIDER_LOGIN_PATH}?${new URLSearchParams({ [RETURN_TO_PARAM]: to })}`
  return (
    <p className={styles.provider}>
      <a className={forms.action} href={start} target={isLayer ? '_blank' : undefined} rel="noreferrer">
        {label}
      </a>
    </p>
  )
}
