import type { BetterAuthPlugin } from 'better-auth'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import { z } from 'zod'
import type { Platform } from '../platform.ts'
import { adminReturnUrl } from '../routing/return-url.ts'
import { AUTH_BASE, PROVIDER_CALLBACK, PROVIDER_START, RETURN_TO_PARAM } from './auth-paths.ts'
import type { LoginFailure } from './login-options.ts'
import type { Claims, ProvisionResult } from './provider-claims.ts'
import type { ProviderSettings } from './provider-settings.ts'

const COOKIE = 'provider'
const CHALLENGE_SECONDS = 600
const TIMEOUT_SECONDS = 10

/** What a login that has begun must come back with, and the screen it then leads to. */
const challengeSchema = z.object({ state: z.string(), nonce: z.string(), verifier: z.string(), to: z.string() })

/**
 * Login by the identity provider of the theatre (OpenID Connect, authorization code with PKCE, state and nonce). What began
 * in one browser ends in that browser, once, and on a screen of the hub.
 * @param admit says whose account it is, or that there is none
 */
export function identityProvider(platform: Platform, settings: ProviderSettings, admit: (claims: Claims) => Promise<ProvisionResult>) {
  const { publicUrl } = platform.config
  const redirectUri = `${publicUrl}${AUTH_BASE}${PROVIDER_CALLBACK}`
  const configured = lazily(() => discover(settings))

  return {
    id: 'identity-provider',
    endpoints: {
      startProviderLogin: createAuthEndpoint(PROVIDER_START, { method: 'GET' }, async (context) => {
        const configuration = await configured().catch((error) => {
          platform.log.error({ err: error }, 'identity provider unreachable')
          throw context.redirect(failed('provider-away'))
        })
        const to = adminReturnUrl(new URL(context.request?.url ?? redirectUri).searchParams.get(RETURN_TO_PARAM))
        const challenge = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier(), to }
        const identifier = `provider-${randomState()}`
        const expiresAt = new Date(Date.now() + CHALLENGE_SECONDS * 1000)
        await context.context.internalAdapter.createVerificationValue({ identifier, value: JSON.stringify(challenge), expiresAt })
        const cookie = context.context.createAuthCookie(COOKIE, { maxAge: CHALLENGE_SECONDS })
        await context.setSignedCookie(cookie.name, identifier, context.context.secret, cookie.attributes)
        const target = buildAuthorizationUrl(configuration, {
          redirect_uri: redirectUri,
          scope: settings.scopes,
          state: challenge.state,
          nonce: challenge.nonce,
          code_challenge: await calculatePKCECodeChallenge(challenge.verifier),
          code_challenge_method: 'S256',
        })
        throw context.redirect(target.href)
      }),

      finishProviderLogin: createAuthEndpoint(PROVIDER_CALLBACK, { method: 'GET' }, async (context) => {
        const cookie = context.context.createAuthCookie(COOKIE)
        const identifier = await context.getSignedCookie(cookie.name, context.context.secret)
        context.setCookie(cookie.name, '', { ...cookie.attributes, maxAge: 0 })
        const begun = identifier ? await context.context.internalAdapter.consumeVerificationValue(identifier) : null
        if (!begun) throw context.redirect(failed('provider-expired'))
        const challenge = challengeSchema.parse(JSON.parse(begun.value))
        const answer = new URL(`${redirectUri}${new URL(context.request?.url ?? redirectUri).search}`)
        const claims = await claimsOf(await configured(), answer, challenge).catch((error) => {
          platform.log.warn({ err: error }, 'login by the identity provider failed')
          throw context.redirect(failed(error instanceof AuthorizationResponseError ? 'provider-refused' : 'provider-invalid'))
        })
        const admission = await admit(claims)
        if ('refused' in admission) throw context.redirect(failed(admission.refused))
        const user = await context.context.internalAdapter.findUserById(admission.userId)
        const session = user && (await context.context.internalAdapter.createSession(user.id))
        if (!user || !session) throw context.redirect(failed('provider-invalid'))
        await setSessionCookie(context, { session, user })
        throw context.redirect(challenge.to)
      }),
    },
  } satisfies BetterAuthPlugin
}

function failed(failure: LoginFailure): string {
  return adminReturnUrl(null, { failed: failure })
}

/** What the provider says for a login: the claims it has signed, with those that it only tells when asked again. */
async function claimsOf(configuration: Configuration, answer: URL, challenge: z.output<typeof challengeSchema>): Promise<Claims> {
  const tokens = await authorizationCodeGrant(configuration, answer, {
    pkceCodeVerifier: challenge.verifier,
    expectedState: challenge.state,
    expectedNonce: challenge.nonce,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (!claims) throw new Error('the provider has sent no id token')
  if (!configuration.serverMetadata().userinfo_endpoint) return claims
  return { ...(await fetchUserInfo(configuration, tokens.access_token, claims.sub)), ...claims }
}

function discover({ issuer, clientId, clientSecret }: ProviderSettings): Promise<Configuration> {
  const [basic, post] = [ClientSecretBasic(clientSecret), ClientSecretPost(clientSecret)]
  const authenticate: ClientAuth = (server, ...others) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    return (methods.includes('client_secret_basic') ? basic : post)(server, ...others)
  }
  return discovery(new URL(issuer), clientId, undefined, authenticate, {
    timeout: TIMEOUT_SECONDS,
    // Whoever answers in the provider's place has not its key. The configuration takes an address without TLS on this machine alone.
    execute: [enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [allowInsecureRequests] : [])],
  })
}

/** Runs at the first use, and again after a failure: an unreachable provider must not keep the server from starting. */
function lazily<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined
  return () => {
    asked ??= ask().catch((error) => {
      asked = undefined
      throw error
    })
    return asked
  }
}
