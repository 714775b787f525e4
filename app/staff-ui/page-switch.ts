import type { ReleaseSwitch } from '../content/index.ts'
import { t } from '../platform/i18n/i18n.ts'

/** What a release does to a page’s state or to a link of the menu, in words: „geht online, kommt ins Menü“. */
export function describeSwitch({
  target,
  is_online,
  in_menu,
  position,
}: Pick<ReleaseSwitch, 'target' | 'is_online' | 'in_menu' | 'position'>): string {
  if (target === 'navigation-link') return t(is_online ? 'is shown in the menu' : 'is hidden in the menu')
  return [
    is_online !== null && t(is_online ? 'goes online' : 'goes offline'),
    in_menu !== null && t(in_menu ? 'comes into the menu' : 'leaves the menu'),
    position !== null && t('moves to place {n}', { n: position }),
  ]
    .filter(Boolean)
    .join(', ')
}
