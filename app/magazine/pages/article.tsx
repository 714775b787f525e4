import { type MetaFunction, useLoaderData } from 'react-router'
import {
  moduleRegistryOf,
  ownPictureOf,
  readRegion,
  readVariants,
  requestedView,
  viewerOf,
  withOwnFieldsOf,
} from '../../content/index.server.ts'
import { RegionView } from '../../content/index.ts'
import { cachedLoader } from '../../platform/http/cached-loader.ts'
import { setPageMetadata } from '../../platform/http/page-metadata.ts'
import { requireFound, requireId } from '../../platform/http/required.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { platformOf } from '../../platform/platform.ts'
import { canonicalAddress } from '../../platform/routing/canonical-address.ts'
import { link } from '../../platform/routing/link.ts'
import { readAnnounced } from '../../platform/translations/announced-languages.server.ts'
import { readSettings } from '../../site/index.server.ts'
import { Credit } from '../../ui/Credit.tsx'
import { OwnPart, OwnText } from '../../ui/OwnText.tsx'
import { PageSlot } from '../../ui/PageSlot.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { SmartLink } from '../../ui/SmartLink.tsx'
import { ArticleTeaser } from '../components/ArticleTeaser.tsx'
import { MagazineHeadline } from '../MagazineHeadline.tsx'
import { articleMetadata } from '../metadata.server.ts'
import { categoriesOrNone, findArticle, listRelatedArticles, listTagsOf } from '../queries.server.ts'
import { readingMinutes } from '../reading-time.ts'
import styles from './article.module.css'

export { links } from '../../ui/reading.ts'

const RELATED_SHOWN = 3

/** The page of an article (B §2): header, content and related articles. Staff, and who has a preview link, may open it before publication. */
export const loader = cachedLoader(async ({ context, params, request }) => {
  const platform = platformOf(context)
  const modules = moduleRegistryOf(context)
  const id = requireId(params.id)
  const object = { contentType: 'article', objectId: id }
  const isStaff = Boolean(await viewerOf(context, object))
  const published = await findArticle(platform, id)
  const view = await requestedView(context, new URL(request.url), object)
  const isShown = isStaff || (view.shared?.contentType === 'article' && view.shared.objectId === id)
  const stored = requireFound(published ?? (isShown ? await findArticle(platform, id, { alsoUnpublished: true }) : undefined))
  const [region, variants, tags, categories, related, { design }] = await Promise.all([
    readRegion(context, 'article', id, view).then(requireFound),
    readVariants(platform, object),
    listTagsOf(platform, id),
    categoriesOrNone(platform),
    listRelatedArticles(platform, stored, RELATED_SHOWN),
    readSettings(platform),
  ])
  const shown = { object, field: 'imageId', picture: stored.picture } as const
  const article = { ...withOwnFieldsOf(stored, region), picture: await ownPictureOf(platform, shown, region) }
  const languages = (await readAnnounced(platform))([['article', id]])
  setPageMetadata(context, { ...articleMetadata(article, { origin: platform.config.publicUrl, houseName: design.houseName }), languages })
  return {
    ...variants,
    article,
    isOut: published !== undefined,
    edit: view.edit,
    tags,
    related,
    region,
    minutes: readingMinutes([article.lead, ...region.containers.map(({ document }) => modules.searchText(document))].join('\n')),
    magazineHead: { title: t('Magazine'), categories, current: article.categoryId, isArticle: true },
    breadcrumb: [{ title: t('Magazine'), url: link('magazine') }, { title: article.title }],
    canonical: canonicalAddress(platform.config.publicUrl, article.url, languages),
  }
})

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return []
  const { article, canonical } = loaderData
  return [
    { title: article.title },
    { name: 'description', content: article.lead },
    { tagName: 'link', rel: 'canonical', href: canonical },
    { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', title: t('Magazine'), href: link('magazine-feed') },
  ]
}

/** Rendered by the layout above the page. */
export const handle = { MagazineHeadline }

export default function Article() {
  const { region, edit } = useLoaderData<typeof loader>()
  return <RegionView region={region} edit={edit} page={<ArticlePage />} />
}

function ArticlePage() {
  const { article, isOut, related, tags, minutes } = useLoaderData<typeof loader>()
  return (
    <>
      <article className={styles.article} data-zweiklang={article.zweiklang}>
        <header className={styles.head}>
          {!isOut && <p className={styles.unpublished}>{t('Not published yet. Only visible to staff.')}</p>}
          <OwnText field="preline" as="p" className={styles.preline}>
            {article.preline}
          </OwnText>
          <OwnText key={article.id} field="title" as="h1" className={styles.title}>
            {article.title}
          </OwnText>
          <OwnText field="subline" as="p" className={styles.subline}>
            {article.subline}
          </OwnText>
          <OwnText field="lead" as="p" className={styles.lead}>
            {article.lead}
          </OwnText>
          <p className={styles.by}>
            {article.author && <span>{t('By {name}', { name: article.author })}</span>}
            <time dateTime={article.publishedAt}>{article.longDate}</time>
            <span>{t('{n} min read', { n: minutes })}</span>
          </p>
        </header>
        <OwnPart field="imageId">
          {article.picture && (
            <div className={styles.shown}>
              <Picture picture={article.picture} sizes="100vw" ratio="21 / 9" priority className={styles.picture} />
              <Credit picture={article.picture} isOver />
            </div>
          )}
        </OwnPart>
        <PageSlot name="main" className={styles.body} />
        {tags.length > 0 && (
          <nav aria-label={t('Topics')} className={styles.tags}>
            <ul>
              {tags.map((tag) => (
                <li key={tag.id}>
                  <SmartLink to={tag.url}>#{tag.name}</SmartLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </article>
      {related.length > 0 && (
        <section className={styles.related} aria-labelledby="related">
          <h2 id="related">{t('Read next')}</h2>
          <div className={styles.pieces}>
            {related.map((relatedArticle) => (
              <ArticleTeaser key={relatedArticle.id} article={relatedArticle} look="picture" />
            ))}
          </div>
        </section>
      )}
    </>
  )
}
