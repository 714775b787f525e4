import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { readDemoTexts } from '../../first-day/index.server.ts'
import { authorize } from '../../platform/http/authorize.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { AdminScreen } from '../AdminScreen.tsx'
import { DemoTexts } from '../demo-texts/DemoTexts.tsx'
import { loadScreen } from '../load-screen.server.ts'

/** What is still the demo's in a house that began with it. */
export async function loader({ context }: LoaderFunctionArgs) {
  return loadScreen(context, async ({ platform, viewer }) => {
    authorize(viewer, 'read', 'site')
    return { texts: await readDemoTexts(platform), isDemo: platform.config.DEMO_HOUSE === 'on' }
  })
}

export const meta: MetaFunction = () => [{ title: t('Still from the demo') }]

export default function DemoTextsPage() {
  return <AdminScreen data={useLoaderData<typeof loader>()}>{(shown) => <DemoTexts {...shown} />}</AdminScreen>
}
