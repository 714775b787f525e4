import { useCallback, useEffect, useRef, useState } from 'react'
import { useMatches } from 'react-router'
import { t } from '../platform/i18n/i18n.ts'
import { perLocale } from '../platform/i18n/per-locale.ts'
import { link } from '../platform/routing/link.ts'
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

const legalPaths = () => [link('legals-agb'), link('legals-imprint'), link('legals-privacy')]

/** Whether this document was reached from a legal page, by a link that loaded it whole. A reload keeps the referrer. */
const isReferredByLegalPage = () =>
  legalPaths().some((path) => document.referrer.split('?')[0] === location.origin + path) &&
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type === 'navigate'

/**
 * Inline script that shows the question before the first paint when there is no choice, and again after a dismissal when a
 * legal page was left for this one. It recognises a choice or dismissal by the beginning of the cookie. Constant in each
 * language, so that the Content Security Policy can allow it by hash.
 */
const showUnanswered = perLocale(
  () =>
    `{let s=document.currentScript.parentElement,has=x=>document.cookie.includes("${CONSENT_COOKIE}=%7B%22"+x),left=${JSON.stringify(legalPaths())}.includes(document.referrer.split("?")[0].replace(location.origin,""))&&performance.getEntriesByType("navigation")[0]?.type==="navigate";if(!("quiet"in s.dataset||has("version%22%3A1%2C")||has("tagmanager")&&!left))s.dataset.shown=""}`,
)

/**
 * The consent manager (A §1, A §4): a banner at the lower edge that neither blocks nor shifts the page, and the settings
 * behind the footer's link. Part of every page's HTML, as a form that works without JavaScript.
 */
export function ConsentManager() {
  const marker = useScriptMarker()
  const isLegal = useMatches().at(-1)?.id.startsWith('legals-') ?? false
  const section = useRef<HTMLElement>(null)
  const consent = useConsent()
  const [cameFromLegal, resetCameFrom] = useCameFrom(isLegal, isReferredByLegalPage)
  const [isOpened, close] = useOpenedByLink(section)
  useOverlay(isOpened, close)
  useTagManager(consent)
  const onDone = useCallback(() => {
    close()
    resetCameFrom()
  }, [close, resetCameFrom])
  const isAutoOpened = consent !== undefined && opensAutomatically(consent, { isLegal, cameFromLegal })
  return (
    <section
      ref={section}
      id={CONSENT_ANCHOR}
      className={styles.consent}
      data-shown={isOpened || isAutoOpened || undefined}
      data-quiet={isLegal ? '' : undefined}
      tabIndex={-1}
      aria-label={t('Cookie settings')}
      data-screen-only
      suppressHydrationWarning
    >
      <ConsentDoneContext value={onDone}>
        {/* Until the first interaction it is the plain server-rendered form. */}
        <StaticUntilLoaded part={CONSENT_FORM} when={firstInteraction} />
      </ConsentDoneContext>
      {/* Last in the section: shown before the form is parsed, the section would grow. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file, allowed by its hash */}
      <script nonce={marker} dangerouslySetInnerHTML={{ __html: showUnanswered() }} suppressHydrationWarning />
    </section>
  )
}

/**
 * Whether the visitor has just left a page that matched for one that does not; until it is reset.
 * @param isReferredByMatch asked once, for the page before this document
 */
function useCameFrom(isMatch: boolean, isReferredByMatch: () => boolean): [came: boolean, reset: () => void] {
  const [came, setCame] = useState(false)
  const previous = useRef<boolean>(undefined)
  useEffect(() => {
    const wasMatch = previous.current ?? isReferredByMatch()
    if (wasMatch !== isMatch) setCame(wasMatch)
    previous.current = isMatch
  }, [isMatch, isReferredByMatch])
  const reset = useCallback(() => setCame(false), [])
  return [came, reset]
}
