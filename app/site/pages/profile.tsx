import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { link } from '../../platform/routing/link.ts'
import { SmartLink } from '../../ui/SmartLink.tsx'
import { readAccount } from '../account.server.ts'
import { AccountDetails } from '../components/AccountDetails.tsx'
import styles from './legal.module.css'

/** The profile of the logged-in user (A §2.1); for visitors a link to the login. */
export async function loader({ context }: LoaderFunctionArgs) {
  return { account: await readAccount(context), breadcrumb: [{ title: t('My profile') }] }
}

export const meta: MetaFunction = () => [{ title: t('My profile') }]

export default function Profile() {
  const { account } = useLoaderData<typeof loader>()
  return (
    <div className={styles.page}>
      <h1>{t('My profile')}</h1>
      <AccountDetails account={account} />
      <p className={styles.note}>
        <SmartLink to={link('user-settings')}>{t('Account settings')}</SmartLink>
      </p>
    </div>
  )
}
