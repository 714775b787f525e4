import { generateKeyPairSync, sign } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import Provider from 'oidc-provider'
import { CLIENT } from './identity-provider-client.ts'
import type { Visitor } from './visitor.ts'

/** The claims of a user. */
export type Identity = {
  email: string
  email_verified?: boolean
  given_name?: string
  family_name?: string
  groups?: string[]
}

/** An OpenID Connect provider on this machine that authenticates the user a test sets. */
export type IdentityProvider = {
  /** the user who logs in, as `sub` with claims; null cancels the login */
  user: { sub: string; claims: Identity } | null
  /** signs with another key than it publishes, as whoever answers in its place */
  isForged: boolean
  close(): Promise<void>
}

/** Starts a provider at an issuer URL that the sites are configured with. @param sites URLs of the sites it serves */
export async function startIdentityProvider(issuer: string, sites: string[]): Promise<IdentityProvider> {
  const started: IdentityProvider = { user: null, isForged: false, close: async () => {} }
  const known = new Map<string, Identity>()
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: sites.map((app) => `${app}/api/auth/provider/callback`),
      },
    ],
    claims: { openid: ['sub', 'groups'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    cookies: { keys: ['nur für diesen Test'] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ sub, ...known.get(sub) }) }),
    async loadExistingGrant(context) {
      const grant = new context.oidc.provider.Grant({
        clientId: context.oidc.client?.clientId ?? '',
        accountId: context.oidc.session?.accountId ?? '',
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  const answer = provider.callback()
  async function interact(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { user } = started
    if (user) known.set(user.sub, user.claims)
    const result = user ? { login: { accountId: user.sub, remember: false } } : { error: 'access_denied' }
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
  }
  const server = createServer((request, response) => {
    if (request.url === '/token' && started.isForged) signAgain(response)
    if (request.url?.startsWith('/interaction/')) void interact(request, response)
    else void answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(Number(new URL(issuer).port), '127.0.0.1', resolve))
  started.close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return started
}

/** Signs the ID token of an answer with another key of the same length. */
function signAgain(response: ServerResponse): void {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const end = response.end.bind(response)
  response.end = ((body: string) => {
    const tokens = JSON.parse(body) as { id_token: string }
    const signed = tokens.id_token.slice(0, tokens.id_token.lastIndexOf('.'))
    const signature = sign('RSA-SHA256', Buffer.from(signed), privateKey).toString('base64url')
    return end(JSON.stringify({ ...tokens, id_token: `${signed}.${signature}` }))
  }) as typeof response.end
}

/** Follows the redirects of a login up to the callback. @returns the callback URL with the provider's response */
export async function followProviderLogin(visitor: Visitor, query = ''): Promise<string> {
  let address = `${visitor.url}/api/auth/provider/start${query}`
  for (let hops = 0; hops < 10; hops++) {
    const response = await visitor.fetch(address)
    await response.arrayBuffer()
    const location = response.headers.get('location')
    if (!location) throw new Error(`${address} answers ${response.status}`)
    address = new URL(location, address).href
    if (address.startsWith(visitor.url)) return address
  }
  throw new Error(`the login goes round in circles at ${address}`)
}
