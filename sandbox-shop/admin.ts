import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { csrf } from 'hono/csrf'
import { z } from 'zod'
import type { Clock } from '../app/platform/clock/clock.ts'
import type { Database } from '../app/platform/database/database.ts'
import { SECURITY_HEADERS } from '../app/platform/http/security-headers.ts'
import { FAULTS, type Fault, type FaultSwitch } from './faults.ts'
import { requireOperator } from './operator-access.ts'
import { adminPage, adminSeatsPage } from './pages/admin-page.ts'
import { type Page, renderPage } from './pages/layout.ts'
import { findPerformance, performanceId } from './performances.ts'
import { readHolds, readSeatPlan, readStock } from './stock-report.ts'

const PERFORMANCES_SHOWN = 40
const HOLDS_SHOWN = 100
const MAX_FORM_BYTES = 1024
const CONTENT_SECURITY_POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

const faultForm = z.object({ fault: z.enum(Object.keys(FAULTS) as [Fault, ...Fault[]]) })

type Options = { db: Database; clock: Clock; faults: FaultSwitch; token: string; siteUrl: string }

/** The operator's pages: stock, holds, and fault injection. For tests and demonstrations. */
export function shopAdmin({ db, clock, faults, token, siteUrl }: Options) {
  const admin = new Hono()
  admin.use(requireOperator(token))
  admin.use(csrf())
  admin.use(bodyLimit({ maxSize: MAX_FORM_BYTES }))
  admin.use(async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) context.header(name, value)
    context.header('content-security-policy', CONTENT_SECURITY_POLICY)
    context.header('cache-control', 'no-store')
  })
  const render = (page: Page) => renderPage(page, { siteUrl, isFramed: false })

  admin.get('/', async (context) => {
    const [stock, holds] = await Promise.all([readStock(db, clock, PERFORMANCES_SHOWN), readHolds(db, clock, HOLDS_SHOWN)])
    return context.html(render(adminPage({ fault: faults.current, stock, holds, now: clock.now() })))
  })
  admin.get('/performances/:id', async (context) => {
    const id = performanceId.safeParse(context.req.param('id'))
    const performance = id.success ? await findPerformance(db, clock, id.data) : undefined
    if (!performance) return context.notFound()
    const plans = await readSeatPlan(db, clock, performance.id)
    return context.html(render(adminSeatsPage(performance.title, performance.starts_ms, plans)))
  })
  admin.post('/fault', async (context) => {
    const form = faultForm.safeParse(await context.req.parseBody())
    if (form.success) faults.current = form.data.fault
    return context.redirect('/admin', 303)
  })
  return admin
}
