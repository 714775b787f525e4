import { z } from 'zod'
import { initialValues } from '../../platform/content-type/initial-values.ts'
import { recordId } from '../../platform/database/record-id.ts'
import { createApi, jsonBody, numberIn } from '../../platform/http/api.ts'
import type { Platform } from '../../platform/platform.ts'
import { readParts } from '../../programme/parts.server.ts'
import { typeCall } from '../type-call.server.ts'
import { describeType } from '../type-description.server.ts'
import { dropPlan, planSchema, planSwitch, readPlans } from './plans.server.ts'
import { type DrawPage, previewRecord } from './preview.server.ts'

const ID = '[1-9]\\d{0,8}'
const previewSchema = z.strictObject({ id: recordId.nullable(), values: z.record(z.string().max(60), z.unknown()) })

/** What a form needs besides its record: a blank one of another kind, a look at its page, what is planned for it. */
export function formApi(platform: Platform, draw: DrawPage) {
  const api = createApi()
  api.use('/admin/*', async (context, next) => {
    await next()
    context.header('cache-control', 'no-store')
  })

  api.get('/admin/event/parts', async (context) => {
    await typeCall(context, platform, 'read', 'event')
    const production = recordId.safeParse(Number(context.req.query('production')))
    return context.json(production.success ? await readParts(platform.db, production.data) : [])
  })

  api.get('/admin/:type/blank', async (context) => {
    const { type, viewer } = await typeCall(context, platform, 'read')
    return context.json({ type: describeType(type, viewer), values: initialValues(type) })
  })

  api.post('/admin/:type/preview', async (context) => {
    const who = await typeCall(context, platform, 'write')
    return context.html(await previewRecord(platform, who, await jsonBody(context, previewSchema), draw))
  })

  api.get(`/admin/:type/:id{${ID}}/plans`, async (context) => {
    const { type } = await typeCall(context, platform, 'read')
    return context.json(await readPlans(platform.db, type, numberIn(context)))
  })

  api.post(`/admin/:type/:id{${ID}}/plans`, async (context) => {
    const { type, viewer } = await typeCall(context, platform, 'write')
    const wish = await jsonBody(context, planSchema)
    return context.json(await planSwitch(platform, type, viewer, numberIn(context), wish), 201)
  })

  api.delete(`/admin/:type/:id{${ID}}/plans/:plan{${ID}}`, async (context) => {
    const { type } = await typeCall(context, platform, 'write')
    await dropPlan(platform, type, numberIn(context), numberIn(context, 'plan'))
    return context.body(null, 204)
  })

  return api
}
