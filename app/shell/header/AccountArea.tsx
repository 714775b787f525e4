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
      <ShopEntry address={frame?.accountLink}>{t('My account')}</ShopEntry>
    </>
  )
}

/** The link to the webshop, if one is configured; users who are logged in get its direct address (AMB-42). */
export function ShopLink() {
  const frame = useLayoutData()
  const details = useUserDetails()
  return <ShopEntry address={details?.webshop_url || frame?.webshopLink}>{t('Online shop')}</ShopEntry>
}

/** An address at the shop, if there is one; while the shop is offline it is named and leads nowhere. */
function ShopEntry({ address, children }: { address: string | undefined; children: string }) {
  const frame = useLayoutData()
  if (!address) return null
  return frame?.isShopOnline ? <a href={address}>{children}</a> : <OfflineMark>{children}</OfflineMark>
}
