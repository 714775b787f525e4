/** Where the login library answers. */
export const AUTH_BASE = '/api/auth'

/** Paths where a login by the identity provider begins and where the provider redirects back to. */
export const PROVIDER_START = '/provider/start'
export const PROVIDER_CALLBACK = '/provider/callback'

/** The whole address at which a login by the identity provider begins. */
export const PROVIDER_LOGIN_PATH = `${AUTH_BASE}${PROVIDER_START}`

/** Query parameter with the hub screen to return to after the login. */
export const RETURN_TO_PARAM = 'to'
