import { notFound, Problem } from '../platform/http/problem.ts'
import type { Platform } from '../platform/platform.ts'
import { createPoliteReader, Unread } from './read/polite-reader.server.ts'
import { problemText } from './read/problem-text.ts'
import { readMoveIn } from './stored-move-ins.server.ts'

const MAX_BYTES = 5 * 1024 * 1024

/** What a copy of a foreign page may do in the hub: look like itself. Its scripts do not run, and its origin is none. */
export const OLD_PAGE_POLICY = [
  ...['sandbox', "default-src 'none'", "style-src * 'unsafe-inline'", 'img-src * data:', 'font-src * data:', 'media-src *'],
  ...["form-action 'none'", "frame-ancestors 'self'"],
].join('; ')

/**
 * A page of the other site as it stands there, to be looked at beside what would become of it. Only pages that the run has
 * found are fetched, as politely as the run did.
 * @throws Problem 404, 502 `not_read`
 */
export async function readOldPage(platform: Platform, { id, from }: { id: number; from: string }): Promise<string> {
  const found = (await readMoveIn(platform, id))?.found
  if (!found) throw notFound()
  const { documents, performances, productions = [] } = found
  if (![...documents, ...performances, ...productions].some(({ address }) => address === from)) throw notFound()
  try {
    const reader = await createPoliteReader(from, platform.config.PRIVATE_FEED_HOSTS)
    return standingAt(from, await reader.readText(from, { maxBytes: MAX_BYTES }))
  } catch (error) {
    if (error instanceof Unread) throw new Problem(502, 'not_read', problemText(from, error))
    throw error
  }
}

/** Has addresses in a page mean what they mean there. */
function standingAt(address: string, html: string): string {
  const base = `<base href="${address.replace(/[&"<>]/g, (letter) => `&#${letter.charCodeAt(0)};`)}" target="_blank">`
  return /<head[\s>]/i.test(html) ? html.replace(/<head(?:\s[^>]*)?>/i, (head) => head + base) : base + html
}
