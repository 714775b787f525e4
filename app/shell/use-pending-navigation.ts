import { useLayoutEffect, useState } from 'react'
import { matchPath, useLocation, useNavigation } from 'react-router'
import { currentLocale } from '../platform/i18n/i18n.ts'
import { ROUTE_TABLE, type RouteName } from '../platform/routing/table.ts'
import { SKELETON_DELAY_MS } from './constants.ts'

/**
 * The page whose navigation has been pending for longer than a moment; undefined for none. A change of the query only
 * does not count: the list shows its own loading state.
 */
export function usePendingNavigation(): { route: RouteName | undefined } | undefined {
  const { pathname } = useLocation()
  const next = useNavigation().location?.pathname
  const target = next && next !== pathname ? next : undefined
  const [pending, setPending] = useState<string>()
  // Reset in the commit that renders the page: later it would scroll away a visitor who went back.
  useLayoutEffect(() => {
    if (!target) return
    const timer = setTimeout(() => {
      setPending(target)
      // The new page begins at its top; the router has stored the scroll position of the old one.
      window.scrollTo({ top: 0, behavior: 'instant' })
    }, SKELETON_DELAY_MS)
    return () => {
      clearTimeout(timer)
      setPending(undefined)
    }
  }, [target])
  return pending !== undefined && pending === target ? { route: routeNameOf(pending) } : undefined
}

/** The name of the route that an address belongs to; the catch-all is last in the table. */
export function routeNameOf(pathname: string): RouteName | undefined {
  const names = Object.keys(ROUTE_TABLE) as RouteName[]
  return names.find((name) =>
    Object.values<string>(ROUTE_TABLE[name]).some((path) => matchPath(`/${currentLocale()}/${path}`.replace(/\/$/, ''), pathname)),
  )
}
