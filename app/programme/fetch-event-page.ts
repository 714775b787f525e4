import { currentLocale } from '../platform/i18n/i18n.ts'
import type { EventPage } from './event-list.server.ts'

/**
 * Loads the data of a page of the schedule.
 * @param address of the page, as a visitor would open it
 * @throws Error when it cannot be loaded
 */
export async function fetchEventPage(address: string, signal: AbortSignal): Promise<EventPage> {
  const { search } = new URL(address, window.location.href)
  const response = await fetch(`/${currentLocale()}/api/event-list/${search}`, { signal, headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`event list ${response.status}`)
  return response.json()
}
