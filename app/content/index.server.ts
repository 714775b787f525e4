export { pageEditorApi } from './api.server.ts'
export { containerTags } from './cache-tags.ts'
export { cleanUpContent, contentJobs, runPlanned } from './clean-up.server.ts'
export { isFilled, readPublicContainers } from './container-queries.server.ts'
export { readPublicShapes } from './container-shape.server.ts'
export type { DeletedPages } from './deleted-pages.ts'
export { patchDraft } from './drafts.server.ts'
export { mayEdit, mayView } from './editing-rights.server.ts'
export { hasLiveModules, readFilledObjects } from './filled-objects.server.ts'
export { makeFirstPage } from './first-page.server.ts'
export { type ListPage, readListPage } from './list-page.server.ts'
export {
  type ModuleIssue,
  type ModuleRegistry,
  moduleRegistryContext,
  moduleRegistryOf,
  type RenderData,
} from './module-registry.server.ts'
export { readNavigation } from './navigation.server.ts'
export { type ObjectPage, ownDataOf, readObjectPage, withOwnFieldsOf } from './object-page.server.ts'
export { withContentTexts } from './object-search.server.ts'
export { pageStatusResponse } from './object-status.server.ts'
export { viewerOf } from './object-viewer.server.ts'
export { followRecord } from './own-fields.server.ts'
export { ownPictureOf } from './own-picture.server.ts'
export { exportPage, pageAt } from './page-file/export-page.server.ts'
export { importPage } from './page-file/import-page.server.ts'
export { pageFile } from './page-file/page-file.ts'
export type { ContentServices, PageLog } from './page-log.ts'
export { pageCards } from './page-metadata.server.ts'
export { pageReference } from './page-reference.server.ts'
export { deletePage } from './page-trash.server.ts'
export { hasDraft } from './page-tree.server.ts'
export { isPageOnline, type PageStatus, pageStatus } from './page-window.server.ts'
export { contentPassages, hasObjectDraft } from './passages.server.ts'
export { recordFirstVersion } from './publishing.server.ts'
export { knownPagePaths, pageUrl, readAbove, readPagePaths } from './queries.server.ts'
export { readRegion } from './region.server.ts'
export { releaseKind } from './releases/log-kind.ts'
export { listLiveReleases, listReleases } from './releases/read-releases.server.ts'
export { requestedComparison, requestedView } from './requested-view.server.ts'
export { reuseRecordTypes } from './reuse/record-types.server.ts'
export { runScheduledChanges } from './run-scheduled-changes.server.ts'
export { pageSearchSource } from './search-source.server.ts'
export { objectsDependingOnDates, readContentTexts } from './search-text.server.ts'
export { type Reach, requireSeen } from './seen-object.server.ts'
export { type OpenPreview, openedPreview, openPreviewContext, type SharedPreview } from './shared-preview.server.ts'
export { createContainer } from './single-module-writes.server.ts'
export { pageSitemap } from './sitemap.server.ts'
export { countWrittenPages } from './starting.server.ts'
export { repairSystemPages } from './system-pages.server.ts'
export { takeInContent, takeInDraft, takeInPage } from './take-in.server.ts'
export { takeOverSystemPage } from './take-over-system-page.server.ts'
export { choiceOf, goingLive, lockChosenTranslations } from './translations/chosen.server.ts'
export {
  draftsWithPlace,
  isDraftOf,
  isLiveOf,
  readDraftWords,
  readTranslationDrafts,
  type TranslationDraft,
} from './translations/draft-rows.server.ts'
export { makeTranslationsLive } from './translations/make-live.server.ts'
export { adoptVariant, freeVariant } from './variants/adopt-variant.server.ts'
export { variantTitles } from './variants/find-variant.server.ts'
export { makeVariant } from './variants/make-variant.server.ts'
export { readVariants } from './variants/read-variants.server.ts'
export { findVisibleNode } from './visible-node.server.ts'
