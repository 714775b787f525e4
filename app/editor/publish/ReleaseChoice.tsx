import { useId } from 'react'
import { RELEASE_TITLE_LENGTH, type Release } from '../../content/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { useDateFormat } from '../../staff-ui/use-date-format.ts'
import { NO_PASSWORD_MANAGER } from '../../ui/no-autofill.ts'
import styles from './sheet.module.css'

/** The value of the list's last entry. */
const NEW = 'new'

type Props = {
  releases: readonly Release[] | undefined
  /** an id, or the title of a new one */
  chosen: number | string
  error: string
  onChange: (chosen: number | string) => void
}

/** With which release changes go live: an open one, or a new one by its name. */
export function ReleaseChoice({ releases, chosen, error, onChange }: Props) {
  const id = useId()
  const format = useDateFormat()
  if (!releases) return <p className={styles.time}>{t('Loading…')}</p>
  const isNew = typeof chosen === 'string'
  return (
    <div className={styles.time}>
      {releases.length > 0 && (
        <>
          <label htmlFor={`${id}-release`}>{t('Release')}</label>
          <select
            id={`${id}-release`}
            value={isNew ? NEW : chosen}
            onChange={({ target }) => onChange(target.value === NEW ? '' : Number(target.value))}
          >
            {releases.map((release) => (
              <option key={release.id} value={release.id}>
                {release.at ? `${release.title} (${format.dateTime(release.at)})` : release.title}
              </option>
            ))}
            <option value={NEW}>{t('New release…')}</option>
          </select>
        </>
      )}
      {isNew && (
        <>
          <label htmlFor={`${id}-title`}>{t('Name of the release')}</label>
          <input
            {...NO_PASSWORD_MANAGER}
            id={`${id}-title`}
            value={chosen}
            maxLength={RELEASE_TITLE_LENGTH}
            aria-invalid={error !== '' || undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            onChange={({ target }) => onChange(target.value)}
          />
        </>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
