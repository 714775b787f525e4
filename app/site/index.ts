export type { DetailBlock } from './detail-blocks.ts'
export {
  DEFAULT_FOOTER,
  FIXED_PARTS,
  FOOTER_LIMITS,
  type FooterPart,
  type FooterPartKind,
  footerSchema,
  picturesOfFooter,
  type ShownFooterPart,
  shownFooter,
  WRITTEN_PARTS,
} from './footer-parts.ts'
export { entriesOn, type HoursRow, hoursOf, type OpeningHoursEntry, timeRanges } from './hours-of-day.ts'
export type { LayoutData, Look, NavigationEntry, Tonight } from './layout-data.ts'
export { useLayoutData } from './use-layout-data.ts'
