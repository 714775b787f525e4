import { matchPath } from 'react-router'
import { ROUTE_TABLE, type RouteName } from '../platform/routing/table.ts'

/** The lists of the site. Each has a page, whose headline, texts and containers surround the list. */
export const LIST_ROUTES = ['events', 'productions', 'ensemble', 'magazine'] as const satisfies readonly RouteName[]
export type ListRoute = (typeof LIST_ROUTES)[number]

/** The route that serves a path; undefined where a page of the content system may have it. */
export function routeOf(path: string): Exclude<RouteName, 'page'> | undefined {
  const match = Object.entries(ROUTE_TABLE).find(([name, { de }]) => name !== 'page' && matchPath(`/${de}`, `/${path}`))
  return match?.[0] as Exclude<RouteName, 'page'> | undefined
}

/** Whether a page is a system page: staff can neither move, rename nor delete it. */
export function isSystemPage(path: string): boolean {
  return routeOf(path) !== undefined
}
