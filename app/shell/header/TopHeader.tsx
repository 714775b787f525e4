import { t } from '../../platform/i18n/i18n.ts'
import { useLayoutData } from '../../site/index.ts'
import { SmartLink } from '../../ui/SmartLink.tsx'
import { AccountArea, ShopLink } from './AccountArea.tsx'
import { Languages } from './Languages.tsx'
import { SchemeSwitch } from './SchemeSwitch.tsx'
import styles from './TopHeader.module.css'

/**
 * The top line above the header: today's opening hours, shop, favorites, account, language (A §2.3). It scrolls away.
 */
export function TopHeader() {
  const frame = useLayoutData()
  return (
    <div className={styles.top} data-top-line>
      <div className={styles.row}>
        {frame?.openingHours && (
          <p className={styles.hours} data-today>
            {t('Box office')}
            {': '}
            {frame.openingHours.url ? (
              <SmartLink to={frame.openingHours.url}>{frame.openingHours.text}</SmartLink>
            ) : (
              frame.openingHours.text
            )}
          </p>
        )}
        <ShopLink />
        {frame?.favoritesLink && <a href={frame.favoritesLink}>{t('Favourites')}</a>}
        <AccountArea />
        <Languages locales={frame?.locales} />
        <SchemeSwitch />
      </div>
    </div>
  )
}
