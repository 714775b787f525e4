import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { adminUrl } from '../../platform/routing/admin-url.ts'
import { AdminScreen } from '../AdminScreen.tsx'
import { loadScreen } from '../load-screen.server.ts'
import { Today } from '../today/Today.tsx'
import { readTodayScreen } from '../today/today.server.ts'

/** The content-system hub (A §2.1): what is today, and what is to be done. */
export async function loader({ context }: LoaderFunctionArgs) {
  return loadScreen(context, async ({ platform, viewer }) => {
    const today = await readTodayScreen(platform, viewer)
    // Whoever comes first into an empty house is led; leaving the cards leads back here.
    if (today.isUntouched) throw redirect(adminUrl('first-day'))
    return { today }
  })
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
