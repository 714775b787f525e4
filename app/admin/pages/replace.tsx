import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { authorize } from '../../platform/http/authorize.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { AdminScreen } from '../AdminScreen.tsx'
import { FindReplace } from '../find-replace/FindReplace.tsx'
import { loadScreen } from '../load-screen.server.ts'

/** Find and replace across pages. */
export async function loader({ context }: LoaderFunctionArgs) {
  return loadScreen(context, ({ viewer }) => {
    authorize(viewer, 'write', 'site')
    return {}
  })
}

export const meta: MetaFunction = () => [{ title: t('Find and replace') }]

export default function ReplacePage() {
  return <AdminScreen data={useLoaderData<typeof loader>()}>{() => <FindReplace />}</AdminScreen>
}
