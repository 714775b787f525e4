import { readForm } from '../http/clean-request.ts'
import { adminReturnUrl } from '../routing/return-url.ts'
import { ACCOUNT_PATH } from '../routing/table.ts'
import { TOO_MANY_ATTEMPTS } from './account-limits.ts'
import type { Auth } from './auth.ts'
import { RETURN_TO_PARAM } from './auth-paths.ts'
import { codePath } from './code-path.ts'
import type { LoginFailure } from './login-options.ts'

const TOO_MANY = 429

/**
 * Answers the login form of a browser without JavaScript: the same calls of the login library that the page makes, with
 * an address to go to instead of an answer to read. A form with a code is the second step of one with a password. Both
 * name the screen that was asked for, and lead to no other address than one of the hub.
 */
export async function handleLoginForm(auth: Auth, request: Request, address: string): Promise<Response> {
  const form = await readForm(request)
  const text = (name: string) => String(form.get(name) ?? '')
  const hasCode = form.has('code')
  const code = text('code').replaceAll(' ', '')
  const answer = hasCode
    ? await send(auth, request, address, codePath(code), { code, trustDevice: form.has('trustDevice') })
    : await send(auth, request, address, '/api/auth/sign-in/email', { email: text('email'), password: text('password') })
  const headers = new Headers({
    location: await nextOf(auth, request, answer, { hasCode, to: text(RETURN_TO_PARAM) }),
    'cache-control': 'no-store',
  })
  for (const cookie of answer.headers.getSetCookie()) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}

function send(auth: Auth, request: Request, address: string, path: string, body: object): Promise<Response> {
  const headers = new Headers(request.headers)
  headers.set('content-type', 'application/json')
  headers.delete('content-length')
  return auth.handle(new Request(new URL(path, request.url), { method: 'POST', headers, body: JSON.stringify(body) }), address)
}

async function nextOf(auth: Auth, request: Request, answer: Response, { hasCode, to }: { hasCode: boolean; to: string }): Promise<string> {
  const failed = (failure: LoginFailure) => adminReturnUrl(to, { failed: failure })
  if (answer.status === TOO_MANY) return failed((await codeOf(answer)) === TOO_MANY_ATTEMPTS ? 'locked' : 'too-many')
  if (!answer.ok) return failed(hasCode ? 'wrong-code' : 'wrong')
  if ((await answer.clone().json()).twoFactorRedirect) return adminReturnUrl(to, { step: 'code' })
  const cookie = answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
  const person = await auth.getSessionUser(new Request(request.url, { headers: { cookie } }))
  return person?.mustSetUpSecondFactor ? ACCOUNT_PATH : adminReturnUrl(to)
}

/** Why a call was refused, as a program reads it. */
async function codeOf(answer: Response): Promise<unknown> {
  return ((await answer.clone().json()) as { code?: unknown }).code
}
