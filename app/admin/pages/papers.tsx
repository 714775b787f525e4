import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { PaperScreen } from '../../papers/PaperScreen.tsx'
import { PAPER_TITLES } from '../../papers/paper-titles.ts'
import { parsePaperRequest } from '../../papers/parse-paper-request.ts'
import { readPaper } from '../../papers/read-paper.server.ts'
import { dayOf } from '../../platform/clock/clock.ts'
import { authorize } from '../../platform/http/authorize.ts'
import type { Platform } from '../../platform/platform.ts'
import { AdminScreen } from '../AdminScreen.tsx'
import { loadScreen } from '../load-screen.server.ts'
import { shownOf } from '../screen-data.ts'

/** A paper of a performance or of a month, to be printed. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadScreen(context, async ({ platform, viewer }) => {
    authorize(viewer, 'read', 'programme')
    const asked = parsePaperRequest(new URL(request.url).searchParams, today(platform))
    return { asked, read: await readPaper(platform, asked), hasPdf: platform.config.CHROMIUM_PATH !== undefined }
  })
}

function today({ clock }: Platform): string {
  return dayOf(clock.now()).toString()
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  const read = shownOf(loaderData)?.read
  // Also the name that browsers propose for the file.
  return [{ title: read ? `${PAPER_TITLES[read.kind]()} ${read.paper.title}` : PAPER_TITLES.month() }]
}

export default function PapersPage() {
  return (
    <AdminScreen data={useLoaderData<typeof loader>()}>
      {({ asked, read, hasPdf }) => <PaperScreen request={asked} read={read} hasPdf={hasPdf} />}
    </AdminScreen>
  )
}
