import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { getSessionUser } from '../../platform/auth/session-context.ts'
import { markUncacheable } from '../../platform/cache/dependencies.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { platformOf } from '../../platform/platform.ts'
import { Account } from '../../users/account/Account.tsx'
import { readOwnAccount } from '../../users/account/account.server.ts'
import { AdminScreen } from '../AdminScreen.tsx'
import { loginData } from '../load-screen.server.ts'
import { closedFrame, readStaffFrame } from '../staff.server.ts'

/** The user's own account; the only screen open before a required second factor is set up. */
export async function loader({ context }: LoaderFunctionArgs) {
  markUncacheable()
  const platform = platformOf(context)
  const person = await getSessionUser(context)
  if (!person) return loginData(platform)
  const frame = person.mustSetUpSecondFactor ? closedFrame(person) : await readStaffFrame(context, person)
  return { frame, account: await readOwnAccount(platform.db, person) }
}

export const meta: MetaFunction = () => [{ title: t('My account') }]

export default function AccountPage() {
  return <AdminScreen data={useLoaderData<typeof loader>()}>{({ account }) => <Account account={account} />}</AdminScreen>
}
