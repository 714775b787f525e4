/** The role of a user; its rights are in `rights.ts`. */
export const ROLES = ['admin', 'editor', 'programme', 'magazine', 'reader'] as const
export type Role = (typeof ROLES)[number]

/** How the user authenticated when the session was opened. */
export type LoginMethod = 'password' | 'passkey' | 'provider'
