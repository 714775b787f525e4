import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { tellMachines } from '../../platform/http/for-machines.ts'
import { requireFound, requireId } from '../../platform/http/required.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { pictureOf } from '../../platform/media/picture.ts'
import { platformOf } from '../../platform/platform.ts'
import { link } from '../../platform/routing/link.ts'
import { readSettings } from '../../site/index.server.ts'
import { Picture } from '../../ui/Picture.tsx'
import { RichTextView } from '../../ui/RichTextView.tsx'
import { SmartLink } from '../../ui/SmartLink.tsx'
import styles from '../components/detail.module.css'
import { findPerson, listAppearances } from '../detail.server.ts'
import { personTold } from '../feeds/told.server.ts'

export { links } from '../../ui/reading.ts'

/** Somebody of the house, and where to see them. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const platform = platformOf(context)
  const id = requireId(params.id)
  const row = requireFound(await findPerson(platform, id))
  const { person, image } = row
  const [appearances, { design }] = await Promise.all([listAppearances(platform, id), readSettings(platform)])
  const { publicUrl } = platform.config
  tellMachines(context, personTold(row, { origin: publicUrl, houseName: design.houseName, now: platform.clock.now() }))
  const name = `${person.firstName} ${person.lastName}`.trim()
  return {
    name,
    position: person.position,
    biography: person.biography,
    picture: pictureOf(image),
    appearances: appearances.map(({ production, role, image: poster }) => ({
      id: production.id,
      title: production.title,
      role,
      zweiklang: production.zweiklang,
      url: link('productions-slug-id', { slug: production.slug, id: production.id }),
      picture: pictureOf(poster),
    })),
    canonical: `${publicUrl}${link('ensemble-slug-id', { slug: person.slug, id })}`,
    breadcrumb: [{ title: t('Ensemble'), url: link('ensemble') }, { title: name }],
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? [{ title: loaderData.name }, { tagName: 'link', rel: 'canonical', href: loaderData.canonical }] : []

export default function Person() {
  const { name, position, biography, picture, appearances } = useLoaderData<typeof loader>()
  return (
    <article className={styles.page}>
      <h1>{name}</h1>
      <div className={styles.grid}>
        {picture && <Picture picture={picture} sizes="(min-width: 48em) 40vw, 100vw" ratio="4 / 5" priority />}
        <div className={styles.reading}>
          <p>
            <strong>{position}</strong>
          </p>
          <RichTextView text={biography} />
        </div>
      </div>
      {appearances.length > 0 && (
        <section className={styles.category}>
          <h2>{t('On stage in')}</h2>
          <ul className={styles.grid}>
            {appearances.map((appearance) => (
              <li key={`${appearance.id}${appearance.role}`} data-zweiklang={appearance.zweiklang}>
                <SmartLink to={appearance.url} className={styles.card}>
                  {appearance.picture && <Picture picture={appearance.picture} sizes="(min-width: 64em) 25vw, 50vw" ratio="4 / 5" alt="" />}
                  <h3>{appearance.title}</h3>
                  <p className={styles.muted}>{appearance.role}</p>
                </SmartLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  )
}
