import { dayOf } from '../platform/clock/clock.ts'
import { createApi } from '../platform/http/api.ts'
import { Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { readEventPage } from './event-list.server.ts'
import { parseEventQuery } from './filter.ts'

/** A page of the Spielplan as it is drawn, for whoever scrolls on; the parameters are those of the page's address. */
export function eventListApi(platform: Platform) {
  const api = createApi()
  api.get('/event-list', async (context) => {
    const parsed = parseEventQuery(new URL(context.req.url).searchParams, dayOf(platform.clock.now()))
    if ('invalid' in parsed) {
      const message = t('Some entries are not valid.')
      throw new Problem(400, 'validation_failed', message, { errors: { [parsed.invalid]: [message] } })
    }
    return context.json(await readEventPage(platform, parsed))
  })
  return api
}
