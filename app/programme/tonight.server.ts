import type { ReadContext } from '../platform/cache/cached-read.ts'
import { dayOf } from '../platform/clock/clock.ts'
import { t } from '../platform/i18n/i18n.ts'
import { pictureOf } from '../platform/media/picture.ts'
import { readGivenSettings } from '../site/index.server.ts'
import type { Tonight } from '../site/index.ts'
import { eventView } from './event-view.ts'
import { findNextEvent } from './events/queries.server.ts'

/** The next performance, for the menu of every page; null when none is planned. Two statements, the second together with what the page asks for. */
export async function readTonight(platform: ReadContext): Promise<Tonight | null> {
  const [row, { design }] = await Promise.all([findNextEvent(platform), readGivenSettings(platform)])
  if (!row) return null
  const now = platform.clock.now()
  const event = eventView(row, now, design)
  const day = event.day === dayOf(now).toString() ? t('Today') : event.shortDate
  return { title: event.title, when: `${day}, ${event.time}`, url: event.url, zweiklang: event.zweiklang, picture: pictureOf(row.image) }
}
