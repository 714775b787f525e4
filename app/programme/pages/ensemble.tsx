import { type MetaFunction, useLoaderData } from 'react-router'
import { readListPage } from '../../content/index.server.ts'
import { cachedLoader } from '../../platform/http/cached-loader.ts'
import { setPageMetadata } from '../../platform/http/page-metadata.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { pictureOf } from '../../platform/media/picture.ts'
import { platformOf } from '../../platform/platform.ts'
import { link } from '../../platform/routing/link.ts'
import { Picture } from '../../ui/Picture.tsx'
import { SmartLink } from '../../ui/SmartLink.tsx'
import styles from '../components/detail.module.css'
import { listPersons } from '../people/queries.server.ts'
import wall from './ensemble.module.css'

/** The ensemble as a wall of names, by category. */
export const loader = cachedLoader(async ({ context, request }) => {
  const platform = platformOf(context)
  const [around, persons] = await Promise.all([readListPage(context, new URL(request.url), 'ensemble'), listPersons(platform)])
  const byCategory = Map.groupBy(persons, ({ category }) => category.id)
  if (around) setPageMetadata(context, around.metadata)
  const title = around?.title ?? t('Ensemble')
  return {
    categories: [...byCategory.values()].flatMap((rows) => {
      const [first] = rows
      return first ? [{ name: first.category.name, anchor: first.category.slug, persons: rows.map(personView) }] : []
    }),
    listPage: around?.listPage,
    meta: around?.meta ?? { title, description: '' },
    headerTitle: around?.headline ?? title,
    breadcrumb: [{ title }],
    canonical: `${platform.config.publicUrl}${link('ensemble')}`,
  }
})

function personView({ person, image }: Awaited<ReturnType<typeof listPersons>>[number]) {
  return {
    id: person.id,
    name: `${person.firstName} ${person.lastName}`.trim(),
    position: person.position,
    url: link('ensemble-slug-id', { slug: person.slug, id: person.id }),
    portrait: pictureOf(image),
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData?.meta.title ?? t('Ensemble') },
  ...(loaderData?.meta.description ? [{ name: 'description', content: loaderData.meta.description }] : []),
  ...(loaderData ? [{ tagName: 'link', rel: 'canonical', href: loaderData.canonical }] : []),
]

export default function Ensemble() {
  const { categories } = useLoaderData<typeof loader>()
  if (categories.length === 0) return <p className={styles.nothing}>{t('No one is listed here yet.')}</p>
  return (
    <div className={styles.page}>
      <nav className={wall.categories} aria-label={t('Categories')}>
        <ul>
          {categories.map(({ name, anchor }) => (
            <li key={anchor}>
              <a href={`#${anchor}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      {categories.map(({ name, anchor, persons }) => (
        <section key={anchor} id={anchor} className={styles.category} aria-labelledby={`${anchor}-title`}>
          <h2 id={`${anchor}-title`}>{name}</h2>
          <ul className={wall.wall}>
            {persons.map(({ id, name: who, position, url, portrait }) => (
              <li key={id}>
                <SmartLink to={url} className={wall.person} prefetch="intent">
                  {portrait && (
                    <Picture picture={portrait} sizes="(min-width: 64em) 20rem, 4rem" ratio="4 / 5" alt="" className={wall.portrait} />
                  )}
                  <span className={wall.name}>{who}</span> <span className={wall.position}>{position}</span>
                </SmartLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
