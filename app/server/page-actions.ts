import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'

const READING = ['GET', 'HEAD']

/**
 * Rejects methods that a page does not support, before the router would log them as an error: GET and HEAD for all pages,
 * POST for those with an action.
 * @throws Problem 405 `method_not_allowed`
 */
export function assertMethodAllowed(build: ServerBuild, { method, url }: Request): void {
  if (READING.includes(method)) return
  const page = matchRoutes(routesOf(build), new URL(url).pathname.replace(/\.data$/, ''))?.at(-1)
  const takesPosts = Boolean(page?.route.id && build.routes[page.route.id]?.module.action)
  if (method === 'POST' && takesPosts) return
  const allowed = [...READING, ...(takesPosts ? ['POST'] : [])].join(', ')
  throw new Problem(405, 'method_not_allowed', t('This action is not available at this address.'), { allowed })
}

const cache = new WeakMap<ServerBuild, RouteObject[]>()

/** The build's routes as a tree, for `matchRoutes`. */
function routesOf(build: ServerBuild): RouteObject[] {
  const routes = cache.get(build) ?? childrenOf(build, undefined)
  cache.set(build, routes)
  return routes
}

function childrenOf(build: ServerBuild, parentId: string | undefined): RouteObject[] {
  return Object.values(build.routes)
    .filter((route) => route !== undefined && route.parentId === parentId)
    .map((route) => {
      const { id, path, index } = route as NonNullable<typeof route>
      return index ? { id, path, index: true as const } : { id, path, children: childrenOf(build, id) }
    }) as RouteObject[]
}
