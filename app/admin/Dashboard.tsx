import { t } from '../platform/i18n/i18n.ts'
import styles from './admin.module.css'
import type { StaffPage } from './pages.server.ts'
import './staff-catalogue.ts'

/** Every page with the way to edit it. */
export default function Dashboard({ name, pages }: { name: string; pages: StaffPage[] }) {
  return (
    <div className={styles.page}>
      <h1>{t('Administration')}</h1>
      <p>{name}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('Page')}</th>
            <th scope="col">{t('Address')}</th>
            <th scope="col">{t('State')}</th>
            <th scope="col">
              <span className="visually-hidden">{t('Edit page')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {pages.map((page) => (
            <tr key={page.id}>
              <td>{page.title}</td>
              <td>
                <a href={page.url}>{page.url}</a>
              </td>
              <td>{page.isOnline ? t('Online') : t('Offline')}</td>
              <td>
                <a href={`${page.url}?edit`} aria-label={`${t('Edit page')}: ${page.title}`}>
                  {t('Edit page')}
                </a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
