import { Link } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { isRangeParameter, WHEN, WHENS, type When, whenOf } from '../../records/list-query.ts'
import segments from '../../staff-ui/segments.module.css'
import styles from './WhenSwitch.module.css'

const NAMES: Record<When, () => string> = {
  upcoming: () => t('From today on'),
  past: () => t('Past|list'),
  all: () => t('All|list'),
}

/**
 * What a list of records that are over one day shows: what is to come, what is past, or both. Days and another order that
 * were chosen belong to what was shown before.
 * @param filters those of the list, as query parameters
 */
export function WhenSwitch({ filters }: { filters: Record<string, string> }) {
  const shown = whenOf(filters)
  const others = Object.entries(filters).filter(([name]) => !isRangeParameter(name) && name !== WHEN)
  return (
    <nav className={`${segments.segments} ${styles.switch}`} aria-label={t('Period')}>
      {WHENS.map((when) => (
        <Link
          key={when}
          to={`?${new URLSearchParams([...others, [WHEN, when]])}`}
          aria-current={when === shown || undefined}
          preventScrollReset
        >
          {NAMES[when]()}
        </Link>
      ))}
    </nav>
  )
}
