import { adminUrl } from '../platform/routing/admin-url.ts'

/** When a performance begins of which only the day is known. */
const USUAL_BEGIN = '19:30'

/** The address of the form of a new performance that begins then. @param at `2026-11-21T19:30`, or only the day */
export function newEventUrl(at: string, roomId?: number): string {
  const query = new URLSearchParams({ startsAt: at.includes('T') ? at : `${at}T${USUAL_BEGIN}` })
  if (roomId !== undefined) query.set('roomId', String(roomId))
  return `${adminUrl('event', 'new')}?${query}`
}
