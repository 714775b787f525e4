import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import sharp from 'sharp'

/** What a WordPress with The Events Calendar answers, as both document their calls. */
export type WordPress = { posts: object[]; pages: object[]; events: object[]; stuecke?: object[]; people?: object[] }

const rendered = (html: string) => ({ rendered: html })

/** A post or page as `wp/v2` answers it with `_embed`. */
export function entry(
  at: string,
  {
    path,
    title,
    html,
    ...more
  }: { path: string; title: string; html: string; excerpt?: string; date?: string; picture?: string; tags?: string[] },
): object {
  return {
    ...{ id: path.length * 7, slug: path.split('/').filter(Boolean).at(-1), status: 'publish', link: `${at}${path}`, type: 'post' },
    date_gmt: more.date ?? '2024-03-01T10:00:00',
    ...{ title: rendered(title), content: { ...rendered(html), protected: false }, excerpt: rendered(more.excerpt ?? '') },
    _embedded: {
      author: [{ id: 3, name: 'Elif Torun' }],
      ...(more.picture
        ? {
            'wp:featuredmedia': [
              { source_url: `${at}${more.picture}`, alt_text: 'Zwei Stühle auf leerer Bühne', caption: rendered('<p>Foto: Mara Lind</p>') },
            ],
          }
        : {}),
      'wp:term': [
        [{ taxonomy: 'category', name: 'Hinter den Kulissen', link: `${at}/kategorie/kulissen/` }],
        (more.tags ?? []).map((name) => ({ taxonomy: 'post_tag', name, link: `${at}/tag/${name.toLowerCase()}/` })),
      ],
    },
  }
}

/** An event as `tribe/events/v1` answers it. */
export function calendarEvent(
  at: string,
  {
    path,
    title,
    start,
    end,
    venue,
    ...more
  }: { path: string; title: string; start: string; end: string; venue: string; text?: string; status?: string },
): object {
  return {
    ...{ id: path.length * 11, url: `${at}${path}`, title, description: more.text ?? '', image: false, website: '', cost: '24 €' },
    ...{ utc_start_date: start, utc_end_date: end, timezone: 'Europe/Berlin', event_status: more.status ?? 'scheduled' },
    venue: { id: 9, venue },
  }
}

/** The kinds of contents that it has, one of its own among them. */
const TYPES = Object.fromEntries(
  Object.entries({ post: 'posts', page: 'pages', attachment: 'media', wp_block: 'blocks', stueck: 'stuecke', ensemble: 'ensemble' }).map(
    ([slug, rest_base]) => [slug, { slug, rest_base, name: slug, hierarchical: slug === 'page' }],
  ),
)

/** Answers a request as WordPress does: lists by page, and an error beyond their end. */
export async function answerAsWordPress(
  { posts, pages, events, stuecke = [], people = [] }: WordPress,
  { url = '/' }: IncomingMessage,
  response: ServerResponse,
) {
  const { pathname, searchParams } = new URL(url, 'http://house.invalid')
  const perPage = Number(searchParams.get('per_page') ?? 10)
  const page = Number(searchParams.get('page') ?? 1)
  const cut = (list: object[]) => list.slice((page - 1) * perPage, page * perPage)
  const json = (body: unknown, status = 200) => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  const list = (all: object[]) =>
    page > 1 && (page - 1) * perPage >= all.length ? json({ code: 'rest_post_invalid_page_number' }, 400) : json(cut(all))
  if (pathname === '/robots.txt') return response.writeHead(200).end('User-agent: *\nDisallow: /wp-admin/\n')
  if (pathname === '/wp-json/') return json({ name: 'Theater am Fluss &amp; Freunde', namespaces: ['wp/v2', 'tribe/events/v1'] })
  if (pathname === '/wp-json/wp/v2/types') return json(TYPES)
  if (pathname === '/wp-json/wp/v2/stuecke') return list(stuecke)
  if (pathname === '/wp-json/wp/v2/ensemble') return list(people)
  if (pathname === '/wp-json/wp/v2/pages') return list(pages)
  if (pathname === '/wp-json/wp/v2/posts') return list(posts)
  if (pathname === '/wp-json/tribe/events/v1/events') return json({ events: cut(events), total: events.length })
  if (pathname.endsWith('.png')) return response.writeHead(200, { 'content-type': 'image/png' }).end(await pngOf(pathname))
  if (pathname.endsWith('.mp3')) return response.writeHead(200, { 'content-type': 'audio/mpeg' }).end('ID3\x03\0\0\0\0\x01\0')
  if (pathname.endsWith('.pdf')) return response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.4\n%%EOF\n')
  return response.writeHead(404).end('<h1>Nicht gefunden</h1>')
}

/** A picture that differs with its name. */
async function pngOf(name: string): Promise<Buffer> {
  const [r = 0, g = 0, b = 0] = createHash('sha256').update(name).digest()
  const background = { r, g, b }
  return sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .png()
    .toBuffer()
}
