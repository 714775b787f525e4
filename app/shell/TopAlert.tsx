import { lazy, Suspense } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import { useLayoutData } from '../site/index.ts'
import { SERVER_HTML, useServerHtml } from '../ui/server-html.ts'
import styles from './TopAlert.module.css'

const Alerts = lazy(() => import('./Alerts.tsx'))

/**
 * The alerts above the header, each until this visitor dismisses it (B §4). They stay the server's HTML, and what dismisses one
 * is loaded when a visitor does.
 */
export function TopAlert() {
  const alerts = useLayoutData()?.alerts
  const isServerHtml = useServerHtml(alerts)
  if (!alerts || alerts.length === 0) return null
  const props = { className: styles.alerts, 'aria-label': t('Notice') }
  if (isServerHtml) return <aside key="server" ref={dismissOnPress} {...props} {...SERVER_HTML} />
  return (
    <aside {...props}>
      <Suspense>
        <Alerts alerts={alerts} />
      </Suspense>
    </aside>
  )
}

/** Dismisses alerts of the server's HTML, which have no handlers. */
function dismissOnPress(alerts: HTMLElement) {
  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (button) import('./dismiss-alert.ts').then(({ dismissAlert }) => dismissAlert(button), console.error)
  }
  alerts.addEventListener('click', onClick)
  return () => alerts.removeEventListener('click', onClick)
}
