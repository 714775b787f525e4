import { useLayoutEffect, useState } from 'react'
import { matchPath, useLocation, useNavigation } from 'react-router'
import { DEFAULT_LOCALE } from '../platform/i18n/i18n.ts'
import { ROUTE_TABLE, type RouteName } from '../platform/routing/table.ts'
import { SKELETON_DELAY_MS } from './constants.ts'

/**
 * The page that a visitor has been waiting for longer than a moment; undefined when they wait for none. Another
 * query of the same page is no other page: its list shows its own waiting.
 */
export function usePendingNavigation(): { route: RouteName | undefined } | undefined {
  const { pathname } = useLocation()
  const next = useNavigation().location?.pathname
  const target = next && next !== pathname ? next : undefined
  const [late, setLate] = useState<string>()
  // Given up in the very commit that brings the page: a moment later it would take whoever went back from their place.
  useLayoutEffect(() => {
    if (!target) return
    const timer = setTimeout(() => {
      setLate(target)
      // The new page begins at its top; where the old one stood, the router has noted.
      window.scrollTo({ top: 0, behavior: 'instant' })
    }, SKELETON_DELAY_MS)
    return () => {
      clearTimeout(timer)
      setLate(undefined)
    }
  }, [target])
  return late !== undefined && late === target ? { route: routeNameOf(late) } : undefined
}

/** The name of the route that an address belongs to; the catch-all, which takes what is left, stands last in the table. */
export function routeNameOf(pathname: string): RouteName | undefined {
  const names = Object.keys(ROUTE_TABLE) as RouteName[]
  return names.find((name) =>
    Object.values<string>(ROUTE_TABLE[name]).some((path) => matchPath(`/${DEFAULT_LOCALE}/${path}`.replace(/\/$/, ''), pathname)),
  )
}
