import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { authorize } from '../../platform/http/authorize.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { listRoleChoices } from '../../users/roles.server.ts'
import { UserList } from '../../users/UserList.tsx'
import { listUsers, readSecondFactorRoles } from '../../users/users.server.ts'
import { AdminScreen } from '../AdminScreen.tsx'
import { loadScreen } from '../load-screen.server.ts'

/** The users, for administrators. */
export async function loader({ context }: LoaderFunctionArgs) {
  return loadScreen(context, async ({ platform, viewer }) => {
    authorize(viewer, 'read', 'people')
    const { db } = platform
    const [people, roles, secondFactorRoles] = await Promise.all([listUsers(db), listRoleChoices(db), readSecondFactorRoles(db)])
    return { ownId: viewer.id, people, roles, secondFactorRoles, sendsMails: platform.config.SMTP_URL !== undefined }
  })
}

export const meta: MetaFunction = () => [{ title: t('Users') }]

export default function PeoplePage() {
  return <AdminScreen data={useLoaderData<typeof loader>()}>{({ frame: _, ...shown }) => <UserList {...shown} />}</AdminScreen>
}
