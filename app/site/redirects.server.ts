import { defineCachedRead, type ReadContext } from '../platform/cache/cached-read.ts'
import { defineSmallTable } from '../platform/cache/small-tables.ts'
import { compileRedirects, type Matching, mayLead, type RedirectRules, type Redirects, targetOf } from './redirects.ts'
import { redirects } from './tables.ts'

/** Most redirects that are read; further ones are ignored. */
const MAX_REDIRECTS = 20_000

const readRows = defineSmallTable({
  name: 'redirects',
  // Pages that move write redirects too (moved-addresses.server.ts).
  tags: ['redirects', 'pages'],
  select: (db) => db.select().from(redirects).limit(MAX_REDIRECTS),
})

/** All redirects. Cached. */
export const readRedirects = defineCachedRead('redirects', async (platform): Promise<Redirects> => {
  const rows = await readRows(platform)
  return new Map(rows.map((row) => [row.oldPath, row.newPath]))
})

const RULES = 'redirect-rules'

const readRedirectRules = defineCachedRead(RULES, async (platform) => compileRedirects(await readRedirects(platform)))

/** The redirect target of an address; undefined when there is none. @param matching `loose` for an address that nothing else has */
export async function findRedirect(platform: ReadContext, { pathname, search }: URL, matching: Matching): Promise<string | undefined> {
  return targetOf(await readRedirectRules(platform), pathname, search, matching)
}

/** Whether there may be redirects from a path, with whatever query; undefined while they are not in memory. */
export function hasRedirectFrom({ readCache }: Pick<ReadContext, 'readCache'>, path: string): boolean | undefined {
  const rules = readCache.peek<RedirectRules>(RULES)
  return rules && mayLead(rules, path)
}
