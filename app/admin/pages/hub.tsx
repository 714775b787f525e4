import { lazy, Suspense } from 'react'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { viewerOf } from '../../platform/auth/viewer-context.ts'
import { noteUncacheable } from '../../platform/cache/tracking.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { platformOf } from '../../platform/platform.ts'
import { listPagesForStaff } from '../pages.server.ts'

const Login = lazy(() => import('../Login.tsx'))
const Dashboard = lazy(() => import('../Dashboard.tsx'))

/** The content-system hub (A §2.1): the way in, and from there to every page. */
export async function loader({ context }: LoaderFunctionArgs) {
  noteUncacheable()
  const viewer = await viewerOf(context)
  return { name: viewer?.name ?? null, pages: viewer ? await listPagesForStaff(platformOf(context)) : [] }
}

export const meta: MetaFunction = () => [{ title: t('Administration') }]

export default function Hub() {
  const { name, pages } = useLoaderData<typeof loader>()
  return <Suspense>{name === null ? <Login /> : <Dashboard name={name} pages={pages} />}</Suspense>
}
