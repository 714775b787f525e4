import { useId } from 'react'
import { Link } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { Icon } from '../../staff-ui/Icon.tsx'
import navigation from './navigation.module.css'
import { useRecentRecords } from './recent-records.ts'

/** The records that somebody has opened last in this browser. */
export function RecentRecords({ person }: { person: string }) {
  const headingId = useId()
  const records = useRecentRecords(person)
  if (records.length === 0) return null
  return (
    <section aria-labelledby={headingId} className={navigation.recent}>
      <h2 id={headingId}>{t('Last used')}</h2>
      <ul>
        {records.map(({ url, title }) => (
          <li key={url}>
            <Link to={url} title={title}>
              <Icon name="into" />
              <span>{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
