import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { mayDo } from '../../platform/auth/rights.ts'
import { assertMay } from '../../platform/http/assert-may.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { AdminScreen } from '../AdminScreen.tsx'
import { Check } from '../check/Check.tsx'
import { readCheckState } from '../check/jobs.server.ts'
import { countFindings, countGroups, narrowingIn, readFindings } from '../check/read-findings.server.ts'
import { idIn } from '../id-in.ts'
import { loadScreen } from '../load-screen.server.ts'
import { pageBefore } from '../page-before.ts'

/** What is wrong in what visitors meet. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadScreen(context, async ({ platform, viewer }) => {
    assertMay(viewer, 'read', 'site')
    const url = new URL(request.url)
    const by = narrowingIn(url.searchParams.get('kind'))
    const [{ findings, next }, counts, state] = await Promise.all([
      readFindings(platform, { by, before: idIn(url.searchParams.get('before')) }),
      countFindings(platform),
      readCheckState(platform),
    ])
    return {
      findings,
      counts,
      groups: countGroups(counts),
      by: by ?? '',
      next: pageBefore(url, next ?? undefined),
      state,
      asksOthers: platform.config.OUTSIDE_LINKS === 'on',
      mayStart: mayDo(viewer.role, 'write', 'site'),
    }
  })
}

export const meta: MetaFunction = () => [{ title: t('Check of the site') }]

export default function CheckPage() {
  return <AdminScreen data={useLoaderData<typeof loader>()}>{(shown) => <Check {...shown} />}</AdminScreen>
}
