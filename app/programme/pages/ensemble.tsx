import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { platformOf } from '../../platform/platform.ts'
import { link } from '../../platform/routing/link.ts'
import { SmartLink } from '../../ui/SmartLink.tsx'
import styles from '../components/detail.module.css'
import { listPersons } from '../detail.server.ts'

/** Everybody of the house as a wall of names, by category. */
export async function loader({ context }: LoaderFunctionArgs) {
  const platform = platformOf(context)
  const rows = await listPersons(platform)
  const categories = [...new Map(rows.map((row) => [row.category.id, row.category.name]))]
  return {
    categories: categories.map(([id, name]) => ({
      name,
      persons: rows
        .filter((row) => row.category.id === id)
        .map(({ person }) => ({
          id: person.id,
          name: `${person.firstName} ${person.lastName}`,
          position: person.position,
          url: link('ensemble-slug-id', { slug: person.slug, id: person.id }),
        })),
    })),
    headerTitle: t('Ensemble'),
    breadcrumb: [{ title: t('Ensemble') }],
    canonical: `${platform.config.publicUrl}${link('ensemble')}`,
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: t('Ensemble') },
  ...(loaderData ? [{ tagName: 'link', rel: 'canonical', href: loaderData.canonical }] : []),
]

export default function Ensemble() {
  const { categories } = useLoaderData<typeof loader>()
  return (
    <div className={styles.page}>
      {categories.map((category) => (
        <section key={category.name} className={styles.category}>
          <h2>{category.name}</h2>
          <ul className={styles.wall}>
            {category.persons.map((person) => (
              <li key={person.id}>
                <SmartLink to={person.url} prefetch="intent">
                  {person.name} <small>{person.position}</small>
                </SmartLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
