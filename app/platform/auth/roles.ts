/** What somebody is in the house; what each role may do stands in `rights.ts`. */
export const ROLES = ['admin', 'editor', 'programme', 'magazine', 'reader'] as const
export type Role = (typeof ROLES)[number]

/** How somebody has shown who they are when a session began. */
export type LoginMethod = 'password' | 'passkey' | 'provider'
