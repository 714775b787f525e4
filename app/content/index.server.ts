export { pageEditorApi } from './api.server.ts'
export { cleanUpContent, contentJobs } from './clean-up.server.ts'
export { readPublicShapes } from './container-shape.server.ts'
export type { DeletedPages } from './deleted-pages.ts'
export { mayEdit } from './editing-rights.server.ts'
export { readFilledObjects } from './filled-objects.server.ts'
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
export { pageStatusResponse } from './object-status.server.ts'
export type { PageLog } from './page-log.ts'
export { pageCards } from './page-metadata.server.ts'
export { pageReference } from './page-reference.server.ts'
export { hasDraft } from './page-tree.server.ts'
export { isPageOnline, type PageStatus, pageStatus } from './page-window.server.ts'
export { recordFirstVersion } from './publishing.server.ts'
export { isFilled, knownPagePaths, pageUrl, readPagePaths, readParents, readPublicContainers } from './queries.server.ts'
export { readRegion } from './region.server.ts'
export { requestedComparison } from './requested-view.server.ts'
export { runScheduledChanges } from './run-scheduled-changes.server.ts'
export { pageSearchSource } from './search-source.server.ts'
export { readContentTexts } from './search-text.server.ts'
export { type OpenPreview, openedPreview, openPreviewContext, type SharedPreview } from './shared-preview.server.ts'
export { createContainer } from './single-module-writes.server.ts'
export { pageSitemap } from './sitemap.server.ts'
export { repairSystemPages } from './system-pages.server.ts'
export { findVisibleNode } from './visible-node.server.ts'
