import { lazy, Suspense } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { useLayoutData } from '../../site/index.ts'
import { OfflineMark } from './OfflineMark.tsx'
import { useUserDetails } from './user-details.ts'

const UserMenu = lazy(() => import('./UserMenu.tsx'))

/**
 * The link to the visitors' account at the shop, if there is one (AMB-50), and the menu of a user who is logged in (B
 * §2, B §6). The page's HTML contains nothing of the user.
 */
export function AccountArea() {
  const details = useUserDetails()
  const frame = useLayoutData()
  return (
    <>
      {details?.is_logged_in && (
        <Suspense>
          <UserMenu details={details} />
        </Suspense>
      )}
      {frame?.accountLink &&
        (frame.isShopOnline ? <a href={frame.accountLink}>{t('My account')}</a> : <OfflineMark>{t('My account')}</OfflineMark>)}
    </>
  )
}

/** The link to the webshop, if one is configured; users who are logged in get its direct address (AMB-42). */
export function ShopLink() {
  const frame = useLayoutData()
  const details = useUserDetails()
  const address = details?.webshop_url || frame?.webshopLink
  if (!address) return null
  return frame?.isShopOnline ? <a href={address}>{t('Online shop')}</a> : <OfflineMark>{t('Online shop')}</OfflineMark>
}
