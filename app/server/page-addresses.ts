import type { OpenAPIHono } from '@hono/zod-openapi'
import { isDatabaseUnavailable } from '../platform/database/outage.ts'
import type { BaseEnv } from '../platform/http/base-app.ts'
import type { PageAddresses } from '../platform/http/page-server.ts'
import type { Platform } from '../platform/platform.ts'
import { ROBOTS_PATH, SITEMAP_PATH } from '../platform/routing/feeds.ts'
import { ADMIN_PATH, WEBSHOP_PATHS } from '../platform/routing/table.ts'
import { mayRedirect, REDIRECTED_ROOTS, redirectOf } from '../shell/redirects.server.ts'
import { createKnownAddresses } from './known-addresses.ts'
import { pageAddressOf } from './page-key.ts'

/** First segments of what is rendered beside the pages of the route table. */
const RENDERED_ROOTS = [...WEBSHOP_PATHS, ...[ADMIN_PATH, ROBOTS_PATH, SITEMAP_PATH].map((path) => path.slice(1)), ...REDIRECTED_ROOTS]

/**
 * What the addresses of the site mean, to those who cache pages.
 * @param app everything else that answers, mounted
 * @param files first segments of static files
 */
export function createPageAddresses(platform: Platform, app: OpenAPIHono<BaseEnv>, files: readonly string[]): PageAddresses {
  const { known, load } = createKnownAddresses(platform, app, [...RENDERED_ROOTS, ...files])
  const unlessDatabaseAway = (error: unknown) => {
    // Without the database redirects and records are unknown; the page itself then answers 503.
    if (!isDatabaseUnavailable(error)) throw error
    return undefined
  }
  return {
    keyOf(url) {
      const address = pageAddressOf(url, known)
      return address && { key: address.key, isPage: address.route !== undefined }
    },
    async prepare(url) {
      const route = pageAddressOf(url, known)?.route
      if (route) await load(route).catch(unlessDatabaseAway)
    },
    mayRedirect: (url, key) => mayRedirect(platform, url, key),
    redirectOf: (url) => redirectOf(platform, new URL(platform.config.publicUrl + url)).catch(unlessDatabaseAway),
  }
}
