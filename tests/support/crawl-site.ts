/** The result of a crawl. */
export type Crawl = {
  /** pages by their path, query included */
  pages: Map<string, CrawledPage>
  /** the response to every linked URL, by path, and the page that linked it first */
  answers: Map<string, { status: number; location: string | null; from: string }>
  /** links with a fragment */
  hashes: { path: string; hash: string; from: string }[]
}
export type CrawledPage = {
  ids: Set<string>
  /** number of its `h1` elements */
  titles: number
  /** its `title` element */
  name: string
  /** its text content, without scripts */
  text: string
}

const CONCURRENCY = 4
/** Lists continue by month and by page; a few steps are enough. */
const MAX_QUERY_VARIANTS = 6

/**
 * Requests every page of a site that is reachable by links, without scripts. Skips other hosts, pictures, and all but a few
 * of the URLs that differ only in their query.
 * @param start the path to start at
 */
export async function crawlSite(siteUrl: string, start: string): Promise<Crawl> {
  const crawled: Crawl = { pages: new Map(), answers: new Map(), hashes: [] }
  const variantsByPath = new Map<string, number>()
  const waiting: { path: string; from: string }[] = []
  function queue(path: string, from: string): void {
    const pathname = path.split('?')[0] ?? path
    const variants = variantsByPath.get(pathname) ?? 0
    if (crawled.answers.has(path) || (path !== pathname && variants >= MAX_QUERY_VARIANTS)) return
    variantsByPath.set(pathname, variants + 1)
    crawled.answers.set(path, { status: 0, location: null, from })
    waiting.push({ path, from })
  }
  queue(start, '(the start)')
  async function crawlQueue(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const response = await fetch(new URL(next.path, siteUrl), { redirect: 'manual' })
      const html = await response.text()
      crawled.answers.set(next.path, { status: response.status, location: response.headers.get('location'), from: next.from })
      if (response.status !== 200 || !response.headers.get('content-type')?.includes('text/html')) continue
      crawled.pages.set(next.path, pageOf(html))
      for (const href of linksIn(html)) {
        const url = URL.parse(href, new URL(next.path, siteUrl))
        if (!url || url.origin !== new URL(siteUrl).origin || isPicture(url.pathname)) continue
        const path = url.pathname + url.search
        if (url.hash.length > 1) crawled.hashes.push({ path, hash: decodeURIComponent(url.hash.slice(1)), from: next.path })
        queue(path, next.path)
      }
    }
  }
  // A worker that finds the queue empty ends, and is restarted while others have added to it.
  while (waiting.length > 0) await Promise.all(Array.from({ length: CONCURRENCY }, crawlQueue))
  return crawled
}

function linksIn(html: string): string[] {
  return [...html.matchAll(/<(?:a|area|link)\s[^>]*?href="([^"]+)"/g)].map(([, href = '']) => decodeEntities(href))
}

/** Pictures are rendered at their first request, each in many sizes; browser tests cover them. */
function isPicture(path: string): boolean {
  return /^\/(media|share)\//.test(path)
}

function pageOf(html: string): CrawledPage {
  const words = html.replace(/<(script|style|noscript)\b.*?<\/\1>/gs, ' ').replace(/<[^>]*>/g, ' ')
  return {
    ids: new Set([...html.matchAll(/\s(?:id|name)="([^"]+)"/g)].map(([, id = '']) => decodeEntities(id))),
    titles: html.match(/<h1[\s>]/g)?.length ?? 0,
    name: decodeEntities(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '').trim(),
    text: decodeEntities(words).replace(/\s+/g, ' '),
  }
}

function decodeEntities(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replace(/&#x27;|&#39;/g, "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
