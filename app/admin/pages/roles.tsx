import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { can } from '../../platform/auth/rights.ts'
import { authorize } from '../../platform/http/authorize.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { readAreaFields } from '../../users/role-fields.server.ts'
import { Roles } from '../../users/roles/Roles.tsx'
import { listRoles } from '../../users/roles.server.ts'
import { AdminScreen } from '../AdminScreen.tsx'
import { loadScreen } from '../load-screen.server.ts'

/** The roles and what each may do, for administrators. */
export async function loader({ context }: LoaderFunctionArgs) {
  return loadScreen(context, async ({ platform, viewer }) => {
    authorize(viewer, 'read', 'people')
    return { roles: await listRoles(platform.db), areaFields: readAreaFields(), mayWrite: can(viewer.role, 'write', 'people') }
  })
}

export const meta: MetaFunction = () => [{ title: t('Roles') }]

export default function RolesPage() {
  return <AdminScreen data={useLoaderData<typeof loader>()}>{({ frame: _, ...shown }) => <Roles {...shown} />}</AdminScreen>
}
