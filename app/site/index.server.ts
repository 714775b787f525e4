export { findRedirect, siteApi, sitePageEditorApi } from './api.server.ts'
export { CONSENT_FRAME_ORIGINS } from './consent/frame-origins.ts'
export { readFrame } from './frame.server.ts'
export { readSettings, writeSettings } from './settings.server.ts'
