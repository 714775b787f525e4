import { defineCachedRead, type ReadContext } from '../platform/cache/cached-read.ts'
import { addCacheTags } from '../platform/cache/dependencies.ts'
import { compileRedirects, type Redirects, targetOf } from './redirects.ts'
import { redirects } from './tables.ts'

/** Most redirects that are read; further ones are ignored. */
const MAX_REDIRECTS = 5000

/** All redirects. One statement; cached. */
export const readRedirects = defineCachedRead('redirects', async ({ db }): Promise<Redirects> => {
  // Pages that move write redirects too (moved-addresses.server.ts).
  addCacheTags('redirects', 'pages')
  const rows = await db.select().from(redirects).limit(MAX_REDIRECTS)
  return new Map(rows.map((row) => [row.oldPath, row.newPath]))
})

const readRedirectRules = defineCachedRead('redirect-rules', async (platform) => compileRedirects(await readRedirects(platform)))

/** The redirect target of an address; undefined when there is none. */
export async function findRedirect(platform: ReadContext, { pathname, search }: URL): Promise<string | undefined> {
  return targetOf(await readRedirectRules(platform), pathname, search)
}
