import { t } from '../../platform/i18n/i18n.ts'
import { link } from '../../platform/routing/link.ts'
import { Chip } from '../../ui/Chip.tsx'
import { LiveRegion } from '../../ui/LiveRegion.tsx'
import { SmartLink } from '../../ui/SmartLink.tsx'
import type { FilterView } from '../filter-view.ts'
import styles from './FilterChips.module.css'

/** What is selected, each to be taken away, the way back to everything (B §2, AMB-17), and how much the choice leaves. */
export function FilterChips({ filter: { chips, offersReset, result } }: { filter: FilterView }) {
  return (
    <div className={styles.bar}>
      {chips.length > 0 && (
        <ul className={styles.chips}>
          {chips.map(({ key, name, label, url }) => (
            <li key={key}>
              <Chip to={url} label={label}>
                {name}
              </Chip>
            </li>
          ))}
          {offersReset && (
            <li>
              <SmartLink to={link('events')} isChoice className={styles.reset}>
                {t('Reset filter')}
              </SmartLink>
            </li>
          )}
        </ul>
      )}
      <LiveRegion className={styles.count}>{result}</LiveRegion>
    </div>
  )
}
