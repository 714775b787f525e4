import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import type { AreaCount, MenuArea } from './menu-area.ts'
import { ScreenLink } from './ScreenLink.tsx'

type Props = { area: MenuArea; count: AreaCount | undefined; className: string | undefined }

/** The screens of an area, with its number at the one it is about. The shown one is in sight where they do not all fit. */
export function AreaLinks({ area, count, className }: Props) {
  const list = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    if (list.current && pathname) showCurrent(list.current)
  }, [pathname])
  return (
    <nav ref={list} aria-label={t(area.label)} className={className}>
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

/** Scrolls only the list itself, so that the page stays where it is. */
function showCurrent(list: HTMLElement): void {
  const link = list.querySelector('[aria-current="page"]')?.getBoundingClientRect()
  const { left, width } = list.getBoundingClientRect()
  if (link) list.scrollLeft += link.left + link.width / 2 - (left + width / 2)
}
