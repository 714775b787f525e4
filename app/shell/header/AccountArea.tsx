import { lazy, Suspense } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { HUB_PATH } from '../../platform/routing/table.ts'
import { useFrame } from '../frame-data.ts'
import { OfflineMark } from './OfflineMark.tsx'
import { useUserDetails } from './user-details.ts'

const UserMenu = lazy(() => import('./UserMenu.tsx'))

/** Where the account link leads whoever is logged in (B §2). */
const LOGGED_IN_URL = '/'

/** The account link and, logged in, the user's menu (B §2, B §6). Nothing of whoever is logged in is in the page's HTML. */
export function AccountArea() {
  const details = useUserDetails()
  const isShopOnline = useFrame()?.isShopOnline ?? true
  return (
    <>
      {details?.is_logged_in && (
        <Suspense>
          <UserMenu details={details} />
        </Suspense>
      )}
      {isShopOnline ? (
        <a href={details?.is_logged_in ? LOGGED_IN_URL : details?.login_url || HUB_PATH}>
          {details?.is_logged_in ? t('My account') : t('Log in')}
        </a>
      ) : (
        <OfflineMark>{t('Log in')}</OfflineMark>
      )}
    </>
  )
}

/** The way to the webshop, when the house has set one; its own address for whoever is logged in (AMB-42). */
export function ShopLink() {
  const frame = useFrame()
  const details = useUserDetails()
  const address = details?.webshop_url || frame?.webshopLink
  if (!address) return null
  return frame?.isShopOnline ? <a href={address}>{t('Webshop')}</a> : <OfflineMark>{t('Webshop')}</OfflineMark>
}
