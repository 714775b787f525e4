import { t } from '../../platform/i18n/i18n.ts'
import type { AreaCount, MenuArea } from './menu-area.ts'
import { ScreenLink } from './ScreenLink.tsx'

type Props = { area: MenuArea; count: AreaCount | undefined; className: string | undefined }

/** The screens of an area, with its number at the one it is about. */
export function AreaLinks({ area, count, className }: Props) {
  return (
    <nav aria-label={t(area.label)} className={className}>
      <ul>
        {area.links.map(({ to, label }) => (
          <li key={to}>
            <ScreenLink to={to}>
              {t(label)}
              {count?.on === to && (
                <>
                  <small aria-hidden="true">{count.number}</small>
                  <span className="visually-hidden">, {count.says}</span>
                </>
              )}
            </ScreenLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
