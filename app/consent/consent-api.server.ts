import { z } from 'zod'
import { createApi, requireStaff } from '../platform/http/api.ts'
import { reads } from '../platform/http/authorize.ts'
import { readForm } from '../platform/http/clean-request.ts'
import { callerAddress } from '../platform/http/client-address.ts'
import { requireSameOrigin } from '../platform/http/csrf.ts'
import { tooManyRequests, validationFailed } from '../platform/http/problem.ts'
import { isRateLimited } from '../platform/http/rate-limit.ts'
import type { Platform } from '../platform/platform.ts'
import { link } from '../platform/routing/link.ts'
import { isOwnPath } from '../platform/routing/link-address.ts'
import { CONSENT_COOKIE, type ConsentChoice, choiceOf, consentCookieValue, DISMISSED, type StoredConsent, storedConsent } from './choice.ts'
import { logConsent, readConsentLog } from './consent-log.server.ts'
import { CONSENT_SERVICE_NAMES, CONSENT_SERVICES } from './services.ts'

/** Enough for a school class behind one address; bounds what one source writes to the log. */
const RATE_LIMIT = { purpose: 'consent', max: 100, minutes: 10 }
const CONSENT_AGE_SECONDS = 365 * 24 * 60 * 60

/** The fields of the consent form; the same with and without JavaScript. */
const consentForm = z.strictObject({
  choice: z.enum(['all', 'none', 'selected', 'later']),
  service: z.array(z.enum(CONSENT_SERVICE_NAMES)).max(CONSENT_SERVICE_NAMES.length),
})
type ConsentForm = z.infer<typeof consentForm>

/**
 * The endpoint for the visitor's choice (A §4), which sets the consent cookie and logs the choice as proof. A plain form
 * sends no CSRF header, so the `Origin` header is checked instead.
 */
export function consentApi(platform: Platform) {
  const api = createApi()

  api.post('/consent', async (context) => {
    const request = context.req.raw
    requireSameOrigin(request, platform.config.publicUrl)
    const fields = await readForm(request)
    const form = consentForm.safeParse({ ...Object.fromEntries(fields), service: fields.getAll('service') })
    if (!form.success) throw validationFailed(form.error.issues)
    const stored = storedConsent(request.headers.get('cookie'))
    const consent =
      form.data.choice === 'later' ? (typeof stored === 'object' ? stored : DISMISSED) : toConsentChoice(form.data, stored, request.headers)
    if ('id' in consent && consent !== stored) {
      if (await isRateLimited(platform, RATE_LIMIT, callerAddress(context, platform.config))) throw tooManyRequests()
      await logConsent(platform, consent)
    }
    const secure = platform.config.publicUrl.startsWith('https:') ? '; Secure' : ''
    context.header(
      'set-cookie',
      `${CONSENT_COOKIE}=${consentCookieValue(consent)}; Path=/; Max-Age=${CONSENT_AGE_SECONDS}; SameSite=Lax${secure}`,
      { append: true },
    )
    context.header('cache-control', 'no-store')
    if (context.req.header('accept') === 'application/json') return context.json(consent)
    return context.redirect(pageOf(request.headers.get('referer'), request.url), 303)
  })

  api.get('/consent-log/:consentId', async (context) => {
    await requireStaff(context, reads('entries'))
    context.header('cache-control', 'no-store')
    return context.json(await readConsentLog(platform, context.req.param('consentId')))
  })

  return api
}

/** Converts a submitted form to a choice. Tracking is never allowed for a browser with Do Not Track or GPC, whatever was chosen (AMB-29). */
function toConsentChoice({ choice, service }: ConsentForm, stored: StoredConsent, headers: Headers): ConsentChoice {
  const isTrackingRefused = headers.get('dnt') === '1' || headers.get('sec-gpc') === '1'
  const requested = { all: CONSENT_SERVICE_NAMES, none: [], selected: service, later: [] }[choice]
  const allowed = requested.filter((name) => !(isTrackingRefused && CONSENT_SERVICES[name] === 'tracking'))
  // Only ids that this server issued may get into the log.
  const isKnown = typeof stored === 'object' && z.uuid().safeParse(stored.id).success
  return choiceOf(allowed, isKnown ? stored.id : crypto.randomUUID())
}

/** The path of the page that a form was sent from; home when the referer is missing or on another origin. */
function pageOf(referer: string | null, requestUrl: string): string {
  const page = referer && URL.canParse(referer) ? new URL(referer) : undefined
  const isOwn = page?.host === new URL(requestUrl).host && isOwnPath(page.pathname + page.search)
  return page && isOwn ? page.pathname + page.search : link('home')
}
