import { eq } from 'drizzle-orm'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { type MediaFacts, MediaItem } from '../../media-library/MediaItem.tsx'
import { mayChangeFile, mayReadFile } from '../../media-library/own-files.server.ts'
import { mediaRecordType } from '../../media-library/record-type.ts'
import { mediaUsages } from '../../media-library/usages.server.ts'
import { canWithType } from '../../platform/auth/rights.ts'
import { forbidden } from '../../platform/http/authorize.ts'
import { notFound } from '../../platform/http/problem.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { fileOf } from '../../platform/media/file-source.ts'
import { media } from '../../platform/media/tables.ts'
import { idIn } from '../../records/id-param.ts'
import { describeType } from '../../records/type-description.server.ts'
import { readRecord } from '../../records/values.server.ts'
import { AdminScreen } from '../AdminScreen.tsx'
import { loadScreen } from '../load-screen.server.ts'
import { shownOf } from '../screen-data.ts'

/** A file of the media library. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  return loadScreen(context, async ({ platform, viewer }) => {
    if (!canWithType(viewer.role, 'read', mediaRecordType)) throw forbidden()
    const { db } = platform
    const id = idIn(params.id) ?? 0
    if (!(await mayReadFile(platform, viewer, id))) throw notFound()
    const [row] = await db.select().from(media).where(eq(media.id, id))
    const record = row && (await readRecord(db, mediaRecordType, id))
    if (!row || !record) throw notFound()
    const { width, height, bytes, mimeType, isWithdrawn, key } = row
    const facts: MediaFacts = {
      type: mimeType.split(';')[0] ?? '',
      size: [width && height ? `${width} × ${height}` : '', sizeInWords(bytes)].filter(Boolean).join(', '),
      isPicture: width !== null,
      isWithdrawn,
      fileUrl: fileOf(row)?.url ?? null,
      // The key changes with the file's content, so that the browser does not show a cached preview.
      address: `/api/admin/media/${id}/preview?${key}`,
      uses: await mediaUsages(platform, viewer, id),
    }
    const mayChange = await mayChangeFile(db, viewer, id)
    const type = describeType(mediaRecordType, viewer)
    const own = { ...type, mayWrite: type.mayWrite && mayChange, mayDelete: type.mayDelete && mayChange }
    return { type: own, record: { ...record, url: null }, facts }
  })
}

function sizeInWords(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} kB`
  return `${(bytes / 1_000_000).toLocaleString('de-DE', { maximumFractionDigits: 1, minimumFractionDigits: 1 })} MB`
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: shownOf(loaderData)?.record.title ?? t('Media library') }]

export default function MediaItemPage() {
  return (
    <AdminScreen data={useLoaderData<typeof loader>()}>
      {(data) => <MediaItem key={data.record.id} type={data.type} record={data.record} facts={data.facts} />}
    </AdminScreen>
  )
}
