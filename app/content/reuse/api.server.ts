import { createApi, idParam, jsonBody, requireStaff } from '../../platform/http/api.ts'
import { orNotFound } from '../../platform/http/problem.ts'
import { requireStaffWrite } from '../../platform/http/require-staff-write.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ModuleRegistry } from '../module-registry.server.ts'
import { createSharedPart, createTemplate, readReusables } from './reuse.server.ts'
import { sharedPartCreation, templateCreation } from './schema.ts'
import { readSharedPart } from './shared-part.server.ts'

/** The endpoints of shared parts and templates, for staff. They are renamed and deleted as records. */
export function reuseApi(platform: Platform, modules: ModuleRegistry) {
  const api = createApi()

  api.get('/reusables', async (context) => {
    await requireStaff(context)
    context.header('cache-control', 'no-store')
    return context.json(await readReusables(platform, modules))
  })

  api.get('/shared-parts/:id{[1-9]\\d*}/places', async (context) => {
    await requireStaff(context)
    context.header('cache-control', 'no-store')
    return context.json(orNotFound(await readSharedPart(platform, idParam(context))).places)
  })

  api.post('/shared-parts', async (context) => {
    const viewer = await requireStaffWrite(context, platform)
    return context.json(await createSharedPart(platform, modules, viewer, await jsonBody(context, sharedPartCreation)), 201)
  })

  api.post('/templates', async (context) => {
    const viewer = await requireStaffWrite(context, platform)
    return context.json(await createTemplate(platform, modules, viewer, await jsonBody(context, templateCreation)), 201)
  })

  return api
}
