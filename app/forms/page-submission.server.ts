import { requireSameOrigin } from '../platform/http/csrf.ts'
import { Problem } from '../platform/http/problem.ts'
import type { Platform } from '../platform/platform.ts'
import { submitEntry } from './commands.server.ts'
import { FORM_TOKEN_INPUT } from './constants.ts'
import { FIELD_TYPES } from './field-types.ts'
import { valuesOf } from './form-values.ts'
import type { InitialEntry } from './initial-entry.ts'
import type { Form } from './queries.server.ts'
import { issueFormToken } from './spam-protection.server.ts'
import type { Submission } from './thanks.server.ts'
import type { UploadStore } from './uploads.server.ts'
import type { FieldValues } from './validate.ts'

type Post = { platform: Platform; uploads: UploadStore; form: Form; request: Request; data: FormData; address: string }

/** What a POST led to: a stored entry, or a rejected one with its values and errors, to be shown again. */
type PostOutcome = { stored: Submission } | { rejected: InitialEntry }

/** Handles the POST of a form's page from a browser without JavaScript. */
export async function handleFormPost({ platform, uploads, form, request, data, address }: Post): Promise<PostOutcome> {
  requireSameOrigin(request, platform.config.publicUrl)
  const values = valuesOf(data, form.fields)
  const tokenInput = data.get(FORM_TOKEN_INPUT)
  const formToken = typeof tokenInput === 'string' && tokenInput ? tokenInput : undefined
  const files = await storePostedFiles({ uploads, form, data, address }, values)
  try {
    if (Object.keys(files.errors).length > 0) throw new Problem(400, 'validation_failed', '', { errors: files.errors })
    // A form on a cached page has no form token; an empty one makes the sender confirm once.
    return { stored: await submitEntry(platform, form, values, { address, formToken: formToken ?? '' }) }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const errors = Object.fromEntries(Object.entries(error.extras.errors ?? {}).map(([slug, [message]]) => [slug, message ?? '']))
    const next = error.code === 'proof_required' ? issueFormToken(platform, 'again') : formToken
    return { rejected: { status: error.status, values, errors, failure: error.message, fileNames: files.names, formToken: next } }
  }
}

/** Stores the files of a POST at once, so that a valid one need not be chosen again when another field is invalid. */
async function storePostedFiles({ uploads, form, data, address }: Omit<Post, 'request' | 'platform'>, values: FieldValues) {
  const errors: Record<string, string[]> = {}
  const names: Record<string, string> = {}
  for (const { slug, field_type } of form.fields) {
    if (FIELD_TYPES[field_type]?.control !== 'file') continue
    const file = data.getAll(slug).find((value): value is File => value instanceof File && value.size > 0)
    if (!file) {
      names[slug] = String(data.get(`${slug}.name`) ?? '')
      continue
    }
    try {
      const upload = await uploads.take(file, address)
      values[slug] = upload.id
      names[slug] = upload.filename
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      errors[slug] = [error.message]
    }
  }
  return { errors, names }
}
