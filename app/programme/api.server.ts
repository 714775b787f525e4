import { createApi } from '../platform/http/api.ts'
import type { Platform } from '../platform/platform.ts'
import { entitiesApi } from './api/entities-api.server.ts'
import { eventsApi } from './api/events-api.server.ts'
import { optionsApi } from './api/options-api.server.ts'

/** The programme API (A §7, B §7). */
export function programmeApi(platform: Platform) {
  const api = createApi()
  api.route('/', eventsApi(platform))
  api.route('/', optionsApi(platform))
  api.route('/', entitiesApi(platform))
  return api
}
