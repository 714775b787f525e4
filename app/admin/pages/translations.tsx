import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { requireRight, SEES_DRAFTS } from '../../platform/http/authorize.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { loadTranslationList } from '../../translations/screens.server.ts'
import { TranslationList } from '../../translations/TranslationList.tsx'
import { AdminScreen } from '../AdminScreen.tsx'
import { loadScreen } from '../load-screen.server.ts'

/** What is translated into the further languages of the site. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadScreen(context, ({ platform, viewer }) => {
    requireRight(viewer, SEES_DRAFTS)
    return loadTranslationList(platform, viewer, new URL(request.url))
  })
}

export const meta: MetaFunction = () => [{ title: t('Translations') }]

export default function TranslationsPage() {
  return <AdminScreen data={useLoaderData<typeof loader>()}>{(shown) => <TranslationList {...shown} />}</AdminScreen>
}
