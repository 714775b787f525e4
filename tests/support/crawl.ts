/** What a walk through a house has met. */
export type Crawl = {
  /** pages by their path, query included */
  pages: Map<string, WalkedPage>
  /** what every address that is linked somewhere answered, and where it was first linked */
  answers: Map<string, { status: number; location: string | null; from: string }>
  /** links to a place on a page */
  hashes: { path: string; hash: string; from: string }[]
}
export type WalkedPage = {
  ids: Set<string>
  /** how many headings of the first level it has */
  titles: number
  /** its title in the browser */
  name: string
  /** its words, without markup and scripts */
  text: string
}

const AT_ONCE = 4
/** Lists go on by the month and by the page; a few steps show whether they do. */
const MAX_OF_A_LIST = 6

/**
 * Walks through a house as somebody does who follows every link, without scripts. What other hosts answer is not asked; of
 * addresses that differ in nothing but their query, a few are.
 * @param start the path to begin at
 */
export async function crawl(house: string, start: string): Promise<Crawl> {
  const walked: Crawl = { pages: new Map(), answers: new Map(), hashes: [] }
  const asked = new Map<string, number>()
  const waiting: { path: string; from: string }[] = []
  function queue(path: string, from: string): void {
    const bare = path.split('?')[0] ?? path
    const variants = asked.get(bare) ?? 0
    if (walked.answers.has(path) || (path !== bare && variants >= MAX_OF_A_LIST)) return
    asked.set(bare, variants + 1)
    walked.answers.set(path, { status: 0, location: null, from })
    waiting.push({ path, from })
  }
  queue(start, '(the start)')
  async function walk(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const response = await fetch(new URL(next.path, house), { redirect: 'manual' })
      const html = await response.text()
      walked.answers.set(next.path, { status: response.status, location: response.headers.get('location'), from: next.from })
      if (response.status !== 200 || !response.headers.get('content-type')?.includes('text/html')) continue
      walked.pages.set(next.path, pageOf(html))
      for (const href of linksIn(html)) {
        const url = URL.parse(href, new URL(next.path, house))
        if (!url || url.origin !== new URL(house).origin || isPicture(url.pathname)) continue
        const path = url.pathname + url.search
        if (url.hash.length > 1) walked.hashes.push({ path, hash: decodeURIComponent(url.hash.slice(1)), from: next.path })
        queue(path, next.path)
      }
    }
  }
  // Somebody who finds nothing waiting looks again while others still walk.
  while (waiting.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, walk))
  return walked
}

function linksIn(html: string): string[] {
  return [...html.matchAll(/<(?:a|area|link)\s[^>]*?href="([^"]+)"/g)].map(([, href = '']) => decoded(href))
}

/** Pictures are made when they are first asked for, each in many sizes; whether they come is seen in a browser. */
function isPicture(path: string): boolean {
  return /^\/(media|share)\//.test(path)
}

function pageOf(html: string): WalkedPage {
  const words = html.replace(/<(script|style|noscript)\b.*?<\/\1>/gs, ' ').replace(/<[^>]*>/g, ' ')
  return {
    ids: new Set([...html.matchAll(/\s(?:id|name)="([^"]+)"/g)].map(([, id = '']) => decoded(id))),
    titles: html.match(/<h1[\s>]/g)?.length ?? 0,
    name: decoded(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '').trim(),
    text: decoded(words).replace(/\s+/g, ' '),
  }
}

function decoded(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replace(/&#x27;|&#39;/g, "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
