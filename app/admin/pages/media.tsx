import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { mayDo } from '../../platform/auth/rights.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { AdminScreen } from '../AdminScreen.tsx'
import { loadScreen } from '../load-screen.server.ts'
import { Library } from '../media/Library.tsx'
import { mediaQueryOf, readLibrary } from '../media/library.server.ts'
import { pageBefore } from '../page-before.ts'

/** The pictures and files of the house. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadScreen(context, async ({ platform, viewer }) => {
    const url = new URL(request.url)
    const query = mediaQueryOf(url.searchParams)
    const { files, next } = await readLibrary(platform, query)
    const mayWrite = mayDo(viewer.role, 'write', 'media')
    return { query, files, next: pageBefore(url, next ?? undefined), mayWrite }
  })
}

export const meta: MetaFunction = () => [{ title: t('Media library') }]

export default function MediaPage() {
  return <AdminScreen data={useLoaderData<typeof loader>()}>{(library) => <Library {...library} />}</AdminScreen>
}
