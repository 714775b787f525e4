import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { readAuditState } from '../../audit/jobs.server.ts'
import { countFindings, countGroups, filterFrom, readFindings } from '../../audit/read-findings.server.ts'
import { SiteAudit } from '../../audit/SiteAudit.tsx'
import { can } from '../../platform/auth/rights.ts'
import { authorize } from '../../platform/http/authorize.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { idIn } from '../../records/id-param.ts'
import { nextPageQuery } from '../../staff-ui/table/next-page-query.ts'
import { AdminScreen } from '../AdminScreen.tsx'
import { loadScreen } from '../load-screen.server.ts'

/** The audit's findings. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadScreen(context, async ({ platform, viewer }) => {
    authorize(viewer, 'read', 'site')
    const url = new URL(request.url)
    const by = filterFrom(url.searchParams.get('kind'))
    const [{ findings, next }, counts, state] = await Promise.all([
      readFindings(platform, { by, before: idIn(url.searchParams.get('before')) }),
      countFindings(platform),
      readAuditState(platform),
    ])
    return {
      findings,
      counts,
      groups: countGroups(counts),
      by: by ?? '',
      next: nextPageQuery(url, next ?? undefined),
      state,
      asksOthers: platform.config.OUTSIDE_LINKS === 'on',
      mayStart: can(viewer.role, 'write', 'site'),
    }
  })
}

export const meta: MetaFunction = () => [{ title: t('Site audit') }]

export default function CheckPage() {
  return <AdminScreen data={useLoaderData<typeof loader>()}>{(shown) => <SiteAudit {...shown} />}</AdminScreen>
}
