import type { Context } from 'hono'
import { z } from 'zod'
import { canWithType } from '../platform/auth/rights.ts'
import { recordId } from '../platform/database/record-id.ts'
import { type ApiEnv, createApi, idParam, jsonBody } from '../platform/http/api.ts'
import { forbidden } from '../platform/http/authorize.ts'
import { faultOfJson } from '../platform/http/clean-text.ts'
import { requireSameOrigin } from '../platform/http/csrf.ts'
import { Problem, validationFailed } from '../platform/http/problem.ts'
import type { Platform } from '../platform/platform.ts'
import { blankValues } from './blank-values.ts'
import { previewRecord, type RenderPage } from './preview.server.ts'
import { problemPage } from './preview-document.ts'
import { PREVIEW_INPUT } from './preview-names.ts'
import {
  cancelScheduledPublication,
  listScheduledPublications,
  schedulePublication,
  scheduleSchema,
} from './publication-schedule.server.ts'
import { requireTypeAccess, requireWorkAccess, typePathParameter } from './type-access.server.ts'
import { describeType } from './type-description.server.ts'
import { assertReadable } from './values.server.ts'

const ID = '[1-9]\\d{0,8}'
const previewSchema = z.strictObject({ id: recordId.nullable(), values: z.record(z.string().max(60), z.unknown()) })

/** The admin API of record forms: the description of a blank record, previews and scheduled publications. */
export function recordFormApi(platform: Platform, renderPage: RenderPage) {
  const api = createApi()
  const TYPE = typePathParameter()
  api.get(`/admin/${TYPE}/blank`, async (context) => {
    const { type, viewer } = await requireTypeAccess(context, platform, 'read')
    return context.json({ type: describeType(type, viewer), values: blankValues(type) })
  })

  api.post(`/admin/${TYPE}/preview`, async (context) => {
    const isForm = context.req.header('content-type')?.startsWith('application/x-www-form-urlencoded')
    try {
      const { access, preview } = await (isForm ? formCall(context) : jsonCall(context))
      const { html, policy } = await previewRecord(platform, access, preview, renderPage)
      return context.html(html, 200, policy ? { 'content-security-policy': policy } : {})
    } catch (error) {
      // A form submission shows its response in an iframe, so the problem is sent as a page.
      if (isForm && error instanceof Problem) return context.html(problemPage(sentenceOf(error)), error.status)
      throw error
    }
  })

  async function jsonCall(context: Context<ApiEnv>) {
    return { access: await requireTypeAccess(context, platform, 'write'), preview: await jsonBody(context, previewSchema) }
  }

  /** A form submission, which cannot send the CSRF header: nothing is written, so the origin check is enough. */
  async function formCall(context: Context<ApiEnv>) {
    requireSameOrigin(context.req.raw, platform.config.publicUrl)
    const access = await requireTypeAccess(context, platform, 'read')
    if (!canWithType(access.viewer.role, 'write', access.type)) throw forbidden()
    const input = (await context.req.parseBody())[PREVIEW_INPUT]
    return { access, preview: checked(previewSchema, typeof input === 'string' ? parsedJson(input) : undefined) }
  }

  api.get(`/admin/${TYPE}/:id{${ID}}/plans`, async (context) => {
    const { type } = await requireWorkAccess(context, platform)
    await assertReadable(platform.db, type, idParam(context))
    return context.json(await listScheduledPublications(platform.db, type, idParam(context)))
  })

  api.post(`/admin/${TYPE}/:id{${ID}}/plans`, async (context) => {
    const { type, viewer } = await requireTypeAccess(context, platform, 'write')
    const publication = await jsonBody(context, scheduleSchema)
    return context.json(await schedulePublication(platform, type, viewer, idParam(context), publication), 201)
  })

  api.delete(`/admin/${TYPE}/:id{${ID}}/plans/:plan{${ID}}`, async (context) => {
    const { type, viewer } = await requireTypeAccess(context, platform, 'write')
    await cancelScheduledPublication(platform, type, viewer, idParam(context), idParam(context, 'plan'))
    return context.body(null, 204)
  })

  return api
}

/** The message of a problem, followed by the messages of its fields. */
function sentenceOf({ message, extras }: Problem): string {
  const inFields = [...new Set(Object.values(extras.errors ?? {}).flat())]
  return [message, ...inFields].join(' ')
}

/** The JSON in a form field; undefined when it is invalid or contains what the database cannot store. */
function parsedJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return faultOfJson(value) ? undefined : value
  } catch {
    return undefined
  }
}

function checked<T>(schema: z.ZodType<T>, input: unknown): T {
  const result = schema.safeParse(input)
  if (!result.success) throw validationFailed(result.error.issues)
  return result.data
}
