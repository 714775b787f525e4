import type { Config } from '../config/config.ts'
import { type BuiltInRole, ROLES } from './roles.ts'

/** The identity provider (OpenID Connect) of the theatre, as configured in the environment. */
export type ProviderSettings = {
  issuer: string
  clientId: string
  clientSecret: string
  scopes: string
  label: string
  /** the claim that lists a user's groups, and the role of each group: a built-in one, or the name of one of the theatre's own */
  roleClaim: string
  roles: { group: string; role: string }[]
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

/** `gruppe=admin, andere=Abendkasse` as pairs; what is no such pair is left out, which the configuration has refused before. */
export function readRoles(text: string): ProviderSettings['roles'] {
  return text.split(',').flatMap((pair) => {
    const [group = '', role = ''] = pair.split('=').map((part) => part.trim())
    return group && role ? [{ group, role }] : []
  })
}

/**
 * The roles that a user's groups at the provider lead to, the one that counts first: `admin`, then the theatre's own in the
 * order of the settings, since they say more of what somebody does than a built-in one, then these, the most rights first.
 * Whether an own role exists is not known here.
 */
export function rolesByGroups(
  { roleClaim, roles }: Pick<ProviderSettings, 'roleClaim' | 'roles'>,
  claims: Record<string, unknown>,
): string[] {
  const named = claims[roleClaim]
  const groups = (Array.isArray(named) ? named : [named]).filter((group) => typeof group === 'string')
  const found = new Set(roles.filter(({ group }) => groups.includes(group)).map(({ role }) => role))
  const builtIn = ROLES.filter((role) => found.has(role))
  const own = [...found].filter((role) => !builtIn.some((one) => one === role))
  return [...builtIn.filter((role) => role === 'admin'), ...own, ...builtIn.filter((role) => role !== 'admin')]
}
