export type { DetailBlock } from './detail-blocks.ts'
export { entriesOn, type HoursRow, hoursOf, type OpeningHoursEntry, timeRanges } from './hours-of-day.ts'
export type { LayoutData, NavigationEntry, Tonight } from './layout-data.ts'
export { useLayoutData } from './use-layout-data.ts'
