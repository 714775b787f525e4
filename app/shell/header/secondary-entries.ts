import type { LayoutData, NavigationEntry } from '../../site/index.ts'

/** The footer's links that are not in the menu. */
export function secondaryEntries({ menu, footer }: LayoutData): NavigationEntry[] {
  return footer.filter((entry) => !menu.some((primary) => primary.url === entry.url))
}
