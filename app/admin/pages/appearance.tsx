import { and, eq } from 'drizzle-orm'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { pages } from '../../content/tables.ts'
import { listFaces, readIdentityInTx } from '../../identity/index.server.ts'
import type { Database } from '../../platform/database/database.ts'
import { authorize } from '../../platform/http/authorize.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { readPictures } from '../../platform/media/media-rows.ts'
import { picturesOfFooter } from '../../site/index.ts'
import { AdminScreen } from '../AdminScreen.tsx'
import { Appearance } from '../appearance/Appearance.tsx'
import { loadScreen } from '../load-screen.server.ts'

/** What the theatre looks like: logo, colours, faces. */
export async function loader({ context }: LoaderFunctionArgs) {
  return loadScreen(context, async ({ platform, viewer }) => {
    authorize(viewer, 'write', 'settings')
    const [read, kept, sharedPage] = await Promise.all([readIdentityInTx(platform.db), listFaces(platform.db), pageToShare(platform.db)])
    const pictures = await readPictures(platform, picturesOfFooter(read.identity.footer))
    return { read, kept, pictures: [...pictures.values()], sharedPage }
  })
}

/** A page that has an address of its own, to show the picture of a link to it; null in a house without pages. */
async function pageToShare(db: Database): Promise<number | null> {
  const [page] = await db
    .select({ id: pages.id })
    .from(pages)
    .where(and(eq(pages.isOnline, true), eq(pages.isClickable, true)))
    .orderBy(pages.id)
    .limit(1)
  return page?.id ?? null
}

export const meta: MetaFunction = () => [{ title: t('Appearance') }]

export default function AppearancePage() {
  return <AdminScreen data={useLoaderData<typeof loader>()}>{(data) => <Appearance {...data} />}</AdminScreen>
}
