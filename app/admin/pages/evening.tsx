import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { EveningDesk } from '../../evening/EveningDesk.tsx'
import { readEvening } from '../../evening/evening.server.ts'
import { dayOf } from '../../platform/clock/clock.ts'
import { isoDate } from '../../platform/clock/date-schemas.ts'
import { authorize } from '../../platform/http/authorize.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { AdminScreen } from '../AdminScreen.tsx'
import { loadScreen } from '../load-screen.server.ts'

/** The evening desk: what is played on a day, and what can be done about it. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadScreen(context, async ({ platform, viewer }) => {
    authorize(viewer, 'read', 'programme')
    const { data: day } = isoDate.safeParse(new URL(request.url).searchParams.get('day'))
    return { evening: await readEvening(platform, viewer, day ? Temporal.PlainDate.from(day) : dayOf(platform.clock.now())) }
  })
}

export const meta: MetaFunction = () => [{ title: t('Evening desk') }]

export default function EveningPage() {
  return <AdminScreen data={useLoaderData<typeof loader>()}>{({ evening }) => <EveningDesk evening={evening} />}</AdminScreen>
}
