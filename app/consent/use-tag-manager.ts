import { useEffect } from 'react'
import { useLayoutData } from '../site/index.ts'
import { allowedServices, type StoredConsent } from './choice.ts'
import { needsTagManager } from './tag-consent.ts'
import { isTrackingRefused } from './tracking-refused.ts'

const loadTagManager = () => import('./tag-manager.ts')

/**
 * Loads the tag manager while one of its services is allowed and the browser sends no Do Not Track (AMB-29), and stops it
 * when consent is withdrawn. Its code is loaded only then.
 */
export function useTagManager(consent: StoredConsent | undefined): void {
  const address = useLayoutData()?.tagManager
  useEffect(() => {
    if (!address || consent === undefined) return
    const services = allowedServices(consent)
    if (needsTagManager(services) && !isTrackingRefused(navigator)) {
      void loadTagManager().then(({ startTagManager }) => startTagManager(address, services))
    } else if ('dataLayer' in window) {
      void loadTagManager().then(({ stopTagManager }) => stopTagManager())
    }
  }, [address, consent])
}
