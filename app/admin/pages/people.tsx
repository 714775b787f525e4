import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { mayDo } from '../../platform/auth/rights.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { platformOf } from '../../platform/platform.ts'
import { AdminFrame } from '../AdminFrame.tsx'
import Login from '../Login.tsx'
import { People } from '../People.tsx'
import { listPeople } from '../people.server.ts'
import { staffOf } from '../staff.server.ts'

/** Everybody who can log in, for administrators. */
export async function loader({ context }: LoaderFunctionArgs) {
  const staff = await staffOf(context)
  if (!staff) return null
  if (!mayDo(staff.viewer.role, 'read', 'people')) throw new Response(t('Your account may not do this.'), { status: 403 })
  return { frame: staff.frame, ownEmail: staff.viewer.email, people: await listPeople(platformOf(context).db) }
}

export const meta: MetaFunction = () => [{ title: t('People') }]

export default function PeoplePage() {
  const data = useLoaderData<typeof loader>()
  if (!data) return <Login />
  return (
    <AdminFrame frame={data.frame}>
      <People people={data.people} ownEmail={data.ownEmail} />
    </AdminFrame>
  )
}
