import { useEffect, useState } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import { Button } from '../ui/Button.tsx'
import { LiveRegion } from '../ui/LiveRegion.tsx'

const TRY_AGAIN_MS = 5000

/**
 * Shown for a page that could not be loaded because the network is down (AMB-49). It has a button to try again and
 * retries by itself as soon as the server responds. Where a service worker is in control, its offline page is shown
 * instead.
 */
export function NoConnection({ title, text, ways }: { title: string; text: string; ways: string }) {
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    const goOn = () => void isAnswered().then((answered) => answered && window.location.reload())
    const timer = setInterval(goOn, TRY_AGAIN_MS)
    window.addEventListener('online', goOn)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', goOn)
    }
  }, [])
  async function tryAgain() {
    setFailed(false)
    if (await isAnswered()) window.location.reload()
    else setFailed(true)
  }
  return (
    <>
      <h1 className={title}>{t('No connection')}</h1>
      <p className={text}>{t('This page did not load. It will load once you are back online.')}</p>
      <p className={ways}>
        <Button look="plain" onClick={tryAgain}>
          {t('Try again')}
        </Button>
      </p>
      <LiveRegion className={text}>{hasFailed && t('Still no connection.')}</LiveRegion>
    </>
  )
}

/** Whether the server responds, with whatever status. */
async function isAnswered(): Promise<boolean> {
  try {
    await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' })
    return true
  } catch {
    return false
  }
}
