import type { OpenAPIHono } from '@hono/zod-openapi'
import { TrieRouter } from 'hono/router/trie-router'
import type { ApiEnv } from '../platform/http/api.ts'
import { notFound, Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'

/** Middleware, which answers nothing by itself. */
const EVERY_METHOD = 'ALL'

/**
 * What is said of a call that no route has taken.
 * @returns a function that takes the path within the API
 * @throws Problem 405 `method_not_allowed` with the methods that the address takes, 404 `not_found` where it takes none
 */
export function refusalOf(api: OpenAPIHono<ApiEnv>): (path: string) => never {
  const routes = api.routes.filter(({ method }) => method !== EVERY_METHOD)
  const methods = [...new Set(routes.map(({ method }) => method))]
  const router = new TrieRouter<boolean>()
  for (const { method, path } of routes) router.add(method, path, true)
  return (path) => {
    // Slashes at the end do not matter.
    const address = path.replace(/\/+$/, '')
    const allowed = methods.filter((method) => [address, `${address}/`].some((one) => router.match(method, one)[0].length > 0))
    if (allowed.length === 0) throw notFound()
    if (allowed.includes('GET')) allowed.push('HEAD')
    throw new Problem(405, 'method_not_allowed', t('This action is not available at this address.'), { allowed: allowed.join(', ') })
  }
}
