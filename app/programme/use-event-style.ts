import { type LayoutData, useLayoutData } from '../site/index.ts'

/** The style of lists of performances: `1` a list, `2` a list with pictures, `3` posters. */
export type EventStyle = LayoutData['eventStyle']

/** The style in the design settings (A §3.7, B §2). */
export function useEventStyle(): EventStyle {
  return useLayoutData()?.eventStyle ?? '1'
}
