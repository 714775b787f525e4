import { z } from 'zod'
import { createApi, jsonBody, limitBody, parseInput, requireStaff } from '../platform/http/api.ts'
import { authorize, may } from '../platform/http/authorize.ts'
import { fileMissing, notFound, validationFailed } from '../platform/http/problem.ts'
import { requireStaffWrite } from '../platform/http/require-staff-write.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { faceId, MAX_FACE_BYTES } from './faces/face.ts'
import { addFace, carriedFace, faceUploadSchema, removeFace } from './faces/faces.server.ts'
import { ownFacesOf, readIdentityInTx } from './identity.server.ts'
import { safeLogo } from './safe-logo.server.ts'
import { logoSchema } from './schema.ts'
import { identityUndoSchema, identityUpdateSchema, undoIdentity, updateIdentity } from './write.server.ts'

const FORM_BYTES = 16 * 1024
const logoCheckSchema = z.strictObject({ logo: logoSchema })

/** The calls by which a theatre's look is changed, and the change taken back. */
export function identityApi(platform: Platform) {
  const api = createApi()

  api.put('/identity', async (context) => {
    const viewer = await requireStaffWrite(context, platform)
    authorize(viewer, 'write', 'settings')
    const { base, identity } = await jsonBody(context, identityUpdateSchema)
    return context.json(await updateIdentity(platform, viewer, base, identity))
  })

  // What is shown of a logo before it is adopted is what visitors would get.
  api.post('/identity/logo', async (context) => {
    const viewer = await requireStaffWrite(context, platform)
    authorize(viewer, 'write', 'settings')
    const { logo, lost } = await safeLogo((await jsonBody(context, logoCheckSchema)).logo, 'logo')
    return context.json({ logo, lost })
  })

  api.post('/identity/undo', async (context) => {
    const viewer = await requireStaffWrite(context, platform)
    authorize(viewer, 'write', 'settings')
    const { base } = await jsonBody(context, identityUndoSchema)
    return context.json(await undoIdentity(platform, viewer, base))
  })

  api.post('/identity/faces', limitBody(MAX_FACE_BYTES * 2 + FORM_BYTES), async (context) => {
    const viewer = await requireStaffWrite(context, platform)
    authorize(viewer, 'write', 'settings')
    const { file, ...rest } = await context.req.parseBody()
    const said = parseInput(faceUploadSchema, rest)
    if (!(file instanceof File)) throw fileMissing({ errors: { file: [t('Please choose a file.')] } })
    if (file.size > MAX_FACE_BYTES) throw validationFailed([{ path: ['file'], message: t('A typeface is a WOFF2 file of up to 1 MB.') }])
    return context.json(await addFace(platform, new Uint8Array(await file.arrayBuffer()), said), 201)
  })

  api.get('/identity/faces/:id', async (context) => {
    await requireStaff(context, may('write', 'settings'))
    return context.json(await carriedFace(platform.db, idOf(context.req.param('id'))))
  })

  api.delete('/identity/faces/:id', async (context) => {
    const viewer = await requireStaffWrite(context, platform)
    authorize(viewer, 'write', 'settings')
    const id = idOf(context.req.param('id'))
    await removeFace(platform, id, async (tx) => ownFacesOf((await readIdentityInTx(tx)).identity).includes(id))
    return context.body(null, 204)
  })

  return api
}

/** The id of a face in a path. @throws Problem 404 when none can have it */
function idOf(text: string | undefined): string {
  const { data } = faceId.safeParse(text)
  if (!data) throw notFound()
  return data
}
