import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'

const READING = ['GET', 'HEAD']

/**
 * Refuses what no page takes, before the router does so in its own words and as an error of the house: pages are read,
 * and those few with an action are posted to.
 * @throws Problem 405 `method_not_allowed`
 */
export function assertTaken(build: ServerBuild, { method, url }: Request): void {
  if (READING.includes(method)) return
  const page = matchRoutes(routesOf(build), new URL(url).pathname.replace(/\.data$/, ''))?.at(-1)
  const takesPosts = Boolean(page?.route.id && build.routes[page.route.id]?.module.action)
  if (method === 'POST' && takesPosts) return
  const allowed = [...READING, ...(takesPosts ? ['POST'] : [])].join(', ')
  throw new Problem(405, 'method_not_allowed', t('This action is not available at this address.'), { allowed })
}

const known = new WeakMap<ServerBuild, RouteObject[]>()

/** The build's routes as the router's matching wants them: each with its children. */
function routesOf(build: ServerBuild): RouteObject[] {
  const made = known.get(build) ?? childrenOf(build, undefined)
  known.set(build, made)
  return made
}

function childrenOf(build: ServerBuild, parentId: string | undefined): RouteObject[] {
  return Object.values(build.routes)
    .filter((route) => route !== undefined && route.parentId === parentId)
    .map((route) => {
      const { id, path, index } = route as NonNullable<typeof route>
      return index ? { id, path, index: true as const } : { id, path, children: childrenOf(build, id) }
    }) as RouteObject[]
}
