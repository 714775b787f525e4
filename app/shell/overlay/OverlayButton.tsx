import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation, useMatches, useNavigate } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { link } from '../../platform/routing/link.ts'
import { useLayoutData } from '../../site/index.ts'
import { Icon } from '../../ui/Icon.tsx'
import { patiently } from '../../ui/load-patiently.ts'
import { PartAwaited } from '../../ui/PartAwaited.tsx'
import { SmartLink } from '../../ui/SmartLink.tsx'
import { STICKY_SHOW_RATIO } from '../constants.ts'
import { useNearFooter } from '../use-near-footer.ts'
import { useScrolledPast } from '../use-scrolled-past.ts'
import styles from './OverlayButton.module.css'

const EventOverlay = lazy(patiently(() => import('./EventOverlay.tsx')))

/**
 * The button that opens "Programm und Karten" over any page (B §2, AMB-20). It is hidden on event routes and near the
 * footer. Without JavaScript it links to the schedule.
 */
export default function OverlayButton() {
  const isWanted = useLayoutData()?.stickyOverlayButton
  const isEventRoute = useMatches().at(-1)?.id.startsWith('events')
  const past = useScrolledPast(STICKY_SHOW_RATIO)
  const nearFooter = useNearFooter()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  /** the page's own query: a search, filters */
  const ownQuery = useRef('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the overlay
  useEffect(() => setState((current) => (current === 'open' ? 'closed' : current)), [pathname])
  if (!isWanted || isEventRoute) return null
  const isVisible = past && !nearFooter

  function close() {
    setState('closed')
    // Clears what the overlay has put into the query, and nothing of the page's own (OVER-08, for-people.md).
    if (search !== ownQuery.current) void navigate({ pathname, search: ownQuery.current }, { replace: true, preventScrollReset: true })
  }
  return (
    <aside aria-label={t('Tickets')}>
      <SmartLink
        to={link('events')}
        className={styles.button}
        data-shown={isVisible || undefined}
        inert={!isVisible}
        aria-haspopup="dialog"
        data-screen-only
        onClick={(event) => {
          event.preventDefault()
          ownQuery.current = search
          setState('open')
        }}
      >
        <Icon name="ticket" />
        <span className={styles.label}>{t('What’s on and tickets')}</span>
      </SmartLink>
      {state !== 'never' && (
        <Suspense fallback={<PartAwaited />}>
          <EventOverlay open={state === 'open'} onClose={close} />
        </Suspense>
      )}
    </aside>
  )
}
