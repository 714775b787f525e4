import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { readAccount } from '../account.server.ts'
import { AccountDetails } from '../components/AccountDetails.tsx'
import { CookieSummary } from '../components/CookieSummary.tsx'
import styles from './legal.module.css'

/** The user's name, email address and consent (A §2.1), read-only, with links to change them. */
export async function loader({ context }: LoaderFunctionArgs) {
  return { account: await readAccount(context), breadcrumb: [{ title: t('Account settings') }] }
}

export const meta: MetaFunction = () => [{ title: t('Account settings') }]

export default function UserSettings() {
  const { account } = useLoaderData<typeof loader>()
  return (
    <div className={styles.page}>
      <h1>{t('Account settings')}</h1>
      <AccountDetails account={account} />
      <CookieSummary />
    </div>
  )
}
