import type { OpenAPIHono } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import type { ApiEnv } from '../platform/http/api.ts'
import { Problem, SITE_OFFLINE } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { readSettings } from '../site/index.server.ts'

const FIRST_SEGMENT = /^(?:\/(?:de|en))?\/api\/([^/]+)/

/**
 * Closes to visitors what tells of the programme or sells it while the site is switched off, as its pages are: 503.
 * Staff see it, and what the way in and the choice of consent need stays open.
 * @param parts the calls of the features that visitors see; each of their public calls is closed
 */
export function closedWhileOffline(platform: Platform, parts: OpenAPIHono<ApiEnv>[]): MiddlewareHandler<ApiEnv> {
  const routes = parts.flatMap((part) => part.openAPIRegistry.definitions).flatMap((one) => (one.type === 'route' ? [one.route] : []))
  const closed = new Set(routes.filter(({ security }) => !security?.some((way) => 'session' in way)).map(({ path }) => path.split('/')[1]))
  return async (context, next) => {
    const segment = FIRST_SEGMENT.exec(context.req.path)?.[1]
    if (segment && closed.has(segment) && !(await readSettings(platform)).site.is_site_online && !(await context.var.viewer()))
      throw new Problem(503, SITE_OFFLINE, t('Website offline'))
    await next()
  }
}
