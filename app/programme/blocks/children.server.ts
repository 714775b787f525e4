import { readShopCondition } from '../../booking/index.server.ts'
import type { ReadContext } from '../../platform/cache/cached-read.ts'
import type { Notation } from '../../platform/format/notation.ts'
import type { Platform } from '../../platform/platform.ts'
import { eventView } from '../event-view.ts'
import { type EventRow, listRelatedEvents } from '../events/queries.server.ts'

/** The parts of a performance, or the whole it belongs to with its other parts; null for most. One statement. */
export async function readParts(platform: ReadContext & Pick<Platform, 'config'>, event: EventRow['event'], notation: Notation) {
  const shop = await readShopCondition(platform)
  const family = await listRelatedEvents(platform, event)
  const now = platform.clock.now()
  const whole = family.find((row) => row.event.id === event.parentId)
  const parts = family.filter((row) => row !== whole)
  if (parts.length === 0 && !whole) return null
  return {
    whole: whole ? eventView(whole, now, notation, shop) : null,
    parts: parts.map((row) => eventView(row, now, notation, shop)),
  }
}
