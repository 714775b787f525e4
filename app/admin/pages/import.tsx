import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { Import } from '../../imports/Import.tsx'
import { readImports } from '../../imports/stored-imports.server.ts'
import { authorize } from '../../platform/http/authorize.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { AdminScreen } from '../AdminScreen.tsx'
import { loadScreen } from '../load-screen.server.ts'

/** The import of a programme. */
export async function loader({ context }: LoaderFunctionArgs) {
  return loadScreen(context, async ({ platform, viewer }) => {
    authorize(viewer, 'write', 'programme')
    return { imports: await readImports(platform) }
  })
}

export const meta: MetaFunction = () => [{ title: t('Import programme') }]

export default function ImportPage() {
  return <AdminScreen data={useLoaderData<typeof loader>()}>{({ imports }) => <Import imports={imports} />}</AdminScreen>
}
