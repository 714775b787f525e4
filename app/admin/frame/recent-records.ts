import { useEffect, useSyncExternalStore } from 'react'
import { useMatches } from 'react-router'

/** A record that was opened, by its address. */
export type RecentRecord = { url: string; title: string }

const SHOWN = 5
const NONE: RecentRecord[] = []
const listeners = new Set<() => void>()
let cached: { person: string; text: string; records: RecentRecord[] } = { person: '', text: '', records: NONE }

/** The records with one more, newest first: each once, under its present title, and no more than are shown. */
export function withRecent(records: RecentRecord[], opened: RecentRecord): RecentRecord[] {
  return [opened, ...records.filter(({ url }) => url !== opened.url)].slice(0, SHOWN)
}

/** What this person has opened last in this browser; nothing while rendering on the server. */
export function useRecentRecords(person: string): RecentRecord[] {
  return useSyncExternalStore(
    subscribe,
    () => read(person),
    () => NONE,
  )
}

/** Remembers the record whose form is shown. */
export function useRememberedRecord(person: string): void {
  const match = useMatches().at(-1)
  const { record } = (match?.loaderData ?? {}) as { record?: { id?: number | null; title?: string } }
  const [url, title] = [match?.pathname, record?.id ? record.title : '']
  useEffect(() => {
    if (url && title) remember(person, { url, title })
  }, [person, url, title])
}

function remember(person: string, opened: RecentRecord): void {
  const before = read(person)
  if (before[0]?.url === opened.url && before[0].title === opened.title) return
  try {
    localStorage.setItem(keyOf(person), JSON.stringify(withRecent(before, opened)))
  } catch {
    // Where the browser keeps nothing, nothing is remembered.
  }
  for (const notify of listeners) notify()
}

function read(person: string): RecentRecord[] {
  const text = stored(person)
  if (cached.person !== person || cached.text !== text) cached = { person, text, records: parse(text) }
  return cached.records
}

function stored(person: string): string {
  try {
    return localStorage.getItem(keyOf(person)) ?? ''
  } catch {
    return ''
  }
}

function parse(text: string): RecentRecord[] {
  try {
    const found: unknown = JSON.parse(text || '[]')
    return Array.isArray(found) ? found.filter((record) => typeof record?.url === 'string' && typeof record.title === 'string') : NONE
  } catch {
    return NONE
  }
}

/** Several people may work at one computer. */
function keyOf(person: string): string {
  return `foyer-recent-records:${person}`
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  window.addEventListener('storage', onChange)
  return () => {
    listeners.delete(onChange)
    window.removeEventListener('storage', onChange)
  }
}
