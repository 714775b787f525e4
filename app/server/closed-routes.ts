import type { OpenAPIHono } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import type { ApiEnv } from '../platform/http/api.ts'
import { Problem, SITE_OFFLINE } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { readSettings } from '../site/index.server.ts'

const FIRST_SEGMENT = /^(?:\/(?:de|en))?\/api\/([^/]+)/

/**
 * Answers 503 to visitors' requests to the public endpoints while the site is offline, as its pages do. Staff have access,
 * and login and consent stay open.
 * @param parts the APIs of public features; each of their public endpoints is closed
 */
export function closeWhileOffline(platform: Platform, parts: OpenAPIHono<ApiEnv>[]): MiddlewareHandler<ApiEnv> {
  const routes = parts
    .flatMap((part) => part.openAPIRegistry.definitions)
    .flatMap((definition) => (definition.type === 'route' ? [definition.route] : []))
  const closed = new Set(routes.filter(({ security }) => !security?.some((way) => 'session' in way)).map(({ path }) => path.split('/')[1]))
  return async (context, next) => {
    const segment = FIRST_SEGMENT.exec(context.req.path)?.[1]
    if (segment && closed.has(segment) && !(await readSettings(platform)).site.is_site_online && !(await context.var.viewer()))
      throw new Problem(503, SITE_OFFLINE, t('Website offline'))
    await next()
  }
}
