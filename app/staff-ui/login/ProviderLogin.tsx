import { useEffect, useEffectEvent } from 'react'
import { PROVIDER_LOGIN_PATH, RETURN_TO_PARAM } from '../../platform/auth/auth-paths.ts'
import { request } from '../api-client.ts'
import forms from '../forms.module.css'
import styles from './login.module.css'

type Props = {
  label: string
  /** the screen it leads to in the end */
  to: string
  /** over a page that must not be left: the provider opens beside it */
  isLayer: boolean
  onDone: () => Promise<void>
}

/** The login by the theatre's identity provider. */
export function ProviderLogin({ label, to, isLayer, onDone }: Props) {
  const goOn = useEffectEvent(async () => {
    const isIn = await request('GET', '/api/account/').then(
      () => true,
      () => false,
    )
    if (isIn) await onDone()
  })
  useEffect(() => {
    if (!isLayer) return
    const look = () => void goOn()
    window.addEventListener('focus', look)
    return () => window.removeEventListener('focus', look)
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
