import { useEffect, useSyncExternalStore } from 'react'
import type { Reusables, SharedPart } from '../../content/reuse/reusable.ts'
import { request } from '../../staff-ui/api-client.ts'

const PATH = '/de/pageeditor-api/reusables'
const NONE: Reusables = { parts: [], templates: [], pictures: {} }

let known: Reusables | undefined
let reading: Promise<void> | undefined
let isOutdated = false
const listeners = new Set<() => void>()

/**
 * The shared parts and templates of the theatre, read once for all who ask; none until then, or where they cannot be read.
 * @param isNeeded whether they are to be read, where nobody has asked
 */
export function useReusables(isNeeded = true): Reusables {
  useEffect(() => {
    if (isNeeded && !known && !reading) void readAgain()
  }, [isNeeded])
  return useSyncExternalStore(
    subscribe,
    () => known ?? NONE,
    () => NONE,
  )
}

/** A shared part by its address, where the parts have been read. */
export function knownPart(slug: unknown): SharedPart | undefined {
  return known?.parts.find((part) => part.slug === slug)
}

/** Reads them after one was made: once more if they are being read, since that answer may be from before. */
export function readAgain(): Promise<void> {
  isOutdated = true
  reading ??= readUntilCurrent().finally(() => {
    reading = undefined
  })
  return reading
}

async function readUntilCurrent(): Promise<void> {
  while (isOutdated) {
    isOutdated = false
    try {
      known = await request<Reusables>('GET', PATH)
      for (const listener of listeners) listener()
    } catch {
      // The next caller requests them again.
    }
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
