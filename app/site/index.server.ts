export { siteApi, sitePageEditorApi } from './api.server.ts'
export { FOOTER_TEXTS, footerFields, footerInWords, translatedParts } from './footer-texts.server.ts'
export { HEADER_TEXTS, headerFields, headerInWords, translatedHeader } from './header-texts.server.ts'
export { loadLayoutData } from './layout-data.server.ts'
export { legalApi } from './legal-api.server.ts'
export { LEGAL_CONTENT, LEGAL_IDS, LEGAL_PAGES, legalPaths } from './legal-pages.ts'
export { issuesOfAddressInUse, issuesOfShadowingRedirect } from './live-addresses.server.ts'
export { recordMovedAddresses, recordTakenAddress } from './moved-addresses.server.ts'
export { addNavigationLinks } from './navigation-links.server.ts'
export { createNotFoundLog, type NotFoundLog } from './not-found-log.server.ts'
export { readOpeningHoursText } from './opening-hours.server.ts'
export { isOwnUrl } from './own-urls.ts'
export { siteRecordTypes } from './record-types.server.ts'
export { comparablePath } from './redirect-address.ts'
export { findRedirect, hasRedirectFrom } from './redirects.server.ts'
export { legalSearchSource } from './search-source.server.ts'
export {
  holdSettingsToRules,
  houseNameOf,
  lockSettings,
  readGivenSettings,
  readSettings,
  readSettingsInTx,
  type Settings,
  writeSettings,
  writeSettingsInTx,
} from './settings.server.ts'
export { settingsApi } from './settings-api.server.ts'
export { settingsFields } from './settings-fields.ts'
export { readSettingsRecord, settingsKind } from './settings-record.server.ts'
export { dateTimeAsText } from './sql-dates.server.ts'
