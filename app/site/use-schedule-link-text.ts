import { t } from '../platform/i18n/i18n.ts'
import { link } from '../platform/routing/link.ts'
import { useLayoutData } from './use-layout-data.ts'

/** Words of a link to the list of dates: the name that the house has given it in its menu, such as *Kalender*, else those of a Spielplan. */
export function useScheduleLinkText(): string {
  const schedule = useLayoutData()?.menu.find(({ url }) => url === link('events'))
  return !schedule || schedule.menu_name === t('What’s on') ? t('See what’s on') : schedule.menu_name
}
