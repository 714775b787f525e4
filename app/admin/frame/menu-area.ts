import type { Label } from '../../platform/i18n/message-ids.ts'
import { adminUrl } from '../../platform/routing/admin-url.ts'
import { ADMIN_PATH } from '../../platform/routing/table.ts'

/** An area of the hub. `order` and `house` stand at the foot of the navigation. */
export type AreaId = 'today' | 'planning' | 'plays' | 'people' | 'magazine' | 'site' | 'tickets' | 'order' | 'house'

/** An area with the screens that a role works with there; the first is where its name leads. */
export type MenuArea = { id: AreaId; label: Label; links: { to: string; label: Label }[] }

/**
 * A number beside an area's name, and what it says in words. `isOpen`: something is to be done, on the screen `on`, if it is
 * one of several.
 */
export type AreaCount = { number: number; says: string; isOpen?: boolean; on?: string }

/** The address of a screen of the menu; an empty one is the start of the hub. */
export function screenUrl(to: string): string {
  return to === '' ? ADMIN_PATH : adminUrl(to)
}

/** The area in which an address lies, and the screen of it; undefined where the menu does not lead, as for one's account. */
export function areaAt(menu: MenuArea[], pathname: string): { area: MenuArea; to: string } | undefined {
  const screen = pathname.slice(ADMIN_PATH.length).split('/')[1] ?? ''
  if (!pathname.startsWith(ADMIN_PATH)) return undefined
  for (const area of menu) if (area.links.some(({ to }) => to === screen)) return { area, to: screen }
  return undefined
}
