import { HUB_PATH } from '../routing/table.ts'
import type { Auth } from './auth.ts'

const AFTER_LOGIN = '/de'
const TOO_MANY = 429

/** What the login page says after an attempt of the plain form, as the value of `failed` in its address. */
type LoginFailure = 'wrong' | 'too-many'

/**
 * Answers the login form of a browser without JavaScript: the same call of the login library that the page makes, with
 * an address to go to instead of an answer to read.
 */
export async function answerLoginForm(auth: Auth, request: Request): Promise<Response> {
  const given = await request.formData().catch(() => new FormData())
  const headers = new Headers(request.headers)
  headers.set('content-type', 'application/json')
  headers.delete('content-length')
  const body = JSON.stringify({ email: String(given.get('email') ?? ''), password: String(given.get('password') ?? '') })
  const answer = await auth.handle(new Request(new URL('/api/auth/sign-in/email', request.url), { method: 'POST', headers, body }))
  const failure: LoginFailure = answer.status === TOO_MANY ? 'too-many' : 'wrong'
  const redirect = new Headers({ location: answer.ok ? AFTER_LOGIN : `${HUB_PATH}?failed=${failure}`, 'cache-control': 'no-store' })
  for (const cookie of answer.headers.getSetCookie()) redirect.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers: redirect })
}
