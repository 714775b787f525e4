import { createHash } from 'node:crypto'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { renderToStaticMarkup } from 'react-dom/server'
import type { BaseEnv } from '../../platform/http/base-app.ts'
import { DEFAULT_LOCALE } from '../../platform/i18n/i18n.ts'
import type { Platform } from '../../platform/platform.ts'
import { readSettings } from '../../site/index.server.ts'
import { OfflineDocument } from './OfflineDocument.tsx'
import styles from './offline-page.css?inline'
import script from './offline-page.js?raw'

const hashOf = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`

/** The document has its own inline style and script and loads nothing else. */
const POLICY = [
  "default-src 'none'",
  `style-src ${hashOf(styles)}`,
  `script-src ${hashOf(script)}`,
  "connect-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ')

/**
 * The page that the service worker shows under an address it has not cached while the network is down (A §7), in each language
 * of the site; cached in advance.
 */
export function mountOfflinePage(app: OpenAPIHono<BaseEnv>, platform: Platform): void {
  const paths = platform.config.LOCALES.map((locale) => (locale === DEFAULT_LOCALE ? '' : `/:lang{${locale}}`))
  app.on(
    'GET',
    paths.map((path) => `${path}/offline.html`),
    async (context) => {
      const { design } = await readSettings(platform)
      context.header('content-security-policy', POLICY)
      context.header('cache-control', 'no-cache')
      context.header('x-robots-tag', 'noindex')
      return context.html(
        `<!doctype html>${renderToStaticMarkup(<OfflineDocument houseName={design.houseName} styles={styles} script={script} />)}`,
      )
    },
  )
}
