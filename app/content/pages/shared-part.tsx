import { data, type MetaFunction, useLoaderData } from 'react-router'
import { markUncacheable } from '../../platform/cache/dependencies.ts'
import { cachedLoader } from '../../platform/http/cached-loader.ts'
import { requireFound, requireId } from '../../platform/http/required.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { platformOf } from '../../platform/platform.ts'
import { viewerOf } from '../object-viewer.server.ts'
import { RegionView } from '../RegionView.tsx'
import { readRegion } from '../region.server.ts'
import { requestedView } from '../requested-view.server.ts'
import { SHARED_PART } from '../reuse/reusable.ts'
import { readSharedPart } from '../reuse/shared-part.server.ts'
import styles from './reusable.module.css'

/** A shared part by itself, where staff edit it and see at which places it is shown. Visitors get 404. */
export const loader = cachedLoader(async ({ context, params, request }) => {
  markUncacheable()
  const id = requireId(params.id)
  const object = { contentType: SHARED_PART, objectId: id }
  if (!(await viewerOf(context, object))) throw data(t('This page could not be found'), { status: 404 })
  const part = requireFound(await readSharedPart(platformOf(context), id))
  const view = await requestedView(context, new URL(request.url), object)
  const region = requireFound(await readRegion(context, SHARED_PART, id, view))
  return { page: { title: part.title }, places: part.places, region, edit: view.edit }
})

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData?.page.title ?? '' },
  { name: 'robots', content: 'noindex' },
]

export default function SharedPart() {
  const { page, places, region, edit } = useLoaderData<typeof loader>()
  return (
    <article className={styles.part}>
      <aside className={styles.note} aria-labelledby="part-title">
        <h1 id="part-title">{t('Shared part “{title}”', { title: page.title })}</h1>
        {places.length === 0 ? (
          <p>{t('It is not shown anywhere yet. Add it to a page with “+”.')}</p>
        ) : (
          <>
            <p>{t('Changes show at {n} places once they are published:', { n: places.length })}</p>
            <ul>
              {places.map(({ title, url, isDraft }) => (
                <li key={`${url}${title}`}>
                  {url ? <a href={url}>{title}</a> : title} {isDraft && t('(draft)')}
                </li>
              ))}
            </ul>
          </>
        )}
      </aside>
      <RegionView region={region} edit={edit} />
    </article>
  )
}
