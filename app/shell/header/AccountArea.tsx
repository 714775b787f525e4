import { lazy, Suspense } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { useLayoutData } from '../../site/index.ts'
import { OfflineMark } from './OfflineMark.tsx'
import { useUserDetails } from './user-details.ts'

const UserMenu = lazy(() => import('./UserMenu.tsx'))

/**
 * The visitors' account with the shop, where the house has one (AMB-50), and, logged in, the staff's menu (B §2, B §6).
 * Nothing of whoever is logged in is in the page's HTML.
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

/** The way to the webshop, when the house has set one; its own address for whoever is logged in (AMB-42). */
export function ShopLink() {
  const frame = useLayoutData()
  const details = useUserDetails()
  const address = details?.webshop_url || frame?.webshopLink
  if (!address) return null
  return frame?.isShopOnline ? <a href={address}>{t('Online shop')}</a> : <OfflineMark>{t('Online shop')}</OfflineMark>
}
