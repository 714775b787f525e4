import { overlayRoot } from './overlay-root.ts'

/** A tool on the tab of the selected module, by selector. */
export function findTool(which: string): HTMLElement | null | undefined {
  return overlayRoot()?.querySelector<HTMLElement>(`.selected .tools ${which}`)
}

/** Opens the menu of the selected module. */
export function openModuleMenu(): void {
  findTool('[aria-haspopup]')?.click()
}
