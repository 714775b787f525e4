import { type Rect, useRect } from './use-rect.ts'

const BAR_HEIGHT_PX = 44
const TOOLS_HEIGHT_PX = 32

/** The lower edge, in pixels from the top of the window, of what sticks there: the toolbar and the site's header. */
export function useStickyHeaderEnd(): number {
  const header = useRect(document.querySelector('header'))
  return Math.max(BAR_HEIGHT_PX, header ? header.top + header.height : 0)
}

/**
 * The offset of a module's tools from its upper edge, so that they stay visible below the sticky header while the module
 * scrolls under it; undefined where there is room above the module.
 */
export function stickyToolsOffset({ top, height }: Pick<Rect, 'top' | 'height'>, head: number): number | undefined {
  return top - TOOLS_HEIGHT_PX >= head ? undefined : Math.max(0, Math.min(head - top, height - TOOLS_HEIGHT_PX))
}
