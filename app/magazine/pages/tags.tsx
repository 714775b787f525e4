import { type MetaFunction, useLoaderData } from 'react-router'
import { cachedLoader } from '../../platform/http/cached-loader.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { platformOf } from '../../platform/platform.ts'
import { link } from '../../platform/routing/link.ts'
import { SmartLink } from '../../ui/SmartLink.tsx'
import { MagazineHeadline } from '../MagazineHeadline.tsx'
import { categoriesOrNone, listTags } from '../queries.server.ts'
import styles from './tags.module.css'

/** All topics of the magazine (B §2). */
export const loader = cachedLoader(async ({ context }) => {
  const platform = platformOf(context)
  const [categories, tags] = await Promise.all([categoriesOrNone(platform), listTags(platform)])
  return {
    magazineHead: { title: t('All #Topics'), categories, current: 'tags' as const },
    tags: tags.map(({ id, name, slug, count }) => ({ id, name, count, url: link('magazine-tags-tag-id', { tag: slug, id }) })),
    breadcrumb: [{ title: t('Magazine'), url: link('magazine') }, { title: t('All #Topics') }],
  }
})

export const meta: MetaFunction = () => [{ title: t('All #Topics') }]

/** Rendered by the layout above the page. */
export const handle = { MagazineHeadline }

export default function MagazineTags() {
  const { tags } = useLoaderData<typeof loader>()
  if (tags.length === 0) return <p className={styles.nothing}>{t('No topics yet.')}</p>
  return (
    <ul className={styles.tags}>
      {tags.map((tag) => (
        <li key={tag.id}>
          <SmartLink to={tag.url} prefetch="intent">
            #{tag.name} <span className={styles.count}>{t('{n} articles', { n: tag.count })}</span>
          </SmartLink>
        </li>
      ))}
    </ul>
  )
}
