export { announcementHtml } from './announcement.ts'
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
export { HEADER_LIMITS } from './header-limits.ts'
export {
  ARRANGEMENTS,
  type BarPart,
  DEFAULT_HEADER,
  FIXED_BAR_PARTS,
  FIXED_LINE_PARTS,
  type HouseHeader,
  headerSchema,
  isUsualHeader,
  type LinePart,
  WRITTEN_LINE_PARTS,
} from './header-parts.ts'
export { entriesOn, type HoursRow, hoursOf, type OpeningHoursEntry, timeRanges } from './hours-of-day.ts'
export type { LayoutData, Look, NavigationEntry, TicketNotes, Tonight } from './layout-data.ts'
export { namedAsInMenu } from './menu-names.ts'
export { OWN_HEADER_SHEET } from './own-header-sheet.ts'
export { comparableAddress } from './redirect-address.ts'
export { compileRedirects, type Redirects, targetOf } from './redirects.ts'
export { useLayoutData } from './use-layout-data.ts'
export { useScheduleLinkText } from './use-schedule-link-text.ts'
