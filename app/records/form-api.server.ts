import type { Context } from 'hono'
import { z } from 'zod'
import { recordId } from '../platform/database/record-id.ts'
import { type ApiEnv, createApi, idParam, jsonBody } from '../platform/http/api.ts'
import { authorize } from '../platform/http/authorize.ts'
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
import { requireTypeAccess, typePathParameter } from './type-access.server.ts'
import { describeType } from './type-description.server.ts'

const ID = '[1-9]\\d{0,8}'
const previewSchema = z.strictObject({ id: recordId.nullable(), values: z.record(z.string().max(60), z.unknown()) })

/** What a form needs besides its record: a blank one of another kind, a look at its page, what is planned for it. */
export function recordFormApi(platform: Platform, draw: RenderPage) {
  const api = createApi()
  const TYPE = typePathParameter()
  api.get(`/admin/${TYPE}/blank`, async (context) => {
    const { type, viewer } = await requireTypeAccess(context, platform, 'read')
    return context.json({ type: describeType(type, viewer), values: blankValues(type) })
  })

  api.post(`/admin/${TYPE}/preview`, async (context) => {
    const isForm = context.req.header('content-type')?.startsWith('application/x-www-form-urlencoded')
    try {
      const { who, wish } = await (isForm ? formCall(context) : jsonCall(context))
      const { html, policy } = await previewRecord(platform, who, wish, draw)
      return context.html(html, 200, policy ? { 'content-security-policy': policy } : {})
    } catch (error) {
      // A frame shows what it gets; so it gets a sentence.
      if (isForm && error instanceof Problem) return context.html(problemPage(sentenceOf(error)), error.status)
      throw error
    }
  })

  async function jsonCall(context: Context<ApiEnv>) {
    return { who: await requireTypeAccess(context, platform, 'write'), wish: await jsonBody(context, previewSchema) }
  }

  /** As a form of the hub asks, which can send no header: nothing is written, so it is enough that it is the house's own. */
  async function formCall(context: Context<ApiEnv>) {
    requireSameOrigin(context.req.raw, platform.config.publicUrl)
    const who = await requireTypeAccess(context, platform, 'read')
    authorize(who.viewer, 'write', who.type.area)
    const given = (await context.req.parseBody())[PREVIEW_INPUT]
    return { who, wish: checked(previewSchema, typeof given === 'string' ? parsedJson(given) : undefined) }
  }

  api.get(`/admin/${TYPE}/:id{${ID}}/plans`, async (context) => {
    const { type } = await requireTypeAccess(context, platform, 'read')
    return context.json(await listScheduledPublications(platform.db, type, idParam(context)))
  })

  api.post(`/admin/${TYPE}/:id{${ID}}/plans`, async (context) => {
    const { type, viewer } = await requireTypeAccess(context, platform, 'write')
    const wish = await jsonBody(context, scheduleSchema)
    return context.json(await schedulePublication(platform, type, viewer, idParam(context), wish), 201)
  })

  api.delete(`/admin/${TYPE}/:id{${ID}}/plans/:plan{${ID}}`, async (context) => {
    const { type } = await requireTypeAccess(context, platform, 'write')
    await cancelScheduledPublication(platform, type, idParam(context), idParam(context, 'plan'))
    return context.body(null, 204)
  })

  return api
}

/** What is wrong, as a sentence: where single fields are wrong, with what is wrong in them. */
function sentenceOf({ message, extras }: Problem): string {
  const inFields = [...new Set(Object.values(extras.errors ?? {}).flat())]
  return [message, ...inFields].join(' ')
}

/** JSON in a field of a form; undefined when it is none, or holds what no database keeps. */
function parsedJson(text: string): unknown {
  try {
    const given: unknown = JSON.parse(text)
    return faultOfJson(given) ? undefined : given
  } catch {
    return undefined
  }
}

function checked<T>(schema: z.ZodType<T>, given: unknown): T {
  const result = schema.safeParse(given)
  if (!result.success) throw validationFailed(result.error.issues)
  return result.data
}
