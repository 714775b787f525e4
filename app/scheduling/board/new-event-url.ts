import { adminUrl } from '../../platform/routing/admin-url.ts'

const DEFAULT_START_TIME = '19:30'

/** The URL of the form for a new performance. @param at `2026-11-21T19:30`, or only the day */
export function newEventUrl(at: string, roomId?: number): string {
  const query = new URLSearchParams({ startsAt: at.includes('T') ? at : `${at}T${DEFAULT_START_TIME}` })
  if (roomId !== undefined) query.set('roomId', String(roomId))
  return `${adminUrl('event', 'new')}?${query}`
}
