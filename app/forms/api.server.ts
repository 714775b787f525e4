import { createApi, limitBody, requireStaff } from '../platform/http/api.ts'
import { reads } from '../platform/http/authorize.ts'
import { MAX_JSON_BYTES } from '../platform/http/clean-request.ts'
import { callerAddress } from '../platform/http/client-address.ts'
import { orNotFound } from '../platform/http/problem.ts'
import type { Platform } from '../platform/platform.ts'
import { submitEntry } from './commands.server.ts'
import { FORM_TOKEN_HEADER, SOLUTION_HEADER } from './constants.ts'
import { findForm, formResponse, thanksOf } from './queries.server.ts'
import { formRoute, formTokenRoute, submitRoute, uploadRoute } from './routes.ts'
import { issueFormToken, senderHash } from './spam-protection.server.ts'
import { inPageLanguage } from './translated-form.server.ts'
import { MAX_UPLOAD_BYTES, type UploadStore } from './uploads.server.ts'

const MULTIPART_OVERHEAD_BYTES = 64 * 1024
const UUID = '{[0-9a-f-]{36}}'

/** The endpoints of forms (A §7): the definition with its synthetic field, file uploads, and the submission. */
export function formsApi(platform: Platform, uploads: UploadStore) {
  const api = createApi()
  const { publicUrl } = platform.config

  api.openapi(formRoute, async (context) => {
    const form = orNotFound(await findForm(platform, context.req.valid('param').id))
    return context.json(formResponse(await inPageLanguage(platform, form)), 200)
  })

  api.openapi(formTokenRoute, (context) => {
    context.header('cache-control', 'no-store')
    return context.json({ mark: issueFormToken(platform) }, 200)
  })

  api.openapi(uploadRoute(publicUrl, [limitBody(MAX_UPLOAD_BYTES + MULTIPART_OVERHEAD_BYTES)]), async (context) => {
    const { file } = context.req.valid('form')
    const { id, filename, bytes } = await uploads.take(file, senderHash(platform, callerAddress(context, platform.config)))
    return context.json({ id, name: filename, size: bytes }, 201)
  })

  api.openapi(submitRoute(publicUrl, [limitBody(MAX_JSON_BYTES)]), async (context) => {
    const entry = context.req.valid('json')
    const form = orNotFound(await findForm(platform, entry.form))
    const sender = {
      address: callerAddress(context, platform.config),
      formToken: context.req.header(FORM_TOKEN_HEADER),
      solvedChallenge: context.req.header(SOLUTION_HEADER),
    }
    await submitEntry(platform, form, entry.field_values, sender)
    return context.json({ detail: thanksOf(platform, await inPageLanguage(platform, form)) }, 201)
  })

  api.get(`/forms-uploads/:id${UUID}`, async (context) => {
    await requireStaff(context, reads('entries'))
    const stored = orNotFound(await uploads.read(context.req.param('id')))
    // Always a download: untrusted files are never rendered on the site's origin.
    return context.body(stored.bytes as Uint8Array<ArrayBuffer>, 200, {
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(stored.upload.filename)}`,
      'cache-control': 'private, no-store',
    })
  })

  return api
}
