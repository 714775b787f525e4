import { useMatches } from 'react-router'
import { t } from '../platform/i18n/i18n.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { scrollWindow } from '../ui/scroll.ts'
import { SCROLL_TO_TOP_MS, STICKY_SHOW_RATIO } from './constants.ts'
import styles from './StickyNavigation.module.css'
import { stickyLinksOf } from './sticky-links.ts'
import { useNearFooter } from './use-near-footer.ts'
import { useScrolledPast } from './use-scrolled-past.ts'

/** The bar at the bottom of the window: booking, the page's sticky links, and the button to the top (B §2). */
export function StickyNavigation() {
  const past = useScrolledPast(STICKY_SHOW_RATIO)
  const nearFooter = useNearFooter()
  const links = stickyLinksOf(useMatches().at(-1)?.loaderData as Parameters<typeof stickyLinksOf>[0])
  return (
    <nav className={styles.sticky} aria-label={t('Quick access')} data-screen-only>
      <div className={styles.links} data-shown={(past && !nearFooter) || undefined} inert={!past || nearFooter}>
        {links.map(({ label, url }) => (
          <ButtonLink key={url} to={url}>
            {label}
          </ButtonLink>
        ))}
      </div>
      <button
        type="button"
        className={styles.top}
        data-shown={past || undefined}
        inert={!past}
        onClick={() => scrollWindow(() => 0, SCROLL_TO_TOP_MS)}
        aria-label={t('Back to top')}
      >
        <Icon name="arrow-up" />
      </button>
    </nav>
  )
}
