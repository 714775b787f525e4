import { Link, useNavigate } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { adminUrl } from '../../platform/routing/admin-url.ts'
import { link } from '../../platform/routing/link.ts'
import { ACCOUNT_PATH, ADMIN_PATH } from '../../platform/routing/table.ts'
import { useLayoutData } from '../../site/index.ts'
import { Icon } from '../../staff-ui/Icon.tsx'
import { Initials } from '../../staff-ui/Initials.tsx'
import { logOut } from '../../staff-ui/log-out.ts'
import { MenuButton, type MenuItem } from '../../staff-ui/MenuButton.tsx'
import { askForPage, openPalette } from '../../staff-ui/open-palette.ts'
import { setDark, useIsDark } from '../../ui/colour-scheme.ts'
import type { StaffFrame } from '../staff.server.ts'
import bar from './bar.module.css'
import { Concerns } from './Concerns.tsx'

/** The areas where a button opens them. */
export type NavigationButton = { id: string; isOpen: boolean; toggle: (button: HTMLElement) => void }

/** The bar above every screen of the hub: house and site, search, what can be created, and the person. */
export function HubBar({ frame, menu }: { frame: StaffFrame; menu: NavigationButton }) {
  const houseName = useLayoutData()?.houseName ?? t('Admin')
  return (
    <header className={bar.bar}>
      {frame.menu.length > 0 && (
        <button
          type="button"
          className={bar.menu}
          aria-label={t('Menu')}
          aria-expanded={menu.isOpen}
          aria-controls={menu.id}
          onClick={({ currentTarget }) => menu.toggle(currentTarget)}
        >
          <Icon name={menu.isOpen ? 'close' : 'menu'} />
        </button>
      )}
      <Link to={ADMIN_PATH} className={bar.house}>
        <span className={bar.mark} aria-hidden="true">
          {houseName[0]}
        </span>
        <span className={bar.name}>{houseName}</span>
      </Link>
      <a href={link('home')} className={bar.website} title={t('Website')}>
        <Icon name="website" />
        <span>{t('Website')}</span>
      </a>
      {frame.menu.length > 0 && (
        <>
          <button type="button" className={bar.search} aria-keyshortcuts="Control+K" onClick={openPalette}>
            <Icon name="search" />
            <span>{t('Page, play, person or command')}</span>
            <kbd>{t('Ctrl K')}</kbd>
          </button>
          <NewMenu creatable={frame.creatable} mayCreate={frame.mayCreate} />
          <Concerns number={frame.concerns} />
        </>
      )}
      <PersonMenu name={frame.person.name} />
    </header>
  )
}

/** What may be created: what is needed every week, and the rest behind one more step. */
function NewMenu({ creatable, mayCreate }: Pick<StaffFrame, 'creatable' | 'mayCreate'>) {
  const navigate = useNavigate()
  const entries = (isOften: boolean): MenuItem[] =>
    creatable
      .filter((entry) => entry.isOften === isOften)
      .map(({ type, label }) => ({ label: t(label), act: () => void navigate(adminUrl(type, 'new')) }))
  const others: MenuItem[] = [
    ...(mayCreate.pages ? [{ label: t('Page'), act: askForPage }] : []),
    ...(mayCreate.files ? [{ label: t('Upload files'), act: () => void navigate(adminUrl('media')) }] : []),
  ]
  const [often, seldom] = [[...entries(true), ...others], entries(false)]
  if (often.length + seldom.length === 0) return null
  const items: MenuItem[] =
    often.length === 0 || seldom.length === 0 ? [...often, ...seldom] : [...often, 'line', { label: t('Others|kinds'), items: seldom }]
  const sign = (
    <>
      <Icon name="plus" />
      <span>{t('New')}</span>
    </>
  )
  return <MenuButton label={t('New')} sign={sign} items={items} className={bar.create ?? ''} menuClass={bar.list ?? ''} />
}

/** The account, how light the screen is, and the way out. */
function PersonMenu({ name }: { name: string }) {
  const navigate = useNavigate()
  const isDark = useIsDark() ?? false
  return (
    <MenuButton
      label={t('Menu for {name}', { name })}
      sign={<Initials name={name} />}
      className={bar.person ?? ''}
      menuClass={bar.list ?? ''}
      items={[
        { label: t('My account'), icon: 'account', act: () => void navigate(ACCOUNT_PATH) },
        { label: isDark ? t('Light mode') : t('Dark mode'), icon: isDark ? 'light' : 'dark', act: () => setDark(!isDark) },
        'line',
        { label: t('Log out'), icon: 'logOut', act: () => void logOut() },
      ]}
    />
  )
}
