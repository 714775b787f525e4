import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { FlashMessage } from '../../staff-ui/FlashMessage.tsx'
import { rememberList } from '../../staff-ui/last-list.ts'
import staff from '../../staff-ui/staff-theme.module.css'
import { SavedViewsContext } from '../../staff-ui/table/saved-views-context.ts'
import { MAIN_CONTENT_ID } from '../../ui/main-content.ts'
import { useEscape, useOverlay } from '../../ui/overlay-stack.ts'
import type { StaffFrame } from '../staff.server.ts'
import { AreaLinks } from './AreaLinks.tsx'
import { AreaNavigation } from './AreaNavigation.tsx'
import styles from './frame.module.css'
import { HubBar } from './HubBar.tsx'
import { areaAt, screenUrl } from './menu-area.ts'
import { PhoneBar } from './PhoneBar.tsx'
import { useRememberedRecord } from './recent-records.ts'
import '../staff-catalogue.ts'

const NAVIGATION_ID = 'hub-navigation'

/**
 * What stands around every screen of the hub: the bar above, the areas at the left. On a narrow screen the areas are opened by
 * a button, and a phone has a bar of the four most needed ways below (decision 0083).
 */
export function AdminFrame({ frame, children }: { frame: StaffFrame; children: ReactNode }) {
  const { pathname, search, key } = useLocation()
  useEffect(() => rememberList(pathname, search), [pathname, search])
  useRememberedRecord(frame.person.id)
  const { isOpen, opener, toggle, close } = useMenu(key)
  // Esc belongs to the hub: it closes what is open here, and nothing else.
  useEscape(close)
  const here = areaAt(frame.menu, pathname)
  const menu = { id: NAVIGATION_ID, isOpen, toggle }
  return (
    <div className={`${staff.hub} ${styles.frame}`} data-hub>
      <HubBar frame={frame} menu={menu} />
      <AreaNavigation id={NAVIGATION_ID} frame={frame} here={here} isOpen={isOpen} opener={opener} onClose={close} />
      <main id={MAIN_CONTENT_ID} tabIndex={-1} className={styles.screen}>
        {here && here.area.links.length > 1 && screenUrl(here.to) === pathname && (
          <AreaLinks area={here.area} count={frame.counts[here.area.id]} className={styles.tabs} />
        )}
        <SavedViewsContext value={frame.views}>{children}</SavedViewsContext>
        {/* After the screen in the DOM, so that the screen is read first; shown above it. */}
        <FlashMessage />
      </main>
      <PhoneBar menu={frame.menu} navigation={menu} />
    </div>
  )
}

/**
 * The areas where a button opens them: until the next screen, Esc or a step out of them. The focus returns to the button.
 * @param key of the location: a link to the screen that is open closes them, too
 */
function useMenu(key: string) {
  const [openAt, setOpenAt] = useState('')
  const opener = useRef<HTMLElement | null>(null)
  const isOpen = openAt === key
  const close = () => setOpenAt('')
  useOverlay(isOpen, () => {
    close()
    opener.current?.focus()
  })
  function toggle(button: HTMLElement): void {
    opener.current = button
    setOpenAt(isOpen ? '' : key)
  }
  return { isOpen, opener, toggle, close }
}
