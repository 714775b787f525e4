import { currentLocale } from '../i18n/i18n.ts'
import { escapeXml } from './escape-xml.ts'

/** One thing that a feed tells of. Addresses are paths of the site; moments bear their UTC offset. */
export type FeedEntry = {
  /** what it is, for good: kind and number, as in `article/46` */
  id: string
  title: string
  path: string
  publishedAt?: string
  updatedAt: string
  author?: string
  category: string
  summary: string
}

type Feed = { title: string; subtitle: string; home: string; self: string; origin: string; entries: FeedEntry[] }

const NEVER = '1970-01-01T00:00:00+00:00'

/** What is new, as an Atom feed (RFC 4287). */
export function atomFeed({ title, subtitle, home, self, origin, entries }: Feed): string {
  const updated = entries.map(({ updatedAt }) => updatedAt).toSorted(byMoment)[0] ?? NEVER
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${currentLocale()}">
  <title>${escapeXml(title)}</title>
  <subtitle>${escapeXml(subtitle)}</subtitle>
  <id>${escapeXml(origin + home)}</id>
  <link rel="alternate" type="text/html" href="${escapeXml(origin + home)}"/>
  <link rel="self" type="application/atom+xml" href="${escapeXml(origin + self)}"/>
  <updated>${updated}</updated>
  <author><name>${escapeXml(title)}</name></author>
${entries.map((entry) => entryOf(entry, origin)).join('\n')}
</feed>
`
}

/** The latest first. */
function byMoment(one: string, other: string): number {
  return Temporal.Instant.compare(other, one)
}

/** An id that stays when the address changes, and is another in each language (RFC 4151); its day is that of the first release. */
function tagOf(id: string, origin: string): string {
  return `tag:${new URL(origin).hostname},2026-11-01:${currentLocale()}/${id}`
}

function entryOf({ id, title, path, publishedAt, updatedAt, author, category, summary }: FeedEntry, origin: string): string {
  const lines = [
    `<title>${escapeXml(title)}</title>`,
    `<id>${escapeXml(tagOf(id, origin))}</id>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(origin + path)}"/>`,
    publishedAt && `<published>${publishedAt}</published>`,
    `<updated>${updatedAt}</updated>`,
    author && `<author><name>${escapeXml(author)}</name></author>`,
    category && `<category term="${escapeXml(category)}"/>`,
    `<summary>${escapeXml(summary)}</summary>`,
  ]
  const inner = lines.filter(Boolean).map((line) => `    ${line}`)
  return `  <entry>\n${inner.join('\n')}\n  </entry>`
}
