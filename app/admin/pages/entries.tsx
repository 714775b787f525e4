import { asc } from 'drizzle-orm'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { listEntries } from '../../forms/index.server.ts'
import { forms } from '../../forms/tables.ts'
import { mayDo } from '../../platform/auth/rights.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { platformOf } from '../../platform/platform.ts'
import { AdminFrame } from '../AdminFrame.tsx'
import { idIn } from '../id-in.ts'
import Login from '../Login.tsx'
import { pageBefore } from '../page-before.ts'
import { asResponse } from '../refused-page.server.ts'
import { assertMayInArea } from '../rights.server.ts'
import { staffOf } from '../staff.server.ts'
import { Entries } from '../watch/Entries.tsx'

const SHOWN = 50

/** What people have sent with the forms of the house. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const staff = await staffOf(context)
  if (!staff) return null
  return asResponse(async () => {
    assertMayInArea(staff.viewer, 'read', 'entries')
    const platform = platformOf(context)
    const url = new URL(request.url)
    const formId = idIn(url.searchParams.get('form'))
    const found = await listEntries(platform, { formId, before: idIn(url.searchParams.get('before')), limit: SHOWN + 1 })
    const entries = found.slice(0, SHOWN)
    return {
      frame: staff.frame,
      entries,
      forms: await platform.db.select({ id: forms.id, title: forms.title }).from(forms).orderBy(asc(forms.title)),
      formId,
      next: pageBefore(url, found.length > SHOWN ? entries.at(-1)?.id : undefined),
      mayDelete: mayDo(staff.viewer.role, 'delete', 'entries'),
    }
  })
}

export const meta: MetaFunction = () => [{ title: t('Entries of forms') }]

export default function EntriesPage() {
  const data = useLoaderData<typeof loader>()
  if (!data) return <Login />
  const { frame, ...shown } = data
  return (
    <AdminFrame frame={frame}>
      <Entries {...shown} />
    </AdminFrame>
  )
}
