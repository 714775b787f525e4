import type { ArticleView } from './queries.server.ts'

type Feed = { title: string; subtitle: string; home: string; self: string; origin: string; articles: ArticleView[] }

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
/** Characters that XML 1.0 has no place for. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const IMPOSSIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

function xml(text: string): string {
  return text.replace(IMPOSSIBLE, '').replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)
}

/** The newest articles, the newest first, as an Atom feed (RFC 4287). */
export function atomFeed({ title, subtitle, home, self, origin, articles }: Feed): string {
  const updated = articles[0]?.publishedAt ?? '1970-01-01T00:00:00+00:00'
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="de">
  <title>${xml(title)}</title>
  <subtitle>${xml(subtitle)}</subtitle>
  <id>${xml(origin + home)}</id>
  <link rel="alternate" type="text/html" href="${xml(origin + home)}"/>
  <link rel="self" type="application/atom+xml" href="${xml(origin + self)}"/>
  <updated>${updated}</updated>
${articles.map((article) => entry(article, origin)).join('\n')}
</feed>
`
}

function entry({ title, url, publishedAt, author, category, lead }: ArticleView, origin: string): string {
  return `  <entry>
    <title>${xml(title)}</title>
    <id>${xml(origin + url)}</id>
    <link rel="alternate" type="text/html" href="${xml(origin + url)}"/>
    <published>${publishedAt}</published>
    <updated>${publishedAt}</updated>
    <author><name>${xml(author)}</name></author>
    <category term="${xml(category)}"/>
    <summary>${xml(lead)}</summary>
  </entry>`
}
