export type { FrameData, NavigationEntry } from './frame.ts'
export { type OpeningHoursLabel, openTimes } from './opening-hours.ts'
export type { DesignSettings, DetailBlock, SiteSettings } from './schema.ts'
