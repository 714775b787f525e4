import { matchPath } from 'react-router'
import { ROUTE_TABLE, type RouteName } from '../platform/routing/table.ts'

/** The lists that every house has. Each has a page, whose headline, texts and containers stand around the list. */
export const LIST_ROUTES = ['events', 'productions', 'ensemble', 'magazine'] as const satisfies readonly RouteName[]
export type ListRoute = (typeof LIST_ROUTES)[number]

/** The part of the site whose address a path is; undefined where pages of the content system may stand. */
export function routeOf(path: string): Exclude<RouteName, 'page'> | undefined {
  const found = Object.entries(ROUTE_TABLE).find(([name, { de }]) => name !== 'page' && matchPath(`/${de}`, `/${path}`))
  return found?.[0] as Exclude<RouteName, 'page'> | undefined
}

/** Whether a page is part of the house: its address, its parent and that it is there are not for staff to change. */
export function isSystemPage(path: string): boolean {
  return routeOf(path) !== undefined
}
