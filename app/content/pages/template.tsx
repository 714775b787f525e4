import { eq } from 'drizzle-orm'
import { data, type MetaFunction, useLoaderData } from 'react-router'
import { markUncacheable } from '../../platform/cache/dependencies.ts'
import { cachedLoader } from '../../platform/http/cached-loader.ts'
import { requireFound, requireId } from '../../platform/http/required.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { platformOf } from '../../platform/platform.ts'
import { adminUrl } from '../../platform/routing/admin-url.ts'
import { viewerOf } from '../object-viewer.server.ts'
import { RegionView } from '../RegionView.tsx'
import { readRegion } from '../region.server.ts'
import { requestedView } from '../requested-view.server.ts'
import { TEMPLATE } from '../reuse/reusable.ts'
import { templates } from '../tables.ts'
import styles from './reusable.module.css'

/** A template by itself, where staff edit it. Visitors get 404. */
export const loader = cachedLoader(async ({ context, params, request }) => {
  markUncacheable()
  const id = requireId(params.id)
  const object = { contentType: TEMPLATE, objectId: id }
  if (!(await viewerOf(context, object))) throw data(t('This page could not be found'), { status: 404 })
  const [template] = await platformOf(context).db.select().from(templates).where(eq(templates.id, id))
  const { title, kind } = requireFound(template)
  const view = await requestedView(context, new URL(request.url), object)
  // Nothing of a template is ever live: it is shown as it is in the editor.
  const region = requireFound(await readRegion(context, TEMPLATE, id, view.edit ? view : { ...view, preview: true }))
  return { page: { title }, kind, form: adminUrl(TEMPLATE, id), region, edit: view.edit }
})

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData?.page.title ?? '' },
  { name: 'robots', content: 'noindex' },
]

export default function Template() {
  const { page, kind, form, region, edit } = useLoaderData<typeof loader>()
  return (
    <article className={styles.part}>
      <aside className={styles.note} aria-labelledby="template-title">
        <h1 id="template-title">{t('Template “{title}”', { title: page.title })}</h1>
        <p>
          {kind === 'page'
            ? t('New pages that are made from it begin as it is here. Pages that exist stay as they are.')
            : t('“+” offers copies of it as it is here. Copies that exist stay as they are.')}{' '}
          <a href={form}>{t('Rename or delete')}</a>
        </p>
      </aside>
      <RegionView region={region} edit={edit} />
    </article>
  )
}
