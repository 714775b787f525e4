import { addCacheTags } from '../platform/cache/dependencies.ts'
import type { Platform } from '../platform/platform.ts'
import { compileRedirects, type Redirects, targetOf } from './redirects.ts'
import { redirects } from './tables.ts'

/** Most redirects that are read; further ones are ignored. */
const MAX_REDIRECTS = 5000

/** All redirects, cached. One statement, none from the cache. */
export function readRedirects(platform: Platform): Promise<Redirects> {
  return platform.readCache.getOrLoad('redirects', async () => {
    // Pages that move write redirects too (moved-addresses.server.ts).
    addCacheTags('redirects', 'pages')
    const rows = await platform.db.select().from(redirects).limit(MAX_REDIRECTS)
    return new Map(rows.map((row) => [row.oldPath, row.newPath]))
  })
}

/** The redirect target of an address; undefined when there is none. */
export async function findRedirect(platform: Platform, { pathname, search }: URL): Promise<string | undefined> {
  const rules = await platform.readCache.getOrLoad('redirect-rules', async () => compileRedirects(await readRedirects(platform)))
  return targetOf(rules, pathname, search)
}
