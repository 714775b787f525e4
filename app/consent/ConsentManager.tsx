import { useCallback, useEffect, useRef, useState } from 'react'
import { useMatches } from 'react-router'
import { t } from '../platform/i18n/i18n.ts'
import { firstInteraction } from '../ui/first-interaction.ts'
import { useOverlay } from '../ui/overlay-stack.ts'
import { deferredComponent, StaticUntilLoaded } from '../ui/StaticUntilLoaded.tsx'
import { useScriptMarker } from '../ui/script-marker.ts'
import { CONSENT_COOKIE, opensAutomatically } from './choice.ts'
import styles from './consent.module.css'
import { CONSENT_ANCHOR, useConsent } from './consent-store.ts'
import { ConsentDoneContext } from './done-context.ts'
import { useOpenedByLink } from './use-opened-by-link.ts'
import { useTagManager } from './use-tag-manager.ts'

const CONSENT_FORM = deferredComponent(() => import('./ConsentForm.tsx'))

/**
 * Shows the question before anything is painted to whoever has not answered it. Version and dismissal stand
 * first in the cookie, so its beginning tells. The same words on every page.
 */
const SHOW_UNANSWERED = `{let s=document.currentScript.parentElement,has=x=>document.cookie.includes("${CONSENT_COOKIE}=%7B%22"+x);if(!("quiet"in s.dataset||has("version%22%3A1%2C")||has("tagmanager")))s.dataset.shown=""}`

/**
 * The cookie manager (A §1, A §4): a question at the lower edge that blocks and moves nothing, and the settings
 * behind the footer's link. It stands in every page's HTML, as a form that works without JavaScript.
 */
export function ConsentManager() {
  const marker = useScriptMarker()
  const isLegal = useMatches().at(-1)?.id.startsWith('legals-') ?? false
  const section = useRef<HTMLElement>(null)
  const consent = useConsent()
  const [cameFromLegal, forget] = useCameFrom(isLegal)
  const [isOpened, close] = useOpenedByLink(section)
  useOverlay(isOpened, close)
  useTagManager(consent)
  const onDone = useCallback(() => {
    close()
    forget()
  }, [close, forget])
  const asks = consent !== undefined && opensAutomatically(consent, { isLegal, cameFromLegal })
  return (
    <section
      ref={section}
      id={CONSENT_ANCHOR}
      className={styles.consent}
      data-shown={isOpened || asks || undefined}
      data-quiet={isLegal ? '' : undefined}
      tabIndex={-1}
      aria-label={t('Cookie settings')}
      data-screen-only
      suppressHydrationWarning
    >
      <ConsentDoneContext value={onDone}>
        {/* Until the first sign of life it is the plain form that it is without scripts. */}
        <StaticUntilLoaded part={CONSENT_FORM} when={firstInteraction} />
      </ConsentDoneContext>
      {/* It stands last: shown before the form is there, the section would grow. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file, allowed by its hash */}
      <script nonce={marker} dangerouslySetInnerHTML={{ __html: SHOW_UNANSWERED }} suppressHydrationWarning />
    </section>
  )
}

/** Whether the visitor has just left a page of this kind for one of another, until that is forgotten. */
function useCameFrom(isSuch: boolean): [came: boolean, forget: () => void] {
  const [came, setCame] = useState(false)
  const was = useRef(isSuch)
  useEffect(() => {
    if (was.current !== isSuch) setCame(was.current)
    was.current = isSuch
  }, [isSuch])
  const forget = useCallback(() => setCame(false), [])
  return [came, forget]
}
