import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { screenUrl } from './menu-area.ts'

/**
 * A link to a screen of the menu, marked on the screen itself and below it; the start of the hub only on itself. The router's
 * own link for this would travel to visitors with what they use of the router.
 * @param to as in {@link screenUrl}
 */
export function ScreenLink({ to, children }: { to: string; children: ReactNode }) {
  const { pathname } = useLocation()
  const address = screenUrl(to)
  const isHere = pathname === address || (to !== '' && pathname.startsWith(`${address}/`))
  return (
    <Link to={address} aria-current={isHere ? 'page' : undefined}>
      {children}
    </Link>
  )
}
