import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { CastGrid } from '../../casting/CastGrid.tsx'
import { can } from '../../platform/auth/rights.ts'
import { authorize } from '../../platform/http/authorize.ts'
import { orNotFound } from '../../platform/http/problem.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { adminUrl } from '../../platform/routing/admin-url.ts'
import { idIn } from '../../records/id-param.ts'
import { recordTypeNamed } from '../../records/registry.server.ts'
import { readRecord } from '../../records/values.server.ts'
import { PageHeader } from '../../staff-ui/PageHeader.tsx'
import styles from '../../staff-ui/screen.module.css'
import { AdminScreen } from '../AdminScreen.tsx'
import { loadScreen } from '../load-screen.server.ts'

/** The cast of a production on its performances. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  return loadScreen(context, async ({ platform, viewer }) => {
    const type = recordTypeNamed('production')
    authorize(viewer, 'read', type.area)
    const { id, title } = orNotFound(await readRecord(platform.db, type, idIn(params.id) ?? 0))
    return { id, title, mayWrite: can(viewer.role, 'write', type.area) }
  })
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData?.frame ? t('Cast: {title}', { title: loaderData.title }) : t('Admin') },
]

export default function ProductionCast() {
  return (
    <AdminScreen data={useLoaderData<typeof loader>()}>
      {({ id, title, mayWrite }) => (
        <>
          <PageHeader title={title}>
            <Link className={styles.second} to={adminUrl('production', id)}>
              {t('Production')}
            </Link>
          </PageHeader>
          <CastGrid key={id} productionId={id} mayWrite={mayWrite} />
        </>
      )}
    </AdminScreen>
  )
}
