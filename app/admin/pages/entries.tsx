import { asc } from 'drizzle-orm'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { listEntries } from '../../forms/index.server.ts'
import { forms } from '../../forms/tables.ts'
import { entryFiltersIn } from '../../operations/entries/entry-filters.server.ts'
import { FormEntries } from '../../operations/entries/FormEntries.tsx'
import { can } from '../../platform/auth/rights.ts'
import { authorize } from '../../platform/http/authorize.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { idIn } from '../../records/id-param.ts'
import { OPENED_PARAMETER } from '../../records/saved-view.ts'
import { nextPageQuery } from '../../staff-ui/table/next-page-query.ts'
import { AdminScreen } from '../AdminScreen.tsx'
import { loadScreen } from '../load-screen.server.ts'

const SHOWN = 50

/** The entries of forms. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadScreen(context, async ({ platform, viewer }) => {
    authorize(viewer, 'read', 'entries')
    const url = new URL(request.url)
    const filters = entryFiltersIn(url.searchParams)
    const openedId = idIn(url.searchParams.get(OPENED_PARAMETER))
    const [rows, [opened]] = await Promise.all([
      listEntries(platform, { ...filters, before: idIn(url.searchParams.get('before')), limit: SHOWN + 1 }),
      openedId ? listEntries(platform, { id: openedId, limit: 1 }) : [],
    ])
    const entries = rows.slice(0, SHOWN)
    return {
      entries,
      forms: await platform.db.select({ id: forms.id, title: forms.title }).from(forms).orderBy(asc(forms.title)),
      ...{ filters, opened },
      next: nextPageQuery(url, rows.length > SHOWN ? entries.at(-1)?.id : undefined),
      mayWrite: can(viewer.role, 'write', 'entries'),
      mayDelete: can(viewer.role, 'delete', 'entries'),
      ownAddress: viewer.email,
      isMailing: platform.config.SMTP_URL !== undefined,
    }
  })
}

export const meta: MetaFunction = () => [{ title: t('Form entries') }]

export default function EntriesPage() {
  return <AdminScreen data={useLoaderData<typeof loader>()}>{(shown) => <FormEntries {...shown} />}</AdminScreen>
}
