import { useLocation } from 'react-router'
import { t } from '../platform/i18n/i18n.ts'
import { useLayoutData } from '../site/index.ts'
import { Breadcrumb, type Crumb } from '../ui/Breadcrumb.tsx'
import { SmartLink } from '../ui/SmartLink.tsx'
import styles from './PageHeader.module.css'
import { tabsOf } from './tabs-of.ts'

type Props = { breadcrumb?: Crumb[] | undefined; title?: string | undefined }

/** The shared page header: breadcrumb, title, and the tabs of a section that has them (A §2.2, AMB-04). */
export function PageHeader({ breadcrumb, title }: Props) {
  const frame = useLayoutData()
  const { pathname } = useLocation()
  const tabs = tabsOf(frame?.menu ?? [], pathname)
  return (
    <div className={styles.header} data-page-header>
      {breadcrumb && <Breadcrumb crumbs={breadcrumb} />}
      {title && (
        <h1 key={title} className={`${styles.title} curtain`}>
          {title}
        </h1>
      )}
      {tabs.length > 0 && (
        <nav className={styles.tabs} aria-label={t('In this section')}>
          <ul>
            {tabs.map((tab) => (
              <li key={tab.url}>
                <SmartLink to={tab.url} aria-current={tab.url === pathname ? 'page' : undefined} prefetch="intent">
                  {tab.menu_name}
                </SmartLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}
