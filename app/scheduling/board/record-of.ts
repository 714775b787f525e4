import { adminUrl } from '../../platform/routing/admin-url.ts'
import type { SlotId } from '../../programme/schedule-slot.ts'

/** The record of an entry: its type and id. An entry of a planning system has none; its feed stands for it. */
export function recordOf(id: SlotId): [type: 'event' | 'room-booking' | 'feed', id: number] {
  if (typeof id === 'number') return ['event', id]
  const [kind, number] = id.split(':')
  return [kind === 'booking' ? 'room-booking' : 'feed', Number(number)]
}

/** The address of an entry's form; of an entry of a planning system, the screen of the feeds. */
export function entryUrl(id: SlotId): string {
  const [type, number] = recordOf(id)
  return type === 'feed' ? adminUrl('planning-feeds') : adminUrl(type, number)
}
