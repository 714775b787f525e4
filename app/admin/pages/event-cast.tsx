import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { CastTonight } from '../../casting/CastTonight.tsx'
import { canWithType } from '../../platform/auth/rights.ts'
import { orNotFound } from '../../platform/http/problem.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { adminUrl } from '../../platform/routing/admin-url.ts'
import { idIn } from '../../records/id-param.ts'
import { recordTypeNamed } from '../../records/registry.server.ts'
import { accessibleType } from '../../records/type-access.server.ts'
import { readRecord } from '../../records/values.server.ts'
import { PageHeader } from '../../staff-ui/PageHeader.tsx'
import styles from '../../staff-ui/screen.module.css'
import { AdminScreen } from '../AdminScreen.tsx'
import { loadScreen } from '../load-screen.server.ts'
import { shownOf } from '../screen-data.ts'

/** The cast of one evening, to be changed with a few taps. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  return loadScreen(context, async ({ platform, viewer }) => {
    const type = accessibleType(platform, viewer, 'read', recordTypeNamed('event'))
    const { id, values } = orNotFound(await readRecord(platform.db, type, idIn(params.id) ?? 0))
    const production = orNotFound(await readRecord(platform.db, recordTypeNamed('production'), Number(values.productionId)))
    return { id, productionId: production.id, title: production.title, mayWrite: canWithType(viewer.role, 'write', type) }
  })
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: titleOf(shownOf(loaderData)?.title) }]

export default function EventCast() {
  return (
    <AdminScreen data={useLoaderData<typeof loader>()}>
      {({ id, productionId, title, mayWrite }) => (
        <>
          <PageHeader title={title}>
            <Link className={styles.second} to={`${adminUrl('production', productionId)}?tab=cast`}>
              {t('Open cast grid')}
            </Link>
          </PageHeader>
          <CastTonight key={id} productionId={productionId} eventId={id} mayWrite={mayWrite} />
        </>
      )}
    </AdminScreen>
  )
}

function titleOf(production: string | undefined): string {
  return production ? t('Cast: {title}', { title: production }) : t('Admin')
}
