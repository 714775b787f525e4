import type { Config } from '../config/config.ts'
import { type BuiltInRole, ROLES } from './roles.ts'

/** The identity provider (OpenID Connect) of the theatre, as configured in the environment. */
export type ProviderSettings = {
  issuer: string
  clientId: string
  clientSecret: string
  scopes: string
  label: string
  /** the claim that lists a user's groups, and the role of each group */
  roleClaim: string
  roles: { group: string; role: BuiltInRole }[]
  /** the role of users in none of these groups; without it a login creates no account */
  newRole: BuiltInRole | undefined
  /** take addresses as the provider's own when it does not say whether it has verified them */
  trustsEmail: boolean
}

/** The settings of the identity provider; undefined without one. */
export function providerSettingsOf(config: Config): ProviderSettings | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = config
  if (!issuer || !clientId || !clientSecret) return undefined
  return {
    issuer,
    clientId,
    clientSecret,
    scopes: config.OIDC_SCOPES,
    label: config.OIDC_LABEL,
    roleClaim: config.OIDC_ROLE_CLAIM,
    roles: readRoles(config.OIDC_ROLES ?? ''),
    newRole: config.OIDC_NEW_ROLE,
    trustsEmail: config.OIDC_TRUST_EMAIL === 'on',
  }
}

/** `gruppe=admin, andere=editor` as pairs; what is no such pair is left out, which the configuration has refused before. */
export function readRoles(text: string): ProviderSettings['roles'] {
  return text.split(',').flatMap((pair) => {
    const [group = '', name = ''] = pair.split('=').map((part) => part.trim())
    const role = ROLES.find((role) => role === name)
    return group && role ? [{ group, role }] : []
  })
}

/**
 * The role of a user by their groups at the provider; with several, the one with the most rights.
 * @returns undefined when none of their groups has a role
 */
export function roleByGroups({ roleClaim, roles }: Pick<ProviderSettings, 'roleClaim' | 'roles'>, claims: Record<string, unknown>) {
  const named = claims[roleClaim]
  const groups = (Array.isArray(named) ? named : [named]).filter((group) => typeof group === 'string')
  return ROLES.find((role) => roles.some((rule) => rule.role === role && groups.includes(rule.group)))
}
