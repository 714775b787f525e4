import { lazy, Suspense } from 'react'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { markUncacheable } from '../../platform/cache/dependencies.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { platformOf } from '../../platform/platform.ts'

const Password = lazy(() => import('../Password.tsx'))

/** Requests a password link; also the target of that link. */
export function loader({ context, request }: LoaderFunctionArgs) {
  markUncacheable()
  const sendsMails = platformOf(context).config.SMTP_URL !== undefined
  return { token: new URL(request.url).searchParams.get('token'), sendsMails }
}

// The URL contains a secret token and must not be sent as a referrer.
export const meta: MetaFunction = () => [{ title: t('Password') }, { name: 'referrer', content: 'no-referrer' }]

export default function PasswordPage() {
  const { token, sendsMails } = useLoaderData<typeof loader>()
  return (
    <Suspense>
      <Password token={token} sendsMails={sendsMails} />
    </Suspense>
  )
}
