import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { authorize } from '../../platform/http/authorize.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { listRoleChoices } from '../../users/roles.server.ts'
import { AdminScreen } from '../AdminScreen.tsx'
import { FirstDay } from '../first-day/FirstDay.tsx'
import { readFirstDayScreen } from '../first-day/first-day.server.ts'
import { loadScreen } from '../load-screen.server.ts'

/** The first day of a house, card by card. */
export async function loader({ context }: LoaderFunctionArgs) {
  return loadScreen(context, async ({ platform, viewer }) => {
    authorize(viewer, 'write', 'settings')
    const [screen, roles] = await Promise.all([readFirstDayScreen(platform), listRoleChoices(platform.db)])
    return { screen, roles }
  })
}

export const meta: MetaFunction = () => [{ title: t('Set up your theatre') }]

export default function FirstDayPage() {
  return (
    <AdminScreen data={useLoaderData<typeof loader>()} isWhole>
      {({ screen, roles }) => <FirstDay screen={screen} roles={roles} />}
    </AdminScreen>
  )
}
