import { t } from '../../platform/i18n/i18n.ts'
import { ADMIN_PATH } from '../../platform/routing/table.ts'
import type { Account } from '../account.server.ts'
import styles from '../pages/legal.module.css'

/** Name and email address of the logged-in user; for visitors a link to the login. */
export function AccountDetails({ account }: { account: Account }) {
  if (!account) {
    return (
      <p className={styles.note}>
        {t('You are not logged in.')} <a href={ADMIN_PATH}>{t('Log in')}</a>
      </p>
    )
  }
  return (
    <dl className={styles.details}>
      <dt>{t('Name')}</dt>
      <dd>{account.name}</dd>
      <dt>{t('Email address')}</dt>
      <dd>{account.email}</dd>
    </dl>
  )
}
