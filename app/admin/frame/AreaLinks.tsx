import { NavLink } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { type MenuArea, screenUrl } from './menu-area.ts'

/** The screens of an area. */
export function AreaLinks({ area, className }: { area: MenuArea; className: string | undefined }) {
  return (
    <nav aria-label={t(area.label)} className={className}>
      <ul>
        {area.links.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={screenUrl(to)} end={to === ''}>
              {t(label)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
