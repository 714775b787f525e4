import { addCacheTags } from '../platform/cache/dependencies.ts'
import type { Platform } from '../platform/platform.ts'
import { compileRedirects, type Redirects, targetOf } from './redirects.ts'
import { redirects } from './tables.ts'

/** More than any house keeps; what lies beyond is not followed. */
const MAX_REDIRECTS = 5000

/** The list of moved addresses. One statement, or none while nothing of it has changed. */
export function readRedirects(platform: Platform): Promise<Redirects> {
  return platform.readCache.getOrLoad('redirects', async () => {
    // Pages that move write redirects too (moved-addresses.server.ts).
    addCacheTags('redirects', 'pages')
    const rows = await platform.db.select().from(redirects).limit(MAX_REDIRECTS)
    return new Map(rows.map((row) => [row.oldPath, row.newPath]))
  })
}

/** Where an address that has moved leads now; undefined when it has not. */
export async function findRedirect(platform: Platform, { pathname, search }: URL): Promise<string | undefined> {
  const rules = await platform.readCache.getOrLoad('redirect-rules', async () => compileRedirects(await readRedirects(platform)))
  return targetOf(rules, pathname, search)
}
