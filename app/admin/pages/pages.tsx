import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { authorize } from '../../platform/http/authorize.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { AdminScreen } from '../AdminScreen.tsx'
import { loadScreen } from '../load-screen.server.ts'
import { Pages } from '../Pages.tsx'
import { parsePageListQuery, readPageList } from '../page-list.server.ts'

/** The list of pages. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadScreen(context, async ({ platform, viewer }) => {
    authorize(viewer, 'read', 'site')
    const query = parsePageListQuery(new URL(request.url).searchParams)
    return { pages: await readPageList(platform, query), query }
  })
}

export const meta: MetaFunction = () => [{ title: t('Pages') }]

export default function PagesPage() {
  return <AdminScreen data={useLoaderData<typeof loader>()}>{(shown) => <Pages {...shown} />}</AdminScreen>
}
