import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { link } from '../../platform/routing/link.ts'
import { useLayoutData } from '../../site/index.ts'
import staff from '../../staff-ui/staff-theme.module.css'
import bar from './bar.module.css'

/** What stands around the screens of those who are not logged in: the house's name, which leads to its site. */
export function PlainFrame({ children }: { children: ReactNode }) {
  const houseName = useLayoutData()?.houseName ?? t('Website')
  return (
    <div className={`${staff.hub} ${bar.plain}`} data-hub>
      <header className={bar.bar}>
        <Link to={link('home')} className={bar.house}>
          <span className={bar.mark} aria-hidden="true">
            {houseName[0]}
          </span>
          <span className={bar.name}>{houseName}</span>
        </Link>
      </header>
      {children}
    </div>
  )
}
