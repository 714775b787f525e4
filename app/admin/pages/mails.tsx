import { join } from 'node:path'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { platformOf } from '../../platform/platform.ts'
import { AdminFrame } from '../AdminFrame.tsx'
import { idIn } from '../id-in.ts'
import Login from '../Login.tsx'
import { pageBefore } from '../page-before.ts'
import { asResponse } from '../refused-page.server.ts'
import { assertMayInArea } from '../rights.server.ts'
import { staffOf } from '../staff.server.ts'
import { Mails } from '../watch/Mails.tsx'
import { MAIL_STATES, readMails } from '../watch/mails.server.ts'

/** The mails of the house: what was sent, what waits, what failed. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const staff = await staffOf(context)
  if (!staff) return null
  return asResponse(async () => {
    assertMayInArea(staff.viewer, 'read', 'people')
    const platform = platformOf(context)
    const url = new URL(request.url)
    const state = MAIL_STATES.find((one) => one === url.searchParams.get('state'))
    const { mails, next } = await readMails(platform, { state, before: idIn(url.searchParams.get('before')) })
    const outbox = platform.config.SMTP_URL ? null : join(platform.config.DATA_DIR, 'outbox')
    return { frame: staff.frame, mails, state: state ?? '', next: pageBefore(url, next ?? undefined), outbox }
  })
}

export const meta: MetaFunction = () => [{ title: t('Mails') }]

export default function MailsPage() {
  const data = useLoaderData<typeof loader>()
  if (!data) return <Login />
  const { frame, ...shown } = data
  return (
    <AdminFrame frame={frame}>
      <Mails {...shown} />
    </AdminFrame>
  )
}
