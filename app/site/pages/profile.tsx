import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { viewerOf } from '../../platform/auth/viewer-context.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { HUB_PATH } from '../../platform/routing/table.ts'
import styles from './legal.module.css'

/** Name and address of whoever is logged in; visitors get the way to log in. */
export async function loader({ context }: LoaderFunctionArgs) {
  const viewer = await viewerOf(context)
  return { viewer: viewer ? { name: viewer.name, email: viewer.email } : null, breadcrumb: [{ title: t('My profile') }] }
}

export const meta: MetaFunction = () => [{ title: t('My profile') }]

export default function Profile() {
  const { viewer } = useLoaderData<typeof loader>()
  return (
    <div className={styles.page}>
      <h1>{t('My profile')}</h1>
      {viewer ? (
        <dl className={styles.details}>
          <dt>{t('Name')}</dt>
          <dd>{viewer.name}</dd>
          <dt>{t('E-mail address')}</dt>
          <dd>{viewer.email}</dd>
        </dl>
      ) : (
        <p className={styles.note}>
          {t('You are not logged in.')} <a href={HUB_PATH}>{t('Log in')}</a>
        </p>
      )}
    </div>
  )
}
