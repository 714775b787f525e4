import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { AdminScreen } from '../AdminScreen.tsx'
import { loadScreen } from '../load-screen.server.ts'
import { Today } from '../today/Today.tsx'
import { readTodayScreen } from '../today/today.server.ts'

/** The content-system hub (A §2.1): what is today, and what is to be done. */
export async function loader({ context }: LoaderFunctionArgs) {
  return loadScreen(context, async ({ platform, viewer }) => ({ today: await readTodayScreen(platform, viewer) }))
}

export const meta: MetaFunction = () => [{ title: t('Admin') }]

export default function Hub() {
  return (
    <AdminScreen data={useLoaderData<typeof loader>()}>
      {({ frame, today }) => (
        <Today
          name={frame.person.name}
          hasEveningDesk={frame.menu.some(({ links }) => links.some(({ to }) => to === 'evening'))}
          today={today}
        />
      )}
    </AdminScreen>
  )
}
