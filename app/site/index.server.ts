export { findRedirect, siteApi, sitePageEditorApi } from './api.server.ts'
export { siteContentTypes } from './content-types.server.ts'
export { readFrame } from './frame.server.ts'
export { readSettings, writeSettings } from './settings.server.ts'
