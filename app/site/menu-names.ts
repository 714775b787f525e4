import type { NavigationEntry } from './layout-data.ts'

/** What the menu calls the page at an address; undefined where it does not lead there. */
function menuNameOf(menu: readonly NavigationEntry[] | undefined, url: string | undefined): string | undefined {
  for (const entry of url ? (menu ?? []) : []) {
    const name = entry.url === url ? entry.menu_name : menuNameOf(entry.children, url)
    if (name) return name
  }
  return undefined
}

/** The steps of a breadcrumb, each called as in the menu: a house may call its lists otherwise than the program does. */
export function namedAsInMenu<Crumb extends { title: string; url?: string | undefined }>(
  crumbs: readonly Crumb[],
  menu: readonly NavigationEntry[] | undefined,
): Crumb[] {
  return crumbs.map((crumb) => ({ ...crumb, title: menuNameOf(menu, crumb.url) ?? crumb.title }))
}
