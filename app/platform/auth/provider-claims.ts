/** The claims of an ID token. */
export type Claims = Record<string, unknown> & { iss: string; sub: string }

/** The account of a login by the identity provider, or why the login is rejected. */
export type ProvisionResult = { userId: string } | { refused: 'provider-unknown' | 'provider-no-role' }
