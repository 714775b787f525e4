/** Where the login library answers. */
export const AUTH_BASE = '/api/auth'

/** Where a login by the house's identity provider begins, and where the provider sends back to. */
export const PROVIDER_START = '/provider/start'
export const PROVIDER_CALLBACK = '/provider/callback'

/** The whole address at which a login by the identity provider begins. */
export const PROVIDER_LOGIN_PATH = `${AUTH_BASE}${PROVIDER_START}`

/** Under which name a login is told the screen of the hub that was asked for. */
export const RETURN_TO_PARAM = 'to'
