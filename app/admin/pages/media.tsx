import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { parseMediaQuery, readCollections, readLibrary } from '../../media-library/library.server.ts'
import { MediaLibrary } from '../../media-library/MediaLibrary.tsx'
import { listedFiles } from '../../media-library/own-files.server.ts'
import { mediaRecordType } from '../../media-library/record-type.ts'
import { canWithType } from '../../platform/auth/rights.ts'
import { forbidden } from '../../platform/http/authorize.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { describeType } from '../../records/type-description.server.ts'
import { nextPageQuery } from '../../staff-ui/table/next-page-query.ts'
import { AdminScreen } from '../AdminScreen.tsx'
import { loadScreen } from '../load-screen.server.ts'

/** The media library. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadScreen(context, async ({ platform, viewer }) => {
    if (!canWithType(viewer.role, 'read', mediaRecordType)) throw forbidden()
    const url = new URL(request.url)
    const query = parseMediaQuery(url.searchParams)
    const only = listedFiles(viewer)
    const [{ files, next }, collections] = await Promise.all([readLibrary(platform, query, only), readCollections(platform, only)])
    return { type: describeType(mediaRecordType, viewer), query, files, collections, next: nextPageQuery(url, next ?? undefined) }
  })
}

export const meta: MetaFunction = () => [{ title: t('Media library') }]

export default function MediaPage() {
  return <AdminScreen data={useLoaderData<typeof loader>()}>{(library) => <MediaLibrary {...library} />}</AdminScreen>
}
