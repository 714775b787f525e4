import { readdirSync } from 'node:fs'
import { relative } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { BaseEnv } from './base-app.ts'

const ONE_YEAR = 'public, max-age=31536000, immutable'

const ONE_HOUR = 'public, max-age=3600'

/**
 * The built scripts, styles and fonts (named by their content, so kept for a year) and the files of `public/`. Only addresses
 * that begin with a name in the folder are looked up on the disk, which takes as long as some whole answers.
 */
export function mountStaticFiles(app: OpenAPIHono<BaseEnv>, folder: string): void {
  const root = relative(process.cwd(), folder) || '.'
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const cacheControl = entry.name === 'assets' ? ONE_YEAR : ONE_HOUR
    const onFound = (_path: string, context: Context) => context.header('cache-control', cacheControl)
    app.use(entry.isDirectory() ? `/${entry.name}/*` : `/${entry.name}`, serveStatic({ root, precompressed: true, onFound }))
  }
}
