/** What a provider has signed about somebody. */
export type Claims = Record<string, unknown> & { iss: string; sub: string }

/** Who it is, or why they are not let in. */
export type ProvisionResult = { userId: string } | { refused: 'provider-unknown' | 'provider-no-role' }
