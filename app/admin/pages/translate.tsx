import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { RecordTranslation } from '../../translations/RecordTranslation.tsx'
import { loadRecordTranslation } from '../../translations/screens.server.ts'
import { AdminScreen } from '../AdminScreen.tsx'
import { loadScreen } from '../load-screen.server.ts'
import { shownOf } from '../screen-data.ts'

/** One record with its translation into a language of the site. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  return loadScreen(context, ({ platform, viewer }) => loadRecordTranslation(platform, viewer, params, new URL(request.url)))
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  const title = shownOf(loaderData)?.title
  return [{ title: title ? t('Translate “{title}”', { title }) : t('Translations') }]
}

export default function TranslatePage() {
  return (
    <AdminScreen data={useLoaderData<typeof loader>()}>
      {({ frame: _, ...shown }) => <RecordTranslation key={Object.values(shown.record).join('/')} {...shown} />}
    </AdminScreen>
  )
}
