import { type Rect, useRect } from './use-rect.ts'

const BAR_HEIGHT_PX = 44
const TOOLS_HEIGHT_PX = 32

/** Where what stays at the top of the window ends: the staff's bar, and the site's header with the house's name in it. */
export function useHeadEnd(): number {
  const header = useRect(document.querySelector('header'))
  return Math.max(BAR_HEIGHT_PX, header ? header.top + header.height : 0)
}

/**
 * How far within its frame the tools of a module begin, so that they lie over no header and stay in reach while the module
 * is scrolled through; undefined where they have their place above it.
 */
export function loweredTools({ top, height }: Pick<Rect, 'top' | 'height'>, head: number): number | undefined {
  return top - TOOLS_HEIGHT_PX >= head ? undefined : Math.max(0, Math.min(head - top, height - TOOLS_HEIGHT_PX))
}
