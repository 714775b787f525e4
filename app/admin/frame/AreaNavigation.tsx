import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { Icon } from '../../staff-ui/Icon.tsx'
import type { StaffFrame } from '../staff.server.ts'
import { AreaLinks } from './AreaLinks.tsx'
import { type AreaCount, type MenuArea, screenUrl } from './menu-area.ts'
import navigation from './navigation.module.css'
import { RecentRecords } from './RecentRecords.tsx'

/** Taxonomies and what runs the house stand apart from what one works with every day. */
const AT_THE_FOOT: MenuArea['id'][] = ['order', 'house']

type Props = {
  id: string
  frame: StaffFrame
  here: { area: MenuArea; to: string } | undefined
  /** on a narrow screen, where a button opens it */
  isOpen: boolean
  opener: RefObject<HTMLElement | null>
  onClose: () => void
}

/** The areas of the hub, with the screens of the one in which one is, and what was opened last. */
export function AreaNavigation({ id, frame, here, isOpen, opener, onClose }: Props) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isOpen) box.current?.querySelector<HTMLElement>('a')?.focus()
  }, [isOpen])
  /** It covers the screen: whoever steps out of it wants the screen. */
  function onBlur({ relatedTarget }: FocusEvent) {
    const isWithin = relatedTarget instanceof Node && (box.current?.contains(relatedTarget) || opener.current?.contains(relatedTarget))
    if (isOpen && relatedTarget && !isWithin) onClose()
  }
  const listed = (isFoot: boolean) => (
    <ul>
      {frame.menu
        .filter((area) => AT_THE_FOOT.includes(area.id) === isFoot)
        .map((area) => (
          <Area key={area.id} area={area} count={frame.counts[area.id]} to={here?.area.id === area.id ? here.to : undefined} />
        ))}
    </ul>
  )
  return (
    <nav ref={box} id={id} aria-label={t('Admin')} className={navigation.navigation} data-open={isOpen || undefined} onBlur={onBlur}>
      {listed(false)}
      <RecentRecords person={frame.person.id} />
      <div className={navigation.foot}>{listed(true)}</div>
    </nav>
  )
}

/** @param to the screen of it that is open, if any is */
function Area({ area, count, to }: { area: MenuArea; count: AreaCount | undefined; to: string | undefined }) {
  const first = area.links[0]?.to ?? ''
  const hasInner = to !== undefined && area.links.length > 1
  return (
    <li>
      <Link
        to={screenUrl(first)}
        className={navigation.area}
        data-active={to === undefined ? undefined : ''}
        aria-current={to === undefined ? undefined : hasInner ? 'true' : 'page'}
      >
        <Icon name={area.id === 'planning' ? 'calendar' : area.id} />
        <span>{t(area.label)}</span>
        {count && (
          <>
            <small aria-hidden="true" data-open={count.isOpen || undefined} title={count.says}>
              {count.number}
            </small>
            <span className="visually-hidden">, {count.says}</span>
          </>
        )}
      </Link>
      {hasInner && <AreaLinks area={area} count={count} className={navigation.inner} />}
    </li>
  )
}
