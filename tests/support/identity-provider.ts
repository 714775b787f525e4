import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import Provider from 'oidc-provider'
import { CLIENT } from './identity-provider-client.ts'
import type { Visitor } from './visitor.ts'

/** What the provider tells of somebody. */
export type Identity = {
  email: string
  email_verified?: boolean
  given_name?: string
  family_name?: string
  groups?: string[]
}

/** An OpenID Connect provider on this machine, which lets in whoever a test names. */
export type IdentityProvider = {
  /** who is at the keyboard, as `sub` with what is told of them; null presses “cancel” */
  person: { sub: string; told: Identity } | null
  close(): Promise<void>
}

/** Starts a provider at an address that the houses know already. @param houses addresses of the houses it serves */
export async function startIdentityProvider(issuer: string, houses: string[]): Promise<IdentityProvider> {
  const started: IdentityProvider = { person: null, close: async () => {} }
  const known = new Map<string, Identity>()
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: houses.map((house) => `${house}/api/auth/provider/callback`),
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
    const { person } = started
    if (person) known.set(person.sub, person.told)
    const result = person ? { login: { accountId: person.sub, remember: false } } : { error: 'access_denied' }
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
  }
  const server = createServer((request, response) =>
    request.url?.startsWith('/interaction/') ? void interact(request, response) : void answer(request, response),
  )
  await new Promise<void>((resolve) => server.listen(Number(new URL(issuer).port), '127.0.0.1', resolve))
  started.close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return started
}

/** Follows a login as a browser does, to the call that ends it. @returns the address with the provider's answer */
export async function answerOfProvider(visitor: Visitor, query = ''): Promise<string> {
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
