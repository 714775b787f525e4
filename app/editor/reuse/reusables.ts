import { useEffect, useSyncExternalStore } from 'react'
import type { Reusables } from '../../content/reuse/reusable.ts'
import { request } from '../../staff-ui/api-client.ts'

const PATH = '/de/pageeditor-api/reusables'
const NONE: Reusables = { parts: [], templates: [], pictures: {} }

let known: Reusables | undefined
let isReading = false
const listeners = new Set<() => void>()

/** The shared parts and templates of the theatre, read once for all who ask; none until then, or where they cannot be read. */
export function useReusables(): Reusables {
  useEffect(() => {
    if (!known) void readAgain()
  }, [])
  return useSyncExternalStore(
    subscribe,
    () => known ?? NONE,
    () => NONE,
  )
}

/** Reads them anew, after one was made. */
export async function readAgain(): Promise<void> {
  if (isReading) return
  isReading = true
  try {
    known = await request<Reusables>('GET', PATH)
    for (const listener of listeners) listener()
  } catch {
    // The next caller requests them again.
  } finally {
    isReading = false
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
