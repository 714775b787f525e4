import { lazy, memo, Suspense } from 'react'
import { type LayoutData, useLayoutData } from '../site/index.ts'

const Alerts = lazy(() => import('./Alerts.tsx'))

/** The alerts above the header. On most days there is none, and no script for them. */
export function TopAlert() {
  const alerts = useLayoutData()?.alerts
  return alerts && alerts.length > 0 && <HydratedAlerts alerts={alerts} />
}

/** Memoized: an update would discard the server's HTML while the script is still loading. */
const HydratedAlerts = memo(function HydratedAlerts({ alerts }: { alerts: LayoutData['alerts'] }) {
  return (
    <Suspense>
      <Alerts alerts={alerts} />
    </Suspense>
  )
})
