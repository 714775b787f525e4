import { join } from 'node:path'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { MailLog } from '../../operations/MailLog.tsx'
import { readMail, readMails } from '../../operations/mail-log.server.ts'
import { can } from '../../platform/auth/rights.ts'
import { authorize } from '../../platform/http/authorize.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { MAIL_STATES } from '../../platform/mail/tables.ts'
import { idIn } from '../../records/id-param.ts'
import { OPENED_PARAMETER } from '../../records/saved-view.ts'
import { nextPageQuery } from '../../staff-ui/table/next-page-query.ts'
import { AdminScreen } from '../AdminScreen.tsx'
import { loadScreen } from '../load-screen.server.ts'

/** The email queue: sent, waiting and failed emails, and one that is opened. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadScreen(context, async ({ platform, viewer }) => {
    authorize(viewer, 'read', 'people')
    const url = new URL(request.url)
    const state = MAIL_STATES.find((one) => one === url.searchParams.get('state'))
    const openedId = idIn(url.searchParams.get(OPENED_PARAMETER))
    const [{ mails, next }, opened] = await Promise.all([
      readMails(platform, { state, before: idIn(url.searchParams.get('before')) }),
      openedId ? readMail(platform, openedId) : undefined,
    ])
    const outbox = platform.config.SMTP_URL ? null : join(platform.config.DATA_DIR, 'outbox')
    const mayWrite = can(viewer.role, 'write', 'people')
    return { mails, opened, state: state ?? '', next: nextPageQuery(url, next ?? undefined), outbox, mayWrite }
  })
}

export const meta: MetaFunction = () => [{ title: t('Emails') }]

export default function MailsPage() {
  return <AdminScreen data={useLoaderData<typeof loader>()}>{(shown) => <MailLog {...shown} />}</AdminScreen>
}
