import type { MouseEvent, RefObject } from 'react'
import { Link, useNavigate } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { isRangeParameter, WHEN, WHENS, type When, whenOf } from '../../records/list-query.ts'
import segments from '../../staff-ui/segments.module.css'
import styles from './WhenSwitch.module.css'

const NAMES: Record<When, () => string> = {
  upcoming: () => t('From today on'),
  past: () => t('Past|list'),
  all: () => t('All|list'),
}

type Props = {
  /** those of the list, as query parameters */
  filters: Record<string, string>
  /** the form of the filters, in which something may be typed that is not sent yet */
  search: RefObject<HTMLFormElement | null>
}

/**
 * What a list of records that are over one day shows: what is to come, what is past, or both. Days and another order that
 * were chosen belong to what was shown before; a search that was just typed stays.
 */
export function WhenSwitch({ filters, search }: Props) {
  const navigate = useNavigate()
  const shown = whenOf(filters)

  function showTyped(event: MouseEvent, when: When): void {
    const typed = search.current && new FormData(search.current).get('q')
    const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (typeof typed !== 'string' || typed === (filters.q ?? '') || isElsewhere) return
    event.preventDefault()
    void navigate(queryOf({ ...filters, q: typed }, when), { preventScrollReset: true })
  }

  return (
    <nav className={`${segments.segments} ${styles.switch}`} aria-label={t('Period')}>
      {WHENS.map((when) => (
        <Link
          key={when}
          to={queryOf(filters, when)}
          onClick={(event) => showTyped(event, when)}
          aria-current={when === shown || undefined}
          preventScrollReset
        >
          {NAMES[when]()}
        </Link>
      ))}
    </nav>
  )
}

function queryOf(filters: Record<string, string>, when: When): string {
  const others = Object.entries(filters).filter(([name, value]) => !isRangeParameter(name) && name !== WHEN && value !== '')
  return `?${new URLSearchParams([...others, [WHEN, when]])}`
}
