import { Link } from 'react-router'
import { FIELD_NAMES } from '../../imports/field-names.ts'
import type { LeadingSource } from '../../imports/sources/lead.server.ts'
import { sourceUrl } from '../../imports/sources/source-url.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Icon } from '../../staff-ui/Icon.tsx'
import styles from './dates.module.css'

/** Which sources lead a date, with the way there: what they lead cannot be changed in the table. */
export function LedBy({ sources }: { sources: readonly LeadingSource[] }) {
  return sources.map(({ sourceId, name, fields }) => (
    <Link
      key={sourceId}
      to={sourceUrl(sourceId)}
      className={styles.led}
      title={t('Locked here: {fields}', { fields: fields.map((field) => t(FIELD_NAMES[field])).join(', ') })}
    >
      <Icon name="locked" />
      {t('is led by “{name}”', { name })}
    </Link>
  ))
}
