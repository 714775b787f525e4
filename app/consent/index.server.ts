export { CONSENT_COOKIE, consentCookieValue, DISMISSED } from './choice.ts'
export { consentApi } from './consent-api.server.ts'
export { CONSENT_FRAME_ORIGINS } from './frame-origins.ts'
