import { type MetaFunction, useLoaderData } from 'react-router'
import { ownPictureOf, readObjectPage, requireSeen, withOwnFieldsOf } from '../../content/index.server.ts'
import { cachedLoader } from '../../platform/http/cached-loader.ts'
import { setPageMetadata } from '../../platform/http/page-metadata.ts'
import { requireId } from '../../platform/http/required.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { pictureOf } from '../../platform/media/picture.ts'
import { platformOf } from '../../platform/platform.ts'
import { canonicalAddress } from '../../platform/routing/canonical-address.ts'
import { link } from '../../platform/routing/link.ts'
import { readAnnounced } from '../../platform/translations/announced-languages.server.ts'
import { readSettings } from '../../site/index.server.ts'
import { Credit } from '../../ui/Credit.tsx'
import { OwnPart, OwnRich, OwnText } from '../../ui/OwnText.tsx'
import { PageSlot } from '../../ui/PageSlot.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { RichTextView } from '../../ui/RichTextView.tsx'
import { appearancesOf } from '../appearances.ts'
import styles from '../components/detail.module.css'
import { ProductionCard } from '../components/ProductionCard.tsx'
import { personMetadata } from '../metadata/page-metadata.server.ts'
import { findPerson, listAppearances } from '../people/queries.server.ts'
import portrait from './person.module.css'

export { links } from '../../ui/reading.ts'

/** A person, and the productions in which they appear. */
export const loader = cachedLoader(async ({ context, params, request }) => {
  const platform = platformOf(context)
  const id = requireId(params.id)
  const object = { contentType: 'person', objectId: id }
  const row = await requireSeen(context, object, (reach) => findPerson(platform, id, reach))
  const { person, category, image } = row
  const [around, appearances, { design }] = await Promise.all([
    readObjectPage(context, request, object),
    listAppearances(platform, id),
    readSettings(platform),
  ])
  const { publicUrl } = platform.config
  const languages = (await readAnnounced(platform))(person.biography ? [['person', id]] : [])
  setPageMetadata(context, { ...personMetadata(row, { ...design, origin: publicUrl, now: platform.clock.now() }), languages })
  const name = `${person.firstName} ${person.lastName}`.trim()
  return {
    ...around,
    name,
    ...withOwnFieldsOf({ position: person.position, biography: person.biography }, around.objectPage?.region),
    picture: await ownPictureOf(platform, { object, field: 'imageId', picture: pictureOf(image) }, around.objectPage?.region),
    appearances: appearancesOf(appearances, platform.clock.now(), design),
    headerTitle: name,
    breadcrumb: [
      { title: t('Ensemble'), url: link('ensemble') },
      ...(category ? [{ title: category.name, url: `${link('ensemble')}#${category.slug}` }] : []),
      { title: name },
    ],
    canonical: canonicalAddress(publicUrl, link('ensemble-slug-id', { slug: person.slug, id }), languages),
  }
})

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData
    ? [
        { title: loaderData.name },
        { name: 'description', content: loaderData.position },
        { tagName: 'link', rel: 'canonical', href: loaderData.canonical },
      ]
    : []

export default function Person() {
  const { position, biography, picture, appearances } = useLoaderData<typeof loader>()
  return (
    <article className={styles.page}>
      <div className={portrait.head}>
        <OwnPart field="imageId">
          {picture && (
            <figure>
              <Picture picture={picture} sizes="(min-width: 48em) 40vw, 100vw" ratio="4 / 5" priority />
              <Credit picture={picture} />
            </figure>
          )}
        </OwnPart>
        <div>
          <OwnText field="position" as="p" className={portrait.position}>
            {position}
          </OwnText>
          <OwnRich field="biography" className={styles.reading}>
            <RichTextView text={biography} />
          </OwnRich>
        </div>
      </div>
      <PageSlot name="main" within />
      {appearances.length > 0 && (
        <section className={portrait.seen}>
          <h2>{t('Appears in')}</h2>
          <ul className={styles.grid}>
            {appearances.map((production) => (
              <ProductionCard key={production.id} production={production} />
            ))}
          </ul>
        </section>
      )}
      <PageSlot name="below" within />
    </article>
  )
}
