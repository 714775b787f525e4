import type { LoaderFunctionArgs } from 'react-router'
import { atomFeed } from '../../platform/format/atom-feed.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { platformOf } from '../../platform/platform.ts'
import { link } from '../../platform/routing/link.ts'
import { readSettings } from '../../site/index.server.ts'
import { listArticles } from '../queries.server.ts'

const ENTRIES = 20

/** The Atom feed of the newest articles. */
export async function loader({ context }: LoaderFunctionArgs) {
  const platform = platformOf(context)
  const [{ articles }, { design }] = await Promise.all([listArticles(platform, { pageSize: ENTRIES }), readSettings(platform)])
  const body = atomFeed({
    title: `${design.houseName}: ${t('Magazine')}`,
    subtitle: t('What moves us'),
    home: link('magazine'),
    self: link('magazine-feed'),
    origin: platform.config.publicUrl,
    entries: articles.map(({ id, title, url, publishedAt, updatedAt, author, category, lead }) => ({
      id: `article/${id}`,
      title,
      path: url,
      publishedAt,
      updatedAt,
      author,
      category,
      summary: lead,
    })),
  })
  return new Response(body, { headers: { 'content-type': 'application/atom+xml; charset=utf-8' } })
}
