import { t } from '../../platform/i18n/i18n.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'
import { Icon, type IconName } from '../../staff-ui/Icon.tsx'
import { openPalette } from '../../staff-ui/open-palette.ts'
import bar from './bar.module.css'
import type { NavigationButton } from './HubBar.tsx'
import type { MenuArea } from './menu-area.ts'
import { ScreenLink } from './ScreenLink.tsx'

type Way = { to: string; label: Label; icon: IconName }

/** Where a phone leads with one tap, if the menu of the role leads there: the first of each place that it does. */
const PLACES: Way[][] = [
  [
    { to: 'evening', label: 'Evening', icon: 'dark' },
    { to: '', label: 'Today', icon: 'today' },
  ],
  [{ to: 'calendar', label: 'Planning', icon: 'calendar' }],
]

/** The bar below every screen of the hub on a phone, for one thumb. */
export function PhoneBar({ menu, navigation }: { menu: MenuArea[]; navigation: NavigationButton }) {
  if (menu.length === 0) return null
  const known = new Set(menu.flatMap(({ links }) => links.map(({ to }) => to)))
  const ways = PLACES.flatMap((choices) => choices.find(({ to }) => known.has(to)) ?? [])
  return (
    <nav className={bar.phone} aria-label={t('Most used areas')}>
      {ways.map(({ to, label, icon }) => (
        <ScreenLink key={to} to={to}>
          <Icon name={icon} />
          {t(label)}
        </ScreenLink>
      ))}
      <button type="button" onClick={openPalette}>
        <Icon name="search" />
        {t('Find|button')}
      </button>
      <button
        type="button"
        aria-expanded={navigation.isOpen}
        aria-controls={navigation.id}
        onClick={({ currentTarget }) => navigation.toggle(currentTarget)}
      >
        <Icon name={navigation.isOpen ? 'close' : 'menu'} />
        {t('Menu')}
      </button>
    </nav>
  )
}
