import { t } from '../platform/i18n/i18n.ts'
import { link } from '../platform/routing/link.ts'
import styles from './Breadcrumb.module.css'
import { Icon } from './Icon.tsx'
import { SmartLink } from './SmartLink.tsx'

/** One step; without an address it is plain text (a page that cannot be opened, or the current page). */
export type Crumb = { title: string; url?: string | undefined }

/**
 * The breadcrumb from home to this page (A §2.3). The first step is always home, the last is this page; on a phone it
 * is a single link one step up.
 */
export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  const above = crumbs.slice(0, -1).findLast((crumb) => crumb.url)
  return (
    <nav aria-label={t('You are here')} className={styles.breadcrumb}>
      <SmartLink to={above?.url ?? link('home')} className={styles.back}>
        <Icon name="arrow-left" />
        <span className="visually-hidden">{t('Back')}: </span>
        <span className={styles.above}>{above?.title ?? t('Home')}</span>
      </SmartLink>
      <ol>
        <li>
          <SmartLink to={link('home')}>{t('Home')}</SmartLink>
        </li>
        {crumbs.map((crumb, index) => (
          <li key={`${crumb.title}${crumb.url ?? ''}`}>
            {crumb.url && index < crumbs.length - 1 ? (
              <SmartLink to={crumb.url}>{crumb.title}</SmartLink>
            ) : (
              <span aria-current={index === crumbs.length - 1 ? 'page' : undefined}>{crumb.title}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
