import { relative } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { OpenAPIHono } from '@hono/zod-openapi'
import type { BaseEnv } from './base-app.ts'

const ONE_YEAR = 'public, max-age=31536000, immutable'

/** The built scripts, styles and fonts (named by their content, so kept for a year) and the files of `public/`. */
export function mountStaticFiles(app: OpenAPIHono<BaseEnv>, folder: string): void {
  const root = relative(process.cwd(), folder) || '.'
  app.use('/assets/*', serveStatic({ root, precompressed: true, onFound: (_path, context) => context.header('cache-control', ONE_YEAR) }))
  app.use(
    '/*',
    serveStatic({ root, precompressed: true, onFound: (_path, context) => context.header('cache-control', 'public, max-age=3600') }),
  )
}
