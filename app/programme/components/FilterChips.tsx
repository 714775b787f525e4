import { t } from '../../platform/i18n/i18n.ts'
import { link } from '../../platform/routing/link.ts'
import { Chip } from '../../ui/Chip.tsx'
import { SmartLink } from '../../ui/SmartLink.tsx'
import { type EventFilter, FILTER_KEYS, offersReset } from '../filter.ts'
import styles from './FilterChips.module.css'

type Props = {
  options: Record<string, { id: number; name: string }[]>
  filter: EventFilter
  date: { iso: string; label: string } | null
  query: Record<string, string | number | undefined>
}

/** What is selected, each to be taken away, and the way back to everything (B §2, AMB-17). */
export function FilterChips({ options, filter, date, query }: Props) {
  const chips = FILTER_KEYS.flatMap((key) => {
    const id = filter[key]
    if (!id) return []
    const name = options[key]?.find((option) => option.id === id)?.name ?? String(id)
    return [{ key, name, url: link('events', {}, { ...query, [key]: undefined }) }]
  })
  const day = date
    ? [{ key: 'date', name: t('from {date} on', { date: date.label }), url: link('events', {}, { ...query, date: undefined }) }]
    : []
  const selected = [...day, ...chips]
  if (selected.length === 0) return null
  return (
    <ul className={styles.chips}>
      {selected.map(({ key, name, url }) => (
        <li key={key}>
          <Chip to={url} label={t('Remove filter {name}', { name })}>
            {name}
          </Chip>
        </li>
      ))}
      {offersReset(chips.length, date !== null) && (
        <li>
          <SmartLink to={link('events')} className={styles.reset}>
            {t('Reset filter')}
          </SmartLink>
        </li>
      )}
    </ul>
  )
}
