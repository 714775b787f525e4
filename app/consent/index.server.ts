export { consentApi } from './consent-api.server.ts'
export { CONSENT_FRAME_ORIGINS } from './frame-origins.ts'
