import type { Auth, SessionUser } from '../platform/auth/auth.ts'
import { handleLoginForm } from '../platform/auth/login-form.ts'
import { toViewer } from '../platform/auth/session-context.ts'
import { limitBody } from '../platform/http/api.ts'
import type { createBaseApp } from '../platform/http/base-app.ts'
import { MAX_JSON_BYTES } from '../platform/http/clean-request.ts'
import { callerAddress } from '../platform/http/client-address.ts'
import { CSRF_COOKIE, readCookie, SESSION_COOKIE, STAFF_COOKIE } from '../platform/http/cookies.ts'
import { newCsrfCookie } from '../platform/http/csrf.ts'
import { requirePageOwner } from '../platform/http/require-page-owner.ts'
import { ADMIN_PATH } from '../platform/routing/table.ts'
import type { Services } from './services.ts'

/** Mounts authentication: resolves the session user of each request, refuses writes of another person's page, sets the CSRF cookie, and serves the authentication endpoints. */
export function mountLogin(app: ReturnType<typeof createBaseApp>, { platform: { config }, auth }: Services): void {
  app.use(async (context, next) => {
    const person = sessionUserLookup(auth, context.req.raw)
    context.set('person', person)
    context.set('viewer', async () => toViewer(await person()))
    await next()
    // The CSRF cookie is set with the first response (AMB-41).
    if (context.req.method === 'GET' && !readCookie(context.req.header('cookie'), CSRF_COOKIE)) {
      context.header('set-cookie', newCsrfCookie(config.publicUrl.startsWith('https:')), { append: true })
    }
  })
  app.use(requirePageOwner)
  for (const path of ['/api/auth/*', ADMIN_PATH]) app.post(path, limitBody(MAX_JSON_BYTES))
  app.on(['GET', 'POST'], '/api/auth/*', async (context) =>
    withStaffHint(await auth.handle(context.req.raw, callerAddress(context, config))),
  )
  app.post(ADMIN_PATH, async (context) => withStaffHint(await handleLoginForm(auth, context.req.raw, callerAddress(context, config))))
}

/** A lookup of the session user of a request, memoized. */
export function sessionUserLookup(auth: Auth, request: Request): () => Promise<SessionUser | undefined> {
  let person: Promise<SessionUser | undefined> | undefined
  return () => {
    person ??= auth.getSessionUser(request)
    return person
  }
}

/** Sets a cookie that scripts can read, beside the HttpOnly session: a hint whether to request the logged-in user. */
function withStaffHint(response: Response): Response {
  const session = response.headers.getSetCookie().find((cookie) => cookie.startsWith(`${SESSION_COOKIE}=`))
  if (!session) return response
  const attributes = session
    .split(';')
    .slice(1)
    .filter((part) => !/^\s*httponly$/i.test(part))
  const hinted = new Response(response.body, response)
  hinted.headers.append('set-cookie', [`${STAFF_COOKIE}=1`, ...attributes].join(';'))
  return hinted
}
