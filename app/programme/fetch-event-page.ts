import type { EventPage } from './event-list.server.ts'

/**
 * Brings a page of the Spielplan without its frame.
 * @param address of the page, as a visitor would open it
 * @throws Error when it cannot be had
 */
export async function fetchEventPage(address: string, signal: AbortSignal): Promise<EventPage> {
  const { search } = new URL(address, window.location.href)
  const response = await fetch(`/de/api/event-list/${search}`, { signal, headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`event list ${response.status}`)
  return response.json()
}
