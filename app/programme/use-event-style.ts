import { type LayoutData, useLayoutData } from '../site/index.ts'

/** How lists of performances look: `1` a list, `2` a list with pictures, `3` posters. */
export type EventStyle = LayoutData['eventStyle']

/** The look that the house has chosen in its design settings (A §3.7, B §2). */
export function useEventStyle(): EventStyle {
  return useLayoutData()?.eventStyle ?? '1'
}
